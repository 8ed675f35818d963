// The word that keeps Core Foundation from taking an object for one of its own.

/// The first stored property of classes whose objects may be values of an attributed text.
///
/// Where a text gets an attribute that it has already, Core Foundation compares the two values, and reads
/// the type of each from the word after the object's header, where its own objects have it. An object
/// whose first property is 0, nil or a whole number passes for a broken one, and the program is stopped.
/// With a type that nobody registered it asks `isEqual(_:)`
/// ([`CFEqual`](https://github.com/swiftlang/swift-corelibs-foundation/blob/main/Sources/CoreFoundation/CFRuntime.c)).
package struct ForeignObjectMark: Sendable {
  /// The last of the 1,024 types that have room in bits 8 to 17; no table is as full.
  private var word: UInt64 = 0x3FF << 8

  /// The mark; all are equal.
  package init() {}
}

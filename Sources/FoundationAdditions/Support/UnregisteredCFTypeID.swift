// A stored property that keeps Core Foundation from taking a Swift object for one of its own.

/// The first stored property of classes whose objects may be attribute values of an attributed string.
///
/// Setting an attribute that a string has already makes Core Foundation compare both values. It reads the type ID of
/// each from the word after the object's header, where its own objects have it, and stops the program if an object
/// looks like a broken one of its own, as one does whose first property is 0, nil or an integer. For a type ID that
/// is not registered it calls `isEqual(_:)`
/// ([`CFEqual`](https://github.com/swiftlang/swift-corelibs-foundation/blob/main/Sources/CoreFoundation/CFRuntime.c)).
package struct UnregisteredCFTypeID: Sendable {
  /// The last of the 1,024 type IDs that fit into bits 8 to 17; the runtime's table never fills up.
  private var word: UInt64 = 0x3FF << 8

  /// Creates the word; all are equal.
  package init() {}
}

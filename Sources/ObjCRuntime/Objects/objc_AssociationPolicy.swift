// How an object holds a value that is associated with it.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

/// How an object holds an associated value
/// ([Apple](https://developer.apple.com/documentation/objectivec/objc_associationpolicy)).
///
/// The copying policies retain the value too; nothing is copied here.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference, so nil once the value is deallocated; Apple's dangles.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

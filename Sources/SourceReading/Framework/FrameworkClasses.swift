// Questions to the generated table of the framework's classes.

/// The framework's classes that a source may build on.
enum FrameworkClasses {
  /// `UIView` and the classes below it.
  static let views = subclasses(of: "UIView")

  /// `CALayer` and the classes below it.
  static let layers = subclasses(of: "CALayer")

  /// `UIViewController` and the classes below it.
  static let controllers = subclasses(of: "UIViewController")

  /// The classes of objects that stand beside the views of a document, apart from controllers.
  static let documentObjects = subclasses(of: "UIGestureRecognizer").union([
    "NSObject", "UIResponder", "UIBarButtonItem", "UINavigationItem", "UITabBarItem",
  ])

  /// The classes whose extensions may declare members that a source's own classes override.
  static let extensible = Set(FrameworkTable.superclasses.keys).union(["NSObject"])

  /// Classes of Foundation that properties of layers are declared as.
  private static let foundationClasses: Set<String> = [
    "NSArray", "NSAttributedString", "NSData", "NSDate", "NSDictionary", "NSNumber", "NSSet",
    "NSString", "NSURL", "NSValue",
  ]

  /// Whether the type is a class of the framework or one of Foundation's common ones.
  static func isClass(_ type: String) -> Bool {
    FrameworkTable.superclasses[type] != nil || foundationClasses.contains(type)
  }

  /// The classes below a class, without itself.
  static func below(_ name: String) -> Set<String> { subclasses(of: name).subtracting([name]) }

  /// A class and those above it, nearest first.
  static func chain(_ name: String) -> [String] {
    Array(sequence(first: name) { FrameworkTable.superclasses[$0] })
  }

  /// Whether a class below that one can override a method or property of its own, or of a class above.
  static func canOverride(_ member: String, of name: String) -> Bool {
    chain(name).contains { owner in
      FrameworkTable.openMembers[owner]?.split(separator: " ").contains(member[...])
        ?? (owner == "NSObject" && objectMembers.contains(member))
    }
  }

  /// Members of `NSObject` that are overridden.
  private static let objectMembers: Set<String> = [
    "copy", "debugDescription", "description", "hash", "isEqual", "mutableCopy",
  ]

  private static func subclasses(of base: String) -> Set<String> {
    Set(FrameworkTable.superclasses.keys.filter { isSubclass($0, of: base) })
  }

  private static func isSubclass(_ name: String, of base: String) -> Bool {
    name == base || FrameworkTable.superclasses[name].map { isSubclass($0, of: base) } ?? false
  }
}

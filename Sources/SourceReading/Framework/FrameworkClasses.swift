// Questions to the generated table of the framework's classes.

/// The framework's classes that a source may build on.
enum FrameworkClasses {
  /// `UIView` and the classes below it.
  static let views = subclasses(of: "UIView")

  /// `CALayer` and the classes below it.
  static let layers = subclasses(of: "CALayer")

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

  /// The initialisers that a subclass without designated ones inherits; nil: all of its kind, `init(frame:)`
  /// of views among them.
  static func inheritedInitializers(of name: String) -> [InitializerRecord]? {
    FrameworkTable.viewInitializers[name]?.map(InitializerRecord.init)
  }

  private static func subclasses(of base: String) -> Set<String> {
    Set(FrameworkTable.superclasses.keys.filter { isSubclass($0, of: base) })
  }

  private static func isSubclass(_ name: String, of base: String) -> Bool {
    name == base || FrameworkTable.superclasses[name].map { isSubclass($0, of: base) } ?? false
  }
}

extension InitializerRecord {
  /// Reads `init(frame:style:)` or `init?(coder:)`.
  fileprivate init(_ name: String) {
    let labels = name.split(separator: "(").last?.split(separator: ":").dropLast() ?? []
    self.init(
      neededLabels: labels.map(String.init), labels: labels.map(String.init), isConvenience: false,
      isOverride: true, isFailable: name.hasPrefix("init?"), isUnavailable: false)
  }
}

// The classes of a user's sources, by the names that documents use.

/// The classes of a user's sources, by the names that documents use; framework classes by theirs.
@MainActor package enum NibClasses {
  private static var views: [String: UIView.Type] = [:]
  private static var controllers: [String: UIViewController.Type] = [:]
  private static var objects: [String: () -> AnyObject] = [:]
  private static var segues: [String: SegueMaker] = [:]

  /// Makes a segue of a class from its identifier, its source and its destination.
  package typealias SegueMaker = (String?, UIViewController, UIViewController) -> UIStoryboardSegue

  /// Registers a class of views under its name; a second call for a name replaces it.
  package static func register(_ type: UIView.Type, _ name: String) { views[name] = type }

  /// Registers a class of view controllers under its name; a second call for a name replaces it.
  package static func register(_ type: UIViewController.Type, _ name: String) {
    controllers[name] = type
  }

  /// Registers a class of other objects under its name; a second call for a name replaces it.
  package static func register(object name: String, make: @escaping () -> AnyObject) {
    objects[name] = make
  }

  /// Registers a class of segues under its name; a second call for a name replaces it.
  package static func register(segue name: String, make: @escaping SegueMaker) {
    segues[name] = make
  }

  /// Whether the sources have a class of views of that name.
  static func isRegistered(_ name: String) -> Bool { views[name] != nil }

  /// Whether the sources or the framework have a class of that name.
  static func isKnown(_ name: String) -> Bool {
    views[name] != nil || frameworkClass(name) != nil
  }

  /// Returns a view of that class, made with a coder; nil where the name is unknown.
  static func view(_ name: String, _ coder: NSCoder = NSCoder()) -> UIView? {
    let type = views[name] ?? frameworkClass(name) as? UIView.Type
    return type.flatMap { $0.init(coder: coder) }
  }

  /// Returns a controller of that class, made with a coder; nil where the name is unknown.
  static func controller(_ name: String) -> UIViewController? {
    let type = controllers[name] ?? frameworkClass(name) as? UIViewController.Type
    return type.flatMap { $0.init(coder: NSCoder()) }
  }

  /// Returns an object of that class; nil where the name is unknown.
  static func object(_ name: String) -> AnyObject? { objects[name]?() }

  /// Returns what makes segues of that class; nil where the name is unknown.
  static func segue(_ name: String) -> SegueMaker? { segues[name] }

  /// Returns a class of the sources that is neither a view nor a controller; nil where there is none of that name.
  static func named(_ name: String) -> AnyClass? {
    let names = views.values.map { String(reflecting: $0) }
    let modules = Set(names.compactMap { $0.split(separator: ".").first })
    return modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }

  private static func frameworkClass(_ name: String) -> AnyClass? {
    NSClassFromString("UIKit.\(name)")
  }
}

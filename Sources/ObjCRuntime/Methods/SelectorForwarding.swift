// Objects that stand before others, such as a display link's target that holds its owner weakly.

/// An object that says itself which selectors it understands. A pass makes a class that overrides this
/// function such an object.
public protocol SelectorAnswering: AnyObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, the signature that is overridden
  func responds(to aSelector: Selector!) -> Bool
}

/// An object that names who takes the selectors that it has no method for. A pass makes a class that
/// overrides this function such an object.
public protocol SelectorForwarding: AnyObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, the signature that is overridden
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

extension ObjCRuntime {
  /// What `super.forwardingTarget(for:)` gives.
  public static func noTarget(_ selector: Selector?) -> Any? { nil }

  /// Who takes a selector instead of the object; never the object itself.
  static func forwardingTarget(of object: AnyObject, _ selector: Selector) -> AnyObject? {
    let target = (object as? any SelectorForwarding)?.forwardingTarget(for: selector)
    return target.map { $0 as AnyObject }.flatMap { $0 === object ? nil : $0 }
  }

  /// Whether the object's class is that class or one below it.
  static func isKind(_ object: AnyObject, of aClass: AnyClass) -> Bool {
    firstInSuperclasses(of: object) { $0 == ObjectIdentifier(aClass) ? true : nil } ?? false
  }
}

// Forwarding of selectors, and the test for a class.

extension ObjCRuntime {
  /// The result of `super.forwardingTarget(for:)` in a lowered class: nil.
  public static func noTarget(_ selector: Selector?) -> Any? { nil }

  /// Returns the object that a forwarding object names as the receiver; nil where that is itself.
  static func forwardingTarget(of object: AnyObject, _ selector: Selector) -> AnyObject? {
    let target = (object as? any SelectorForwarding)?.forwardingTarget(for: selector)
    return target.map { $0 as AnyObject }.flatMap { $0 === object ? nil : $0 }
  }

  /// Whether the object's class is `aClass` or a subclass of it.
  static func isKind(_ object: AnyObject, of aClass: AnyClass) -> Bool {
    firstInSuperclasses(of: object) { $0 == ObjectIdentifier(aClass) ? true : nil } ?? false
  }
}

// Handlers of a view for changes of its traits.

public import ObjCRuntime

extension UITraitChangeObservable where Self: UIView {
  /// Calls `handler` with the view and its former traits when one of `traits` changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ view: Self, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(
      TraitChangeHandler(traits) { view, previous in
        if let view = view as? Self { handler(view, previous) }
      })
  }

  /// The same for handlers that name their class as `Self`.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (_ view: Environment, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(
      TraitChangeHandler(traits) { view, previous in
        if let view = view as? Environment { handler(view, previous) }
      })
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  func register(_ handler: TraitChangeHandler) -> TraitChangeHandler {
    storage.traitHandlers.append(handler)
    return handler
  }

  /// Sends `action` to `target`, with the view and its former traits where it takes them.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return register(
      TraitChangeHandler(traits) { [weak target] view, previous in
        if let target { ObjCRuntime.send(action, to: target, view, previous) }
      })
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    storage.traitHandlers.removeAll { $0 === registration }
  }
}

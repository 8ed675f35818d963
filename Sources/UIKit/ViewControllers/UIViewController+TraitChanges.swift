// Handlers of a view controller for changes of its traits, which are those of its view.

extension UITraitChangeObservable where Self: UIViewController {
  /// Calls `handler` with the controller and its view's former traits when one of `traits` changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ controller: Self, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    view.register(
      TraitChangeHandler(traits) { [weak self] _, previous in
        if let self { handler(self, previous) }
      })
  }

  /// The same for handlers that name their class as `Self`.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (_ controller: Environment, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    view.register(
      TraitChangeHandler(traits) { [weak self] _, previous in
        if let controller = self as? Environment { handler(controller, previous) }
      })
  }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    viewIfLoaded?.unregisterForTraitChanges(registration)
  }
}

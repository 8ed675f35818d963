// Who has traits, and who waits for them to change.

public import CoreGraphics
public import ObjCRuntime

/// What has traits
/// ([Apple](https://developer.apple.com/documentation/uikit/uitraitenvironment)).
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What tells of changes of its traits
/// ([Apple](https://developer.apple.com/documentation/uikit/uitraitchangeobservable)).
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A wish to hear of changes, as `registerForTraitChanges` gives it back.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// One wish.
@MainActor final class TraitChangeHandler: NSObject, UITraitChangeRegistration {
  private let traits: [any KnownTrait.Type]
  private let handler: (UIView, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UIView, UITraitCollection) -> Void) {
    self.traits = traits.compactMap { $0 as? any KnownTrait.Type }
    self.handler = handler
  }

  /// Calls the handler where one of its traits is another now.
  func hear(_ view: UIView, from previous: UITraitCollection, to now: UITraitCollection) {
    guard traits.contains(where: { $0.differs(previous.said, now.said) }) else { return }
    handler(view, previous)
  }
}

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

  /// As the other, for handlers that name their class as `Self`.
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

  /// As the other, for handlers that name their class as `Self`.
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

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    viewIfLoaded?.unregisterForTraitChanges(registration)
  }
}

extension UIScreen: UITraitEnvironment {
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

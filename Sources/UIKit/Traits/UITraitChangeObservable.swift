// Objects that report changes of their traits.

/// Objects that report changes of their traits
/// ([Apple](https://developer.apple.com/documentation/uikit/uitraitchangeobservable)).
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

// Objects that observe key paths.

/// An object that `addObserver(_:forKeyPath:options:context:)` may register. Layers, views and other responders
/// conform; the lowering makes a user's class conform that overrides `observeValue`.
@preconcurrency @MainActor
public protocol KeyValueObserver: AnyObject {
  /// Reports that the value at an observed key path has changed. `change` has the entries that the options ask for.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

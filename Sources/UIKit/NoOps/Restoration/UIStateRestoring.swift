// No-op on Linux: objects that save their state and restore it; none is ever asked to.

public import CoreGraphics

/// Objects that save their state and restore it; none is ever asked to
/// ([Apple](https://developer.apple.com/documentation/uikit/uistaterestoring)).
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  /// The object that this one is restored within. Default: nil.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that makes the object anew. Default: nil.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  /// Called when all objects have their state again.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}

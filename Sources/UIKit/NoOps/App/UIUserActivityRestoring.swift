// No-op on Linux: objects that restore the state of a user activity; none is ever handed to them.

public import CoreGraphics

/// Objects that restore the state of a user activity; none is ever handed to them.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {}

extension UIResponder: UIUserActivityRestoring {}

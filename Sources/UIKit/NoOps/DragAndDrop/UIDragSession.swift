// No-op on Linux: a drag session; none ever begins.

/// A drag session; none ever begins.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

// No-op on Linux: a drag session; none ever begins.

/// A drag as seen by where it begins. There is none here.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

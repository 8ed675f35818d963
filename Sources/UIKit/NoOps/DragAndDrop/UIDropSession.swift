// No-op on Linux: a drop session; none ever begins.

/// A drag as seen by where it ends. There is none here.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

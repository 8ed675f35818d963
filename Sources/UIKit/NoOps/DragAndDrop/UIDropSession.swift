// No-op on Linux: a drop session; none ever begins.

/// A drop session; none ever begins.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

// Objects that stay alive until the frame that they changed for.

/// Retains objects that changed since a stage's last frame and that nothing else may hold.
///
/// A transaction retains such objects on Apple's systems too: a layer that only a weak variable names is
/// still alive when it is added to a superlayer. Main thread only.
package final class UncommittedObjects: @unchecked Sendable {
  // Unchecked: layers change on the main thread.
  private var objects: [AnyObject] = []

  /// Makes an empty list.
  package init() {}

  /// The objects of the stage that code runs under. Default: nil, outside of any stage, where no frame is made.
  @TaskLocal package static var current: UncommittedObjects?

  /// Retains `object` until `release()`.
  package func retain(_ object: AnyObject) {
    if objects.last !== object { objects.append(object) }
  }

  /// Releases all objects: their frame is made.
  package func release() {
    if !objects.isEmpty { objects = [] }
  }
}

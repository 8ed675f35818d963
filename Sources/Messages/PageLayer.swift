// A layer on a page that is no view's own.

/// How a layer lies in the view or the layer around it.
package struct PageLayer: Codable, Hashable, Sendable {
  /// Whether it is the mask.
  package var isMask: Bool
  /// The number of the views beside it that lie behind it.
  package var viewsBehind: Int

  /// A layer before that many views.
  package init(isMask: Bool = false, viewsBehind: Int = 0) {
    self.isMask = isMask
    self.viewsBehind = viewsBehind
  }
}

// What a layer keeps between frames so that what did not change costs nothing.

/// What a layer keeps between frames. By reference, so that a look costs no copy. Equal content keeps its arrays and items, so that comparing
/// two lists stops at them.
final class LayerCache {
  /// What the layer's own values draw; nil after one of them changed.
  var own: OwnItems?
  /// All that the layer and its sublayers draw, in its own space; nil before the first frame and
  /// where nothing is visible.
  var items: DisplayList?
  /// `items` in the superlayer, as they were placed last; nil where there is nothing to see.
  var placed: DisplayItem?
  /// Whether `placed` counts: the layer was placed since it came into its tree.
  var isPlaced = false
  /// Whether it was placed last where its own values put it, without animations.
  var isAtRest = false
  /// The order among its siblings when it was placed last.
  var zPosition: CGFloat = 0
  /// Which of its superlayer's sublayers it was then.
  var index = 0
  /// What moved the sublayers when they were placed last; nil for nothing.
  var geometry: SublayerGeometry?
  /// What the sublayers draw; nil after one came, went or changed its place, and where their order
  /// is another than the tree's.
  var sublayers: SublayerRuns?
}

/// What of a layer's values moves its sublayers.
struct SublayerGeometry: Equatable {
  private let transform: CATransform3D
  private let isFlipped: Bool
  private let bounds: CGRect
  private let anchorPoint: CGPoint

  /// nil where sublayers stay where their own values put them.
  init?(_ values: LayerValues) {
    guard values.movesSublayers else { return nil }
    transform = values.sublayerTransform
    isFlipped = values.isGeometryFlipped
    bounds = values.bounds
    anchorPoint = values.anchorPoint
  }
}

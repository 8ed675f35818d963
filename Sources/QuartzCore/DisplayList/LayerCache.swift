// What a layer keeps between frames so that what did not change costs nothing.

/// The parts of a layer's picture that are kept from frame to frame.
///
/// Equal parts keep their lists and items, so that the comparison of two display lists stops at them. A class, so
/// that reading a part copies nothing.
final class LayerCache {
  /// The drawing of the layer's model values; nil after one of them changed.
  var drawing: LayerDrawing?
  /// All that the layer and its sublayers draw, in its own space; nil before the first frame and
  /// where nothing is visible.
  var items: DisplayList?
  /// `items` in the superlayer, as they were placed last; nil where there is nothing to see.
  var placed: DisplayItem?
  /// Whether `placed` counts: the layer was placed since it came into its tree.
  var isPlaced = false
  /// Whether it was placed last where its own values put it, without animations.
  var isAtRest = false
  /// What the layer showed when it was sampled last; nil where nothing animated it then.
  var sampled: SharedValues?
  /// The order among its siblings when it was placed last.
  var zPosition: CGFloat = 0
  /// Which of its superlayer's sublayers it was then.
  var index = 0
  /// What moved the sublayers when they were placed last; nil for nothing.
  var geometry: SublayerGeometry?
  /// What the sublayers draw; nil after one came, went or changed its place, and where their order
  /// is another than the tree's.
  var sublayers: SublayerChunks?
}

/// What of a layer's values moves its sublayers.
struct SublayerGeometry: Equatable {
  let transform: CATransform3D
  let isFlipped: Bool
  let bounds: CGRect
  let anchorPoint: CGPoint

  /// nil where sublayers stay where their own values put them.
  init?(_ shown: SharedValues) {
    transform = shown.values.sublayerTransform
    isFlipped = shown.values.isGeometryFlipped
    guard isFlipped || transform != CATransform3DIdentity else { return nil }
    bounds = shown.values.bounds
    anchorPoint = shown.values.anchorPoint
  }
}

// The cache of a layer from frame to frame: unchanged layers cost nothing.

/// The parts of a layer's picture that are kept from frame to frame.
///
/// Equal parts keep their lists and items, so that the comparison of two display lists stops at
/// them. A class, so that reading a part copies nothing.
final class LayerCache {
  /// The drawing of the layer's model values; nil after one of them changed.
  var drawing: LayerDrawing?
  /// The picture of the layer and its sublayers, in its own space; nil before the first frame and
  /// where nothing is visible.
  var items: DisplayList?
  /// `items` in the superlayer, as they were placed last; nil where they draw nothing.
  var placed: DisplayItem?
  /// Whether `placed` is valid: the layer was placed since it came into its tree.
  var isPlaced = false
  /// Whether it was placed last where its own values put it, without animations.
  var isAtRest = false
  /// The values of the last sample; nil where nothing animated the layer then.
  var sampled: SharedValues?
  /// The `zPosition` with which it was placed last.
  var zPosition: CGFloat = 0
  /// The index among the superlayer's sublayers with which it was placed last.
  var index = 0
  /// The geometry with which the sublayers were placed last; nil where it moved none.
  var geometry: SublayerGeometry?
  /// The items of the sublayers; nil after one was added, removed or reordered, and where
  /// `zPosition` orders them.
  var sublayers: SublayerChunks?
}

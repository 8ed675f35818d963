// What a layer keeps between frames so that what did not change costs nothing.

/// What a layer keeps between frames. Equal content keeps its arrays, so that comparing two lists
/// stops at them.
struct LayerCache {
  /// What the layer's own values draw; nil after one of them changed.
  var own: OwnItems?
  /// All that the layer and its sublayers draw, while nothing in its tree changes or moves.
  var picture: [DisplayItem]?
}

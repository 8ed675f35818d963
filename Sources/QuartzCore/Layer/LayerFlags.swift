// What a layer and the tree below it still have to do.

/// Marks of a layer. Those that end in `Below` are set on every superlayer up to the root, so that a
/// pass visits only what it must.
struct LayerFlags: OptionSet {
  let rawValue: UInt16

  static let needsLayout = LayerFlags(rawValue: 1)
  static let needsDisplay = LayerFlags(rawValue: 2)
  static let layoutBelow = LayerFlags(rawValue: 4)
  static let displayBelow = LayerFlags(rawValue: 8)
  /// The layer or something below it changed since it was last sampled.
  static let dirty = LayerFlags(rawValue: 16)
  /// The layer or something below it has animations.
  static let animated = LayerFlags(rawValue: 32)
  /// The layer was in a display list since it came into its tree.
  static let shown = LayerFlags(rawValue: 64)
  /// The layer is on its superlayer's list of those that the next frame has to visit.
  static let awaitsVisit = LayerFlags(rawValue: 128)
  /// The layout from the layer down did not come to rest when it was last tried.
  static let layoutUnsettled = LayerFlags(rawValue: 256)
}

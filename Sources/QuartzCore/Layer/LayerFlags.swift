// The work that a layer and the tree below it wait for.

/// The marks of a layer. Those that end in `Below` are set on every superlayer up to the root, so that a
/// pass visits only the layers that need it.
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
  /// The layer was in a display list since it was added to its tree.
  static let shown = LayerFlags(rawValue: 64)
  /// The layer is among its superlayer's `sublayersToVisit`.
  static let awaitsVisit = LayerFlags(rawValue: 128)
  /// The last layout of the layer and the layers below did not settle.
  static let layoutUnsettled = LayerFlags(rawValue: 256)
  /// The layer is a part that the framework made.
  static let isPart = LayerFlags(rawValue: 512)
}

// A layer that draws itself in tiles.

/// A layer that draws itself in tiles as they are needed
/// ([Apple](https://developer.apple.com/documentation/quartzcore/catiledlayer)). Drawing is recorded
/// here, so that one recording serves all tiles and levels.
open class CATiledLayer: CALayer {
  /// Seconds in which tiles appear; they are there at once here.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// Default: 1.
  open var levelsOfDetail = 1
  /// Default: 0.
  open var levelsOfDetailBias = 0
  /// Default: 256 × 256.
  open var tileSize = CGSize(width: 256, height: 256)
}

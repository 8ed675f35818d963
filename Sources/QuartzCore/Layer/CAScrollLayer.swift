// A layer that shows a part of what is larger than it.

/// In which directions a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer whose bounds move over its sublayers
/// ([Apple](https://developer.apple.com/documentation/quartzcore/cascrolllayer)).
open class CAScrollLayer: CALayer {
  /// Default: both.
  open var scrollMode = CAScrollLayerScrollMode.both

  public override init() {
    super.init()
    masksToBounds = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes `p` the bounds' origin, in the directions of the mode.
  open func scroll(to p: CGPoint) {
    let isFree = scrollMode == .both
    if isFree || scrollMode == .horizontally { bounds.origin.x = p.x }
    if isFree || scrollMode == .vertically { bounds.origin.y = p.y }
  }

  /// Moves the bounds as little as shows `r`.
  open func scroll(to r: CGRect) {
    scroll(
      to: CGPoint(
        x: Self.origin(bounds.minX, bounds.width, r.minX, r.maxX),
        y: Self.origin(bounds.minY, bounds.height, r.minY, r.maxY)))
  }

  private static func origin(
    _ origin: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat
  ) -> CGFloat {
    if low < origin || high - low > length { return low }
    return high > origin + length ? high - length : origin
  }
}

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

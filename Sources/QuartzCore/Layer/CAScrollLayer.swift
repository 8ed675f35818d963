// A layer that shows a part of what is larger than it.

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

  /// Makes a layer with defaults: Foundation's coder holds none.
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
        x: Self.origin(bounds.minX, length: bounds.width, low: r.minX, high: r.maxX),
        y: Self.origin(bounds.minY, length: bounds.height, low: r.minY, high: r.maxY)))
  }

  /// Returns the origin, of a bounds' axis of `length`, that shows the range from `low` to `high`
  /// after the least move.
  private static func origin(
    _ origin: CGFloat, length: CGFloat, low: CGFloat, high: CGFloat
  ) -> CGFloat {
    if low < origin || high - low > length { return low }
    return high > origin + length ? high - length : origin
  }
}

// No-op on Linux: the halo effect of a focused view, stored; the focus ring is the same for all
// views.

public import CoreGraphics
public import QuartzCore

/// A halo around the view, stored; the focus ring is the same for all views.
open class UIFocusHaloEffect: UIFocusEffect {
  public enum Position: Int, Sendable {
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  let path: UIBezierPath?
  open weak var containerView: UIView?
  open weak var referenceView: UIView?
  open var position = Position.automatic

  public override init() {
    path = nil
    super.init()
  }

  public init(rect: CGRect) {
    path = UIBezierPath(rect: rect)
    super.init()
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    super.init()
  }

  public init(path bezierPath: UIBezierPath) {
    path = bezierPath
    super.init()
  }
}

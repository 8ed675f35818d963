// What a view that has the focus looks like. It is kept: the focus ring here is the same for all.

public import CoreGraphics
public import QuartzCore

/// How the focus is shown ([Apple](https://developer.apple.com/documentation/uikit/uifocuseffect)).
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  public override init() {}

  /// Nothing shows it.
  open class func none() -> UIFocusEffect { UIFocusEffect() }
}

/// A ring around the view.
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

// No-op on Linux: haptic feedback for an impact, which is never played.

public import CoreGraphics

/// Haptic feedback for an impact, which is never played.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public init(style: FeedbackStyle) {
    super.init()
  }

  public override init() {
    super.init()
  }

  open func impactOccurred() {
    tap()
  }

  open func impactOccurred(intensity: CGFloat) {
    tap()
  }
}

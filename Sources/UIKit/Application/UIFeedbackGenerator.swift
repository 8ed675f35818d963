// Taps that one feels, which a desktop has not.

public import CoreGraphics

/// Makes the device tap back. Nothing here does: the first call says so
/// ([Apple](https://developer.apple.com/documentation/uikit/uifeedbackgenerator)).
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  open func prepare() {}

  func tap() {
    logOnce("\(type(of: self)): this machine cannot be felt")
  }
}

/// Feedback of something that hits something.
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

/// Feedback of a selection that changed.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {
    tap()
  }
}

/// Feedback of something that went well or badly.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    tap()
  }
}

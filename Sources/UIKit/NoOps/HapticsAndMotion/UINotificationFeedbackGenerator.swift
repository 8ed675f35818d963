// No-op on Linux: haptic feedback for success, warning and error, which is never played.

/// Haptic feedback for success, warning and error, which is never played.
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

// No-op on Linux: haptic feedback for a changed selection, which is never played.

/// Feedback of a selection that changed.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {
    tap()
  }
}

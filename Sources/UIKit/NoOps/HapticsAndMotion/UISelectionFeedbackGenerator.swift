// No-op on Linux: haptic feedback for a changed selection, which is never played.

/// Haptic feedback for a changed selection, which is never played.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {
    tap()
  }
}

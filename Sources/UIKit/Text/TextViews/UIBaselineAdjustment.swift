// The vertical position of text that was scaled down.

/// The vertical position of a line of text that is drawn smaller to fit
/// ([Apple](https://developer.apple.com/documentation/uikit/uibaselineadjustment)).
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}

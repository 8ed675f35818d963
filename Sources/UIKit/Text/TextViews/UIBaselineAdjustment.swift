// The vertical position of text that was scaled down.

/// The vertical position of text that was scaled down.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}

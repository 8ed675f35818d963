// No-op on Linux: the inline prediction setting of a text, stored and never run.

/// The inline prediction setting of a text, stored and never run.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

// No-op on Linux: the autocorrection setting of a text, stored and never run.

public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

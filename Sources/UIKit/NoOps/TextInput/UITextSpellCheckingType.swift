// No-op on Linux: the spell checking setting of a text, stored and never run.

public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

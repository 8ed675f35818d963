// No-op on Linux: the smart quotes setting of a text field, stored and never read.

public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

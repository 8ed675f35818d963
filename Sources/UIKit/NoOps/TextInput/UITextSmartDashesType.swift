// No-op on Linux: the smart dashes setting of a text field, stored and never read.

public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

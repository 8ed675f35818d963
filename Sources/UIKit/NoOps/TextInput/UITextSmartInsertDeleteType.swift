// No-op on Linux: the smart insertion setting of a text field, stored and never read.

public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

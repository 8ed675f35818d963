// The style of a bar.

public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  @available(*, deprecated, message: "Use black and isTranslucent")
  case blackTranslucent = 2
}

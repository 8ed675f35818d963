// No-op on Linux: the result of a background fetch; none is ever begun.

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

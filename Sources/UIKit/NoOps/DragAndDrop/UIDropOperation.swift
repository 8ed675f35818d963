// No-op on Linux: the operation that a drop performs; nothing is dropped.

/// The operation that a drop performs; nothing is dropped.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

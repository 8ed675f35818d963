// In which order the bytes of a pixel lie.

/// In which order the bytes of a pixel's words lie.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
  case orderMask = 0x7000
}

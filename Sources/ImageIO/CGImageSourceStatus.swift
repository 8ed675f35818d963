// The state of an image source.

/// The state of an image source
/// ([Apple](https://developer.apple.com/documentation/imageio/cgimagesourcestatus)); always `statusComplete` here.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

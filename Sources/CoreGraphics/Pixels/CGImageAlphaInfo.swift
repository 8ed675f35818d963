// The position of a pixel's alpha.

/// The position of a pixel's alpha, and whether colours are multiplied by it
/// ([Apple](https://developer.apple.com/documentation/coregraphics/cgimagealphainfo)).
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none
  case premultipliedLast
  case premultipliedFirst
  case last
  case first
  case noneSkipLast
  case noneSkipFirst
  case alphaOnly
}

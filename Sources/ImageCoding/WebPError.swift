// The errors of WebP data, one case a fact.

internal import CoreGraphics

/// WebP data that cannot be read, or pixels that cannot be written.
package enum WebPError: Error, Hashable, Sendable {
  /// The data does not begin as a WebP file does.
  case notWebP
  /// More than 2²⁶ pixels, or none; or a frame is not as large as the first.
  case size(width: Int, height: Int)
  /// Wider or higher than WebP can say.
  case side(width: Int, height: Int)
  /// More bytes than a file may have.
  case fileSize(limit: Int)
  /// libwebp refused; the reason is the name of its status.
  case codec(reason: String)
}

extension WebPError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notWebP: "not a WebP picture"
    case .size(let width, let height):
      "a picture of \(width) × \(height) pixels is out of bounds (1 … \(WebP.maximumPixels) in all)"
    case .side(let width, let height):
      "a picture of \(width) × \(height) pixels is out of WebP's bounds (1 … \(WebP.maximumSide) a side)"
    case .fileSize(let limit): "the frames need more than the \(limit) bytes of a WebP file"
    case .codec(let reason): "bad WebP data: \(reason)"
    }
  }
}

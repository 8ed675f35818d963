// The errors of WebP data, one case a fact.

internal import CoreGraphics

/// WebP data that cannot be read.
package enum WebPError: Error, Hashable, Sendable {
  /// The data does not begin as a WebP file does.
  case notWebP
  /// More than 2²⁶ pixels, or none.
  case size(width: Int, height: Int)
  /// libwebp refused; the reason is the name of its status.
  case codec(reason: String)
}

extension WebPError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notWebP: "not a WebP picture"
    case .size(let width, let height):
      "a picture of \(width) × \(height) pixels is out of bounds (1 … \(WebP.maximumPixels) in all)"
    case .codec(let reason): "bad WebP data: \(reason)"
    }
  }
}

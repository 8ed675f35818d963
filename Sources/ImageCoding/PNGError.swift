// The errors of PNG data, one case a fact.

internal import CoreGraphics

/// PNG data that cannot be read, or pixels that cannot be written.
package enum PNGError: Error, Hashable, Sendable {
  /// The data does not begin with PNG's signature and header.
  case notPNG
  /// Wider or higher than `PixelSize.maximumSide`, or without pixels.
  case size(width: Int, height: Int)
  /// The data ends before the pixels do.
  case tooShort(width: Int, height: Int, bytes: Int)
  /// libpng refused; the reason is its words.
  case codec(reason: String)
}

extension PNGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notPNG: "not a PNG picture"
    case .size(let width, let height):
      "a picture of \(width) × \(height) pixels is out of bounds (1 … \(PixelSize.maximumSide) a side)"
    case .tooShort(let width, let height, let bytes):
      "\(bytes) bytes are too few for \(width) × \(height) pixels"
    case .codec(let reason): "bad PNG data: \(reason)"
    }
  }
}

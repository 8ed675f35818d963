// The errors of JPEG data, one case a fact.

internal import CoreGraphics

/// JPEG data that cannot be read, or pixels that cannot be written.
package enum JPEGError: Error, Hashable, Sendable {
  /// The data does not begin as a JPEG file does, or has no frame.
  case notJPEG
  /// A frame with arithmetic codes, or without loss; `marker` is its second byte.
  case kind(marker: UInt8)
  /// Wider or higher than `PixelSize.maximumSide`, or without pixels.
  case size(width: Int, height: Int)
  /// The data ends long before the pixels do.
  case tooShort(width: Int, height: Int, bytes: Int)
  /// libjpeg-turbo refused; the reason is its words.
  case codec(reason: String)
}

extension JPEGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notJPEG: "not a JPEG picture"
    case .kind(let marker):
      "a JPEG picture of the kind 0x\(String(marker, radix: 16, uppercase: true)) is not read"
    case .size(let width, let height):
      "a picture of \(width) × \(height) pixels is out of bounds (1 … \(PixelSize.maximumSide) a side)"
    case .tooShort(let width, let height, let bytes):
      "\(bytes) bytes are too few for \(width) × \(height) pixels"
    case .codec(let reason): "bad JPEG data: \(reason)"
    }
  }
}

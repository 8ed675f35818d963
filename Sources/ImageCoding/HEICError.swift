// The errors of HEIC data, one case a fact.

internal import CoreGraphics

/// HEIC or AVIF data that cannot be read.
package enum HEICError: Error, Hashable, Sendable {
  /// The data does not begin as a HEIC or AVIF file does.
  case notHEIC
  /// libheif is not installed.
  case noLibrary
  /// More than 2²⁶ pixels, or none.
  case size(width: Int, height: Int)
  /// libheif refused; the reason is its words.
  case codec(reason: String)
}

extension HEICError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notHEIC: "not a HEIC picture"
    case .noLibrary: "HEIC pictures need libheif (package libheif1)"
    case .size(let width, let height):
      "a picture of \(width) × \(height) pixels is out of bounds (1 … \(HEIC.maximumPixels) in all)"
    case .codec(let reason): "bad HEIC data: \(reason)"
    }
  }
}

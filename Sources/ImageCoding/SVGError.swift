// The errors of SVG documents, one case a fact.

package import CoreGraphics

/// An SVG document that cannot be read or drawn.
package enum SVGError: Error, Hashable, Sendable {
  /// librsvg is not installed.
  case noLibrary
  /// The file has so many bytes.
  case tooLong(bytes: Int)
  /// The document has neither a width and a height nor a view box.
  case noSize
  /// Wider or higher than `PixelSize.maximumSide` pixels, or without any.
  case size(width: CGFloat, height: CGFloat)
  /// librsvg refused; the reason is its words.
  case document(reason: String)
}

extension SVGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noLibrary: "SVG pictures need librsvg (package librsvg2-2)"
    case .tooLong(let bytes):
      "an SVG file of \(bytes) bytes is not read (\(SVG.maximumBytes) at most)"
    case .noSize: "an SVG picture without a size"
    case .size(let width, let height):
      "a picture of \(width) × \(height) pixels is out of bounds (1 … \(PixelSize.maximumSide) a side)"
    case .document(let reason): "bad SVG data: \(reason)"
    }
  }
}

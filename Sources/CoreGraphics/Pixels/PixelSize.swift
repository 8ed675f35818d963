// Sizes in whole pixels, and the limit that all pictures and windows keep.

/// A size in whole pixels, never points. Never negative.
package struct PixelSize: Hashable, Sendable {
  /// The largest side of a picture or a window, in pixels.
  ///
  /// A premultiplied picture of this size takes 1 GiB. Buffers for intermediate results may be larger, see
  /// `PixelBuffer.maximumSide`.
  package static let maximumSide = 16384

  /// The number of columns, ≥ 0.
  package var width: Int
  /// The number of rows, ≥ 0.
  package var height: Int

  /// Negative lengths count as 0.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Whether it holds no pixel.
  package var isEmpty: Bool { width == 0 || height == 0 }

  /// Whether a picture may have this size: both sides are in 1 … `maximumSide`.
  package var isWithinLimit: Bool {
    !isEmpty && width <= Self.maximumSide && height <= Self.maximumSide
  }

  /// The whole area as a rectangle at the origin.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}

extension PixelSize {
  /// A size that no picture may have, in pixels.
  package struct OutOfBounds: Error, Hashable {
    /// Not limited; it may be infinite or NaN.
    package let width: CGFloat
    /// Not limited; it may be infinite or NaN.
    package let height: CGFloat

    /// The sides that were asked for.
    package init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }
  }

  /// The pixels that a picture of `size` points takes at `scale` pixels a point, rounded up.
  ///
  /// A millionth of a pixel more than a whole number is a rounding error and adds no pixel.
  ///
  /// - Throws: `OutOfBounds` where a side is not in 1 … `maximumSide`.
  package init(covering size: CGSize, scale: CGFloat) throws(OutOfBounds) {
    let width = (size.width * scale - 1e-6).rounded(.up)
    let height = (size.height * scale - 1e-6).rounded(.up)
    guard width >= 1, height >= 1, max(width, height) <= CGFloat(Self.maximumSide) else {
      throw OutOfBounds(width: width, height: height)
    }
    self.init(width: Int(width), height: Int(height))
  }
}

extension PixelSize: CustomStringConvertible {
  package var description: String { "\(width)×\(height)" }
}

// The size of a window or a buffer in whole pixels.

/// A size in whole pixels of the screen, never points. Never negative.
package struct PixelSize: Hashable, Sendable {
  /// Pixels, ≥ 0.
  package var width: Int
  /// Pixels, ≥ 0.
  package var height: Int

  /// Makes a size; negative lengths become 0.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Whether the size holds no pixel.
  package var isEmpty: Bool { width == 0 || height == 0 }

  /// The whole area as a rectangle at the origin.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}

extension PixelSize: CustomStringConvertible {
  package var description: String { "\(width)×\(height)" }
}

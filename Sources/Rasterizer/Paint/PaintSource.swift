// Where a span's colours come from: one pixel value, or a sampler that writes rows of them.

internal import CoreGraphics

/// Gives the premultiplied colour of any pixel, as a function of the pixel alone.
protocol PixelSampler: AnyObject {
  /// Whether every pixel has alpha 255.
  var isOpaque: Bool { get }

  /// Writes the colours of row `y` from column `x` on.
  func fetch(x: Int, y: Int, into pixels: Cells<Pixel>)
}

/// A paint made ready for pixels.
enum PaintSource {
  case color(Pixel)
  case sampler(any PixelSampler)
}

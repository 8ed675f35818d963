// Where a span's colours come from: one pixel value, or a sampler that writes rows of them.

internal import CoreGraphics

/// What a sampler's rows have in common.
enum SamplerRows {
  /// All rows are the same.
  case alike
  /// Asking costs more than the pixels do.
  case cheap
  /// Each pixel costs something.
  case costly
}

/// Gives the premultiplied colour of any pixel, as a function of the pixel alone.
protocol PixelSampler: AnyObject {
  /// Whether every pixel has alpha 255.
  var isOpaque: Bool { get }

  var rows: SamplerRows { get }

  /// Writes the colours of row `y` from column `x` on.
  func fetch(x: Int, y: Int, into pixels: Cells<Pixel>)
}

extension PixelSampler {
  var rows: SamplerRows { .costly }
}

/// A paint made ready for pixels.
enum PaintSource {
  case color(Pixel)
  /// The sampler's pixel (0, 0) lies on this pixel of the device.
  case sampler(any PixelSampler, x: Int = 0, y: Int = 0)
}

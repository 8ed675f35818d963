// The source of a span's colours: one pixel value, or a sampler that writes rows of them.

internal import CoreGraphics

/// How the rows of a sampler relate, which decides how often it is asked.
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

  /// Bytes of the colours that it keeps. Default: none.
  var byteCount: Int { get }

  /// Writes the colours of row `y` from column `x` on.
  func fetch(x: Int, y: Int, into pixels: Cells<Pixel>)

  /// Writes the colours of a rectangle of the device, whose pixel `origin` is the sampler's (0, 0).
  func fetch(_ area: PixelRect, into surface: PixelSurface, origin: (x: Int, y: Int))
}

extension PixelSampler {
  var rows: SamplerRows { .costly }

  var byteCount: Int { 0 }

  func fetch(_ area: PixelRect, into surface: PixelSurface, origin: (x: Int, y: Int)) {
    for y in area.y..<area.maxY {
      fetch(
        x: area.x &- origin.x, y: y &- origin.y,
        into: surface.row(y, from: area.x, count: area.width))
    }
  }
}

/// A paint made ready for pixels.
enum PaintSource {
  case color(Pixel)
  /// The sampler's pixel (0, 0) lies on this pixel of the device.
  case sampler(any PixelSampler, x: Int = 0, y: Int = 0)

  /// Whether every pixel has alpha 255.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color >> 24 == 255
    case .sampler(let sampler, _, _): sampler.isOpaque
    }
  }

  /// Bytes of what a cache keeps with it.
  var byteCount: Int {
    guard case .sampler(let sampler, _, _) = self else { return MemoryLayout<PaintSource>.stride }
    return MemoryLayout<PaintSource>.stride + sampler.byteCount
  }
}

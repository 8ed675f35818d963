// Coverage as a picture, from which shadows, general masks and clipped text are made.

internal import CoreGraphics

/// A rectangle of device pixels with 8 bits of coverage each.
final class MaskPlane {
  private let storage = Storage<UInt8>()
  private(set) var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// Pixels beyond the last row that may be read and written in vain, by sums of whole blocks.
  private static let spare = 16

  /// Becomes an empty plane for these pixels.
  func reset(_ bounds: PixelRect) {
    self.bounds = bounds
    storage.reserve(bounds.area + MaskPlane.spare, filler: 0)
    storage.cells.slice(0, count: bounds.area).fill(0)
  }

  /// `count` values of row `y` from column `x` on.
  @inline(__always)
  func row(_ y: Int, from x: Int, count: Int) -> Cells<UInt8> {
    assert(x >= bounds.x && x + count <= bounds.maxX && y >= bounds.y && y < bounds.maxY)
    return storage.cells.slice((y - bounds.y) * bounds.width + x - bounds.x, count: count)
  }

  func row(_ y: Int) -> Cells<UInt8> { row(y, from: bounds.x, count: bounds.width) }

  /// Takes over a row without fine spans.
  func set(_ source: CoverageSpans, _ y: Int) {
    for index in 0..<source.count {
      let span = source.spans[index]
      let target = row(y, from: Int(span.start), count: span.count)
      if span.coverage > 0 {
        target.fill(span.part.byte)
      } else {
        target.copy(source.bytes(of: span))
      }
    }
  }

  /// Takes over the alpha of what is drawn on a surface within the plane.
  func setAlpha(of surface: PixelSurface) {
    let area = surface.bounds
    for y in area.y..<area.maxY {
      let pixels = surface.row(y, from: area.x, count: area.width)
      let target = row(y, from: area.x, count: area.width)
      for index in 0..<area.width {
        target[index] = UInt8(truncatingIfNeeded: pixels[index] >> 24)
      }
    }
  }
}

extension CoverageRow {
  /// Becomes a row of a plane, `count` pixels from `x` on, times `opacity`.
  func setMask(
    _ plane: MaskPlane, _ y: Int, from x: Int, count: Int, opacity: CoveragePart
  ) -> CoverageSpans {
    let source = plane.row(y, from: x, count: count)
    if opacity == Span.full { return show(source, from: x) }
    removeAll()
    reserveParts(width: count)
    let target = parts.slice(x - left, count: count)
    for index in 0..<count { target[index] = CoveragePart(byte: source[index]).times(opacity) }
    append(x, x + count, coverage: Span.fine)
    return content
  }
}

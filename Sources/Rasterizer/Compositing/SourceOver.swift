// Source-over on runs of pixels: a colour or a row of pixels, with one coverage for all or one for each.

private import CPixelKernels
internal import CoreGraphics

/// Normal compositing. All forms agree with `PixelMath.over` pixel by pixel.
enum SourceOver {
  /// A colour with the same coverage everywhere.
  @inline(__always)
  static func color(_ color: Pixel, coverage: UInt8, into row: Cells<Pixel>) {
    // SAFETY: here and below exactly the pixels of the row, and as many of the others.
    let isOpaque = color >> 24 == 255
    if coverage == 255 {
      if isOpaque { return row.fill(color) }
      unsafe pixels_over_color(row.base, color, row.count)
    } else if isOpaque {
      unsafe pixels_mix_color_alike(row.base, color, coverage, row.count)
    } else {
      unsafe pixels_cover_color_alike(row.base, color, coverage, row.count)
    }
  }

  /// A colour with a coverage for each pixel.
  @inline(__always)
  static func color(_ color: Pixel, coverage: Cells<UInt8>, into row: Cells<Pixel>) {
    assert(coverage.count == row.count)
    if color >> 24 == 255 {
      // SAFETY: `row` and `coverage` have the same count.
      unsafe pixels_mix_color(row.base, color, coverage.base, row.count)
    } else {
      unsafe pixels_cover_color(row.base, color, coverage.base, row.count)
    }
  }

  /// A colour with a coverage for each pixel of a rectangle, row by row.
  static func color(
    _ color: Pixel, coverage: Cells<UInt8>, into rect: PixelRect, of surface: PixelSurface
  ) {
    assert(coverage.count == rect.area && surface.bounds.contains(rect))
    guard !rect.isEmpty else { return }
    let (first, stride) = (surface.row(rect.y, from: rect.x, count: rect.width), surface.stride)
    if color >> 24 == 255 {
      // SAFETY: the rectangle lies in the surface and has a coverage for each pixel.
      unsafe pixels_mix_color_rows(
        first.base, stride, color, coverage.base, rect.width, rect.height)
    } else {
      unsafe pixels_cover_color_rows(
        first.base, stride, color, coverage.base, rect.width, rect.height)
    }
  }

  /// Pixels with the same coverage everywhere.
  @inline(__always)
  static func pixels(
    _ source: Cells<Pixel>, coverage: UInt8, isOpaque: Bool, into row: Cells<Pixel>
  ) {
    assert(source.count == row.count)
    if coverage == 255 {
      // SAFETY: `row` and `source` have the same count.
      unsafe pixels_over(row.base, source.base, row.count)
    } else if isOpaque {
      unsafe pixels_mix_alike(row.base, source.base, coverage, row.count)
    } else {
      unsafe pixels_cover_alike(row.base, source.base, coverage, row.count)
    }
  }

  /// Pixels with a coverage for each.
  @inline(__always)
  static func pixels(
    _ source: Cells<Pixel>, coverage: Cells<UInt8>, isOpaque: Bool, into row: Cells<Pixel>
  ) {
    assert(source.count == row.count && coverage.count == row.count)
    if isOpaque {
      // SAFETY: `row`, `source` and `coverage` have the same count.
      unsafe pixels_mix(row.base, source.base, coverage.base, row.count)
    } else {
      unsafe pixels_cover(row.base, source.base, coverage.base, row.count)
    }
  }
}

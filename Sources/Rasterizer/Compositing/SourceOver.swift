// Source-over on runs of pixels: a colour or a row of pixels, covered alike or each in its own way.

/// Normal compositing. All forms agree with `PixelMath.over` pixel by pixel.
enum SourceOver {
  /// A colour with the same coverage everywhere.
  static func color(_ color: Pixel, coverage: UInt8, into row: Cells<Pixel>) {
    if coverage == 255 && color >> 24 == 255 {
      row.fill(color)
    } else if coverage == 255 {
      let source = PixelMath.widen(color)
      let rest = WidePixel(255 - color >> 24)
      for index in 0..<row.count {
        let below = PixelMath.divide255(PixelMath.widen(row[index]) &* rest)
        row[index] = PixelMath.narrow(source &+ below)
      }
    } else if color >> 24 == 255 {
      let source = PixelMath.widen(color) &* WidePixel(coverage)
      let rest = WidePixel(255 - coverage)
      for index in 0..<row.count {
        let below = PixelMath.widen(row[index]) &* rest
        row[index] = PixelMath.narrow(PixelMath.divide255(source &+ below))
      }
    } else {
      for index in 0..<row.count {
        row[index] = PixelMath.over(color, row[index], coverage)
      }
    }
  }

  /// A colour with a coverage for each pixel.
  static func color(_ color: Pixel, coverage: Cells<UInt8>, into row: Cells<Pixel>) {
    if color >> 24 != 255 {
      for index in 0..<row.count {
        row[index] = PixelMath.over(color, row[index], coverage[index])
      }
      return
    }
    let source = PixelMath.widen(color)
    for index in 0..<row.count {
      let part = coverage[index]
      if part == 0 { continue }
      let sum =
        source &* WidePixel(part)
        &+ PixelMath.widen(row[index]) &* WidePixel(255 &- part)
      row[index] = PixelMath.narrow(PixelMath.divide255(sum))
    }
  }

  /// Pixels with the same coverage everywhere.
  static func pixels(_ source: Cells<Pixel>, coverage: UInt8, into row: Cells<Pixel>) {
    if coverage == 255 {
      for index in 0..<row.count { row[index] = PixelMath.over(source[index], row[index]) }
    } else {
      for index in 0..<row.count {
        row[index] = PixelMath.over(source[index], row[index], coverage)
      }
    }
  }

  /// Pixels with a coverage for each.
  static func pixels(
    _ source: Cells<Pixel>, coverage: Cells<UInt8>, into row: Cells<Pixel>
  ) {
    for index in 0..<row.count {
      row[index] = PixelMath.over(source[index], row[index], coverage[index])
    }
  }
}

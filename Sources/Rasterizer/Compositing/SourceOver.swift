// Source-over on runs of pixels: a colour or a row of pixels, covered alike or each in its own way.

/// Normal compositing. All forms agree with `PixelMath.over` pixel by pixel.
enum SourceOver {
  /// A colour with the same coverage everywhere.
  static func color(_ color: Pixel, coverage: UInt8, into row: Cells<Pixel>) {
    if color >> 24 == 255 {
      if coverage == 255 { return row.fill(color) }
      let colors = PixelVector(repeating: color)
      let parts = PixelVector(repeating: UInt32(coverage))
      row.update(
        { PixelMath.mix(colors, $1, parts) }, { PixelMath.mix(color, $1, coverage) })
    } else if coverage == 255 {
      let colors = PixelVector(repeating: color)
      row.update({ PixelMath.over(colors, $1) }, { PixelMath.over(color, $1) })
    } else {
      for index in 0..<row.count {
        row[index] = PixelMath.over(color, row[index], coverage)
      }
    }
  }

  /// A colour with a coverage for each pixel.
  static func color(_ color: Pixel, coverage: Cells<UInt8>, into row: Cells<Pixel>) {
    if color >> 24 == 255 {
      let colors = PixelVector(repeating: color)
      row.update(
        { PixelMath.mix(colors, $1, parts(coverage, $0)) },
        { PixelMath.mix(color, $1, coverage[$0]) })
    } else {
      for index in 0..<row.count {
        row[index] = PixelMath.over(color, row[index], coverage[index])
      }
    }
  }

  /// Pixels with the same coverage everywhere.
  static func pixels(_ source: Cells<Pixel>, coverage: UInt8, into row: Cells<Pixel>) {
    if coverage == 255 {
      row.update(
        { PixelMath.over(source.load($0, as: PixelVector.self), $1) },
        { PixelMath.over(source[$0], $1) })
    } else {
      for index in 0..<row.count {
        row[index] = PixelMath.over(source[index], row[index], coverage)
      }
    }
  }

  /// Pixels with a coverage for each.
  static func pixels(
    _ source: Cells<Pixel>, coverage: Cells<UInt8>, isOpaque: Bool, into row: Cells<Pixel>
  ) {
    if isOpaque {
      row.update(
        { PixelMath.mix(source.load($0, as: PixelVector.self), $1, parts(coverage, $0)) },
        { PixelMath.mix(source[$0], $1, coverage[$0]) })
    } else {
      for index in 0..<row.count {
        row[index] = PixelMath.over(source[index], row[index], coverage[index])
      }
    }
  }

  /// A colour scaled by a number for each pixel, rounded, then composited.
  static func color(_ color: Pixel, scaledBy scales: Cells<UInt8>, into row: Cells<Pixel>) {
    let colors = PixelVector(repeating: color)
    row.update(
      { PixelMath.over(PixelMath.scale(colors, parts(scales, $0)), $1) },
      { PixelMath.over(PixelMath.scale(color, scales[$0]), $1) })
  }

  /// Pixels, each scaled by its number and rounded, then composited.
  static func pixels(
    _ source: Cells<Pixel>, scaledBy scales: Cells<UInt8>, into row: Cells<Pixel>
  ) {
    row.update(
      {
        let pixels = source.load($0, as: PixelVector.self)
        return PixelMath.over(PixelMath.scale(pixels, parts(scales, $0)), $1)
      }, { PixelMath.over(PixelMath.scale(source[$0], scales[$0]), $1) })
  }

  /// The coverages of eight pixels.
  @inline(__always)
  private static func parts(_ coverage: Cells<UInt8>, _ index: Int) -> PixelVector {
    PixelVector(truncatingIfNeeded: coverage.load(index, as: SIMD8<UInt8>.self))
  }
}

// A row of coverage and a paint become pixels: the last step of everything that is drawn.

internal import CoreGraphics

/// Composites rows of spans onto a surface.
struct SpanCompositor {
  let surface: PixelSurface
  let source: PaintSource
  let mode: CGBlendMode
  /// For fetched colours; as wide as the surface.
  let scratch: Storage<Pixel>

  init(
    _ surface: PixelSurface, _ source: PaintSource, _ mode: CGBlendMode, scratch: Storage<Pixel>
  ) {
    self.surface = surface
    self.source = source
    self.mode = mode
    self.scratch = scratch
    scratch.reserve(surface.bounds.width, filler: 0)
  }

  func composite(_ row: CoverageRow, _ y: Int) {
    let spans = row.spans
    for index in 0..<row.count {
      let span = spans[index]
      let target = surface.row(y, from: Int(span.start), count: span.count)
      if mode != .normal || span.coverage == Span.twofold {
        compositeGeneral(row, span, y, target)
        continue
      }
      switch source {
      case .color(let color): composite(color, row, span, target)
      case .sampler(let sampler): composite(sampler, row, span, y, target)
      }
    }
  }

  @inline(__always)
  private func composite(
    _ color: Pixel, _ row: CoverageRow, _ span: Span, _ target: Cells<Pixel>
  ) {
    if span.coverage > 0 {
      SourceOver.color(
        color, coverage: UInt8(truncatingIfNeeded: span.coverage), into: target)
    } else {
      SourceOver.color(color, coverage: row.bytes(of: span), into: target)
    }
  }

  private func composite(
    _ sampler: any PixelSampler, _ row: CoverageRow, _ span: Span, _ y: Int,
    _ target: Cells<Pixel>
  ) {
    if span.coverage == 255 && sampler.isOpaque {
      sampler.fetch(x: Int(span.start), y: y, into: target)
      return
    }
    let pixels = scratch.cells.slice(0, count: span.count)
    sampler.fetch(x: Int(span.start), y: y, into: pixels)
    if span.coverage > 0 {
      SourceOver.pixels(
        pixels, coverage: UInt8(truncatingIfNeeded: span.coverage), into: target)
    } else {
      SourceOver.pixels(
        pixels, coverage: row.bytes(of: span), isOpaque: sampler.isOpaque, into: target)
    }
  }

  /// Other modes than normal, and spans where shape and clip both cover in part.
  private func compositeGeneral(
    _ row: CoverageRow, _ span: Span, _ y: Int, _ target: Cells<Pixel>
  ) {
    let pixels = scratch.cells.slice(0, count: span.count)
    switch source {
    case .color(let color): pixels.fill(color)
    case .sampler(let sampler): sampler.fetch(x: Int(span.start), y: y, into: pixels)
    }
    if span.coverage == Span.twofold {
      compositeTwofold(pixels, row.scales(of: span), row.bytes(of: span), target)
    } else if span.coverage > 0 {
      let coverage = UInt8(truncatingIfNeeded: span.coverage)
      for index in 0..<pixels.count {
        target[index] = Blending.composite(pixels[index], target[index], mode, coverage)
      }
    } else {
      Blending.compositeRow(pixels, mode, row.bytes(of: span), into: target)
    }
  }
}

extension SpanCompositor {
  private func compositeTwofold(
    _ pixels: Cells<Pixel>, _ scales: Cells<UInt8>, _ clip: Cells<UInt8>, _ target: Cells<Pixel>
  ) {
    if mode == .normal {
      for index in 0..<pixels.count {
        let pixel = PixelMath.scale(pixels[index], scales[index])
        target[index] = PixelMath.over(pixel, target[index], clip[index])
      }
    } else {
      for index in 0..<pixels.count {
        let coverage = PixelMath.divide255(Int(scales[index]) &* Int(clip[index]))
        target[index] = Blending.composite(
          pixels[index], target[index], mode, UInt8(truncatingIfNeeded: coverage))
      }
    }
  }
}

extension CoverageRow {
  @inline(__always)
  func bytes(of span: Span) -> Cells<UInt8> {
    bytes.slice(Int(span.start) - left, count: span.count)
  }

  @inline(__always)
  func scales(of span: Span) -> Cells<UInt8> {
    scales.slice(Int(span.start) - left, count: span.count)
  }
}

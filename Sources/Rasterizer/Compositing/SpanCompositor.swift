// A row of coverage and a paint become pixels: the last step of everything that is drawn.

internal import CoreGraphics

/// Composites rows of spans onto a surface.
struct SpanCompositor {
  /// How a sampler's colours reach the spans.
  private enum Fetching {
    /// The sampler is asked for each span.
    case spanBySpan
    /// It is asked once for the pixels of a row that has several spans.
    case rowByRow
    /// All rows are alike: it was asked once.
    case done
  }

  private let surface: PixelSurface
  private let mode: CGBlendMode
  /// The paint, where it is one colour.
  private let color: Pixel
  private let sampler: (any PixelSampler)?
  /// The device's pixel that is the sampler's (0, 0).
  private let origin: (x: Int, y: Int)
  private let isOpaque: Bool
  private let fetching: Fetching
  /// Fetched colours; the first is that of column `left`.
  private let colors: Cells<Pixel>
  private let left: Int

  /// Prepares for rows within `area`; `scratch` keeps fetched colours.
  init(
    _ surface: PixelSurface, _ area: PixelRect, _ source: PaintSource, _ mode: CGBlendMode,
    scratch: Storage<Pixel>
  ) {
    self.surface = surface
    self.mode = mode
    left = area.x
    scratch.reserve(area.width, filler: 0)
    colors = scratch.cells.slice(0, count: area.width)
    switch source {
    case .color(let color):
      self.color = color
      sampler = nil
      origin = (0, 0)
      isOpaque = color >> 24 == 255
      fetching = .done
    case .sampler(let sampler, let x, let y):
      color = 0
      self.sampler = sampler
      origin = (x, y)
      isOpaque = sampler.isOpaque
      switch sampler.rows {
      case .alike:
        sampler.fetch(x: area.x &- x, y: area.y &- y, into: colors)
        fetching = .done
      case .cheap: fetching = .rowByRow
      case .costly: fetching = .spanBySpan
      }
    }
  }

  func composite(_ row: CoverageSpans, _ y: Int) {
    guard row.count > 0 else { return }
    if let sampler {
      composite(row, y, sampler)
    } else {
      let spans = row.spans
      for index in 0..<row.count { compositeColor(row, spans[index], y) }
    }
  }

  private func compositeColor(_ row: CoverageSpans, _ span: Span, _ y: Int) {
    let target = surface.row(y, from: Int(span.start), count: span.count)
    if mode != .normal || span.coverage == Span.twofold {
      let pixels = colors.slice(Int(span.start) - left, count: span.count)
      pixels.fill(color)
      compositeGeneral(pixels, row, span, target)
    } else if span.coverage == Span.scaled {
      SourceOver.color(color, scaledBy: row.scales(of: span), into: target)
    } else if span.coverage > 0 {
      SourceOver.color(
        color, coverage: UInt8(truncatingIfNeeded: span.coverage), into: target)
    } else {
      SourceOver.color(color, coverage: row.bytes(of: span), into: target)
    }
  }

  /// Row `y` from column `x` on, in pixels of the device.
  private func fetch(_ sampler: any PixelSampler, _ x: Int, _ y: Int, into pixels: Cells<Pixel>) {
    sampler.fetch(x: x &- origin.x, y: y &- origin.y, into: pixels)
  }

  private func composite(_ row: CoverageSpans, _ y: Int, _ sampler: any PixelSampler) {
    let spans = row.spans
    let isFetched: Bool
    switch fetching {
    case .done: isFetched = true
    case .spanBySpan: isFetched = false
    case .rowByRow:
      isFetched = row.count > 1
      if isFetched {
        let first = Int(spans[0].start)
        let end = Int(spans[row.count - 1].end)
        fetch(sampler, first, y, into: colors.slice(first - left, count: end - first))
      }
    }
    for index in 0..<row.count {
      let span = spans[index]
      let target = surface.row(y, from: Int(span.start), count: span.count)
      let isCopied = span.coverage == 255 && isOpaque && mode == .normal
      if isCopied && !isFetched {
        fetch(sampler, Int(span.start), y, into: target)
        continue
      }
      let pixels = colors.slice(Int(span.start) - left, count: span.count)
      if !isFetched { fetch(sampler, Int(span.start), y, into: pixels) }
      if isCopied {
        target.copy(pixels)
      } else {
        composite(pixels, row, span, target)
      }
    }
  }

  private func composite(
    _ pixels: Cells<Pixel>, _ row: CoverageSpans, _ span: Span, _ target: Cells<Pixel>
  ) {
    if mode != .normal || span.coverage == Span.twofold {
      compositeGeneral(pixels, row, span, target)
    } else if span.coverage == Span.scaled {
      SourceOver.pixels(pixels, scaledBy: row.scales(of: span), into: target)
    } else if span.coverage > 0 {
      SourceOver.pixels(
        pixels, coverage: UInt8(truncatingIfNeeded: span.coverage), into: target)
    } else {
      SourceOver.pixels(
        pixels, coverage: row.bytes(of: span), isOpaque: isOpaque, into: target)
    }
  }

  /// Other modes than normal, and spans where shape and clip both cover in part.
  private func compositeGeneral(
    _ pixels: Cells<Pixel>, _ row: CoverageSpans, _ span: Span, _ target: Cells<Pixel>
  ) {
    if span.coverage == Span.twofold {
      compositeTwofold(pixels, row.scales(of: span), row.bytes(of: span), target)
    } else if span.coverage == Span.scaled {
      Blending.compositeRow(pixels, mode, row.scales(of: span), into: target)
    } else if span.coverage > 0 {
      let coverage = UInt8(truncatingIfNeeded: span.coverage)
      for index in 0..<pixels.count {
        target[index] = Blending.composite(pixels[index], target[index], mode, coverage)
      }
    } else {
      Blending.compositeRow(pixels, mode, row.bytes(of: span), into: target)
    }
  }

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

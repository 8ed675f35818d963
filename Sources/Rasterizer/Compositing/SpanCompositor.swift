// A row of coverage and a paint become pixels: the last step of everything that is drawn.

internal import CoreGraphics

/// Composites rows of spans onto a surface. Without copies, which would count references.
struct SpanCompositor: ~Copyable {
  /// How a sampler's colours reach the spans.
  private enum Fetching {
    /// The sampler is asked for each span.
    case spanBySpan
    /// It is asked once for the pixels of a row that has several spans.
    case rowByRow
    /// All rows are alike: it was asked once.
    case done
  }

  private static let longestShortSpan = 32

  private let surface: PixelSurface
  private let area: PixelRect
  private let mode: BlendMode
  /// The paint, where it is one colour.
  private let color: Pixel
  private let isColor: Bool
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
    _ surface: PixelSurface, _ area: PixelRect, source: PaintSource, blendMode: BlendMode,
    scratch: Storage<Pixel>
  ) {
    self.surface = surface
    self.area = area
    mode = blendMode
    left = area.x
    scratch.reserve(area.width, filler: 0)
    colors = scratch.cells.slice(0, count: area.width)
    switch source {
    case .color(let color):
      self.color = color
      isColor = true
      sampler = nil
      origin = (0, 0)
      isOpaque = color >> 24 == 255
      fetching = .done
    case .sampler(let sampler, let x, let y):
      color = 0
      isColor = false
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

  /// Paints the spans in each of these rows.
  func composite(_ row: CoverageSpans, _ rows: Range<Int>) {
    var isFetched = fetching == .done
    if fetching == .rowByRow && row.count > 1 && rows.count == 1 {
      let start = row.spans[0].start
      let end = row.spans[row.count - 1].end
      fetch(Span(start: start, end: end, coverage: 0, offset: 0), rows.lowerBound)
      isFetched = true
    }
    if surface.isLarge && rows.count == 1 { prefetch(row, rows.upperBound + 1) }
    for index in 0..<row.count {
      let span = row.spans[index]
      if span.coverage == Span.full && isOpaque && mode == .normal {
        copy(span, rows, isFetched: isFetched)
      } else {
        for y in rows { blend(row, span, y: y, isFetched: isFetched) }
      }
    }
  }

  /// Has pixels below a row's short spans brought near: what comes there soon lies about there, too. Those of long
  /// spans come by themselves.
  @inline(__always)
  private func prefetch(_ row: CoverageSpans, _ y: Int) {
    guard y < area.maxY else { return }
    for index in 0..<row.count {
      let span = row.spans[index]
      if span.count <= SpanCompositor.longestShortSpan {
        surface.prefetch(y, around: Int(span.start)..<Int(span.end))
      }
    }
  }

  /// Fetches the sampler's colours of row `y`.
  @inline(__always)
  private func fetch(_ span: Span, _ y: Int) {
    sampler?.fetch(
      x: Int(span.start) &- origin.x, y: y &- origin.y,
      into: colors.slice(Int(span.start) - left, count: span.count))
  }

  /// Replaces a span's pixels in each of these rows.
  private func copy(_ span: Span, _ rows: Range<Int>, isFetched: Bool) {
    let area = PixelRect(
      x: Int(span.start), y: rows.lowerBound, width: span.count, height: rows.count)
    if isColor { return surface.fill(area, color) }
    if !isFetched {
      sampler?.fetch(area, into: surface, origin: origin)
      return
    }
    surface.fill(area, row: colors.slice(area.x - left, count: area.width))
  }

  private func blend(_ row: CoverageSpans, _ span: Span, y: Int, isFetched: Bool) {
    let target = surface.row(y, from: Int(span.start), count: span.count)
    if isColor { return blendColor(row, span, into: target) }
    if !isFetched { fetch(span, y) }
    let pixels = colors.slice(Int(span.start) - left, count: span.count)
    if mode != .normal || span.coverage == Span.fine {
      compositeGeneral(pixels, row, span: span, into: target)
    } else if span.coverage > 0 {
      SourceOver.pixels(
        pixels, coverage: span.part.byte, isOpaque: isOpaque, into: target)
    } else {
      SourceOver.pixels(
        pixels, coverage: row.bytes(of: span), isOpaque: isOpaque, into: target)
    }
  }

  @inline(__always)
  private func blendColor(_ row: CoverageSpans, _ span: Span, into target: Cells<Pixel>) {
    if mode != .normal || span.coverage == Span.fine {
      let pixels = colors.slice(Int(span.start) - left, count: span.count)
      pixels.fill(color)
      compositeGeneral(pixels, row, span: span, into: target)
    } else if span.coverage > 0 {
      SourceOver.color(color, coverage: span.part.byte, into: target)
    } else {
      SourceOver.color(color, coverage: row.bytes(of: span), into: target)
    }
  }

  /// Other modes than normal, and fine coverage. Apart, so that what these need is not computed for
  /// every span.
  @inline(never)
  private func compositeGeneral(
    _ pixels: Cells<Pixel>, _ row: CoverageSpans, span: Span, into target: Cells<Pixel>
  ) {
    if span.coverage > 0 {
      let part = CoveragePart(byte: span.part.byte)
      composite(pixels, target) { _ in part }
    } else if span.coverage == Span.fine {
      let parts = row.parts(of: span)
      composite(pixels, target) { parts[$0] }
    } else {
      let bytes = row.bytes(of: span)
      composite(pixels, target) { CoveragePart(byte: bytes[$0]) }
    }
  }

  @inline(__always)
  private func composite(
    _ pixels: Cells<Pixel>, _ target: Cells<Pixel>, _ part: (Int) -> CoveragePart
  ) {
    if mode == .normal {
      for index in 0..<pixels.count {
        target[index] = PixelMath.over(pixels[index], target[index], part: part(index))
      }
    } else {
      for index in 0..<pixels.count {
        target[index] = Blending.composite(
          pixels[index], target[index], mode: mode, part: part(index))
      }
    }
  }
}

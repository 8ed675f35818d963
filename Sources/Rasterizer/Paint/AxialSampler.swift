// Linear gradients: the same ramp in every row, shifted.

internal import CoreGraphics

/// A linear gradient on device pixels.
///
/// t = (A·x + B·y + C) / D at the pixel's centre, where the coefficients are products of the
/// matrix and the line, so that t is exact wherever these are whole numbers.
final class AxialSampler: PixelSampler {
  let ramp: ColorRamp
  let a: Double
  let b: Double
  let c: Double
  let denominator: Double
  private let indexed: IndexedRamp?
  private let steepPlaces: [ClosedRange<Double>]
  /// The colours of rows that were drawn as a block, where each row has one colour.
  private let rowColors = Storage<Pixel>()
  private var knownRows = 0..<0

  var isOpaque: Bool { ramp.isOpaque }

  var byteCount: Int { rowColors.byteCount + (indexed?.byteCount ?? 0) }

  var rows: SamplerRows { b == 0 ? .alike : (a == 0 || indexed != nil ? .cheap : .costly) }

  /// Nil where the line has no length or the matrix no inverse.
  init?(_ ramp: ColorRamp, from start: CGPoint, to end: CGPoint, matrix: CGAffineTransform) {
    let direction = Vertex(end.x - start.x, end.y - start.y)
    let determinant = Double(matrix.determinant)
    self.ramp = ramp
    a = matrix.d * direction.x - matrix.b * direction.y
    b = matrix.a * direction.y - matrix.c * direction.x
    c =
      -(a * matrix.tx + b * matrix.ty)
      - (start.x * direction.x + start.y * direction.y) * determinant
    denominator = determinant * (direction * direction).sum()
    guard denominator != 0, a.isFinite, b.isFinite, c.isFinite, denominator.isFinite else {
      return nil
    }
    indexed = IndexedRamp(
      ramp, step: a / denominator, fixedShift: b == 0 && a != 0 ? c / a + 0.5 : nil)
    steepPlaces = indexed?.steepPlaces ?? []
  }

  func fetch(x: Int, y: Int, into pixels: Cells<Pixel>) {
    let rest = b * (Double(y) + 0.5) + c
    if a == 0 {
      pixels.fill(ramp.pixel(at: rest / denominator))
    } else if let indexed {
      // Column x has t = (x + shift) · a / denominator.
      indexed.fetch(x: x, shift: rest / a + 0.5, into: pixels)
      if steepPlaces.isEmpty { return }
      for place in steepPlaces { patch(place, x, rest: rest, pixels: pixels) }
    } else {
      evaluate(x, rest, pixels: pixels)
    }
  }

  func fetch(_ area: PixelRect, into surface: PixelSurface, origin: (x: Int, y: Int)) {
    let rows = area.y &- origin.y..<area.maxY &- origin.y
    let x = area.x &- origin.x
    let isStreamed = surface.isStreamed(area)
    if a == 0 {
      surface.fill(area, rows: colors(of: rows))
    } else if let indexed, steepPlaces.isEmpty {
      for y in rows {
        let row = surface.row(y &+ origin.y, from: area.x, count: area.width)
        indexed.fetch(
          x: x, shift: (b * (Double(y) + 0.5) + c) / a + 0.5, into: row, isStreamed: isStreamed)
      }
    } else {
      for y in rows {
        fetch(x: x, y: y, into: surface.row(y &+ origin.y, from: area.x, count: area.width))
      }
    }
  }

  /// One colour a row, kept until other rows are asked for.
  private func colors(of rows: Range<Int>) -> Cells<Pixel> {
    if rows.lowerBound < knownRows.lowerBound || rows.upperBound > knownRows.upperBound {
      knownRows = rows
      rowColors.reserve(rows.count, filler: 0)
      let colors = rowColors.cells
      for y in rows {
        colors[y &- rows.lowerBound] = ramp.pixel(at: (b * (Double(y) + 0.5) + c) / denominator)
      }
    }
    return rowColors.cells.slice(rows.lowerBound &- knownRows.lowerBound, count: rows.count)
  }

  /// Writes each pixel for itself.
  private func evaluate(_ x: Int, _ rest: Double, pixels: Cells<Pixel>) {
    for index in 0..<pixels.count {
      pixels[index] = ramp.pixel(at: (a * (Double(x &+ index) + 0.5) + rest) / denominator)
    }
  }

  /// Writes the pixels beside a hard stop, or on a steep piece, for themselves.
  private func patch(
    _ place: ClosedRange<Double>, _ x: Int, rest: Double, pixels: Cells<Pixel>
  ) {
    let one = (place.lowerBound * denominator - rest) / a - 0.5
    let other = (place.upperBound * denominator - rest) / a - 0.5
    let low = min(one, other) - Double(x) - 1
    let high = max(one, other) - Double(x) + 1
    guard low < Double(pixels.count), high >= 0 else { return }
    let first = Int(max(low, 0))
    let end = min(Int(min(high, 1e9)) + 1, pixels.count)
    if first < end { evaluate(x + first, rest, pixels: pixels.slice(first, count: end - first)) }
  }
}

// A gradient's ramp at a few phases of a pixel, so that every row of it is a copy.

internal import CoreGraphics

/// The colours of a linear gradient on a grid of `phases` places a pixel.
///
/// Pixel x of a row takes place j = phases·x + q, where q is the row's shift rounded to the grid:
/// a function of the row alone. Its colour is a function of j alone, whether it is read from a
/// table or computed on the spot, so damage cannot change it. The rounding moves a pixel by at most
/// half a place; the number of phases keeps that below a thirty-second of a level where that is possible,
/// and below 0.4 levels always. With the half level of the final rounding the error stays
/// within 1/255. Steeper pieces and hard stops are named in `steepPlaces`, to be written exactly.
final class IndexedRamp {
  /// A run of places on which colours are base + step·(j − from).
  private struct Run {
    var from: Int
    /// Components, not premultiplied: blue, green, red, alpha. Alpha is times 255, and so are the others where
    /// all of the gradient is opaque; elsewhere they are never more than 1, which they keep exactly.
    var base: SIMD4<Float>
    var step: SIMD4<Float>
    /// Set where the colour does not change.
    var constant: Pixel?

    /// Keeps components at 1 at most before place `end`, where roundings may lead further: what is more than
    /// alpha would overflow where it is composited.
    mutating func limit(before end: Int) {
      guard constant == nil, end > from else { return }
      let last = Float(end - 1 - from)
      for component in 0..<3 where base[component] + step[component] * last > 1 {
        step[component] = (1 - base[component]) / last
        // The sum is rounded too.
        while base[component] + step[component] * last > 1 {
          step[component] = step[component].nextDown
        }
      }
    }
  }

  /// Where, in t, the grid is too coarse.
  let steepPlaces: [ClosedRange<Double>]
  private let runs: [Run]
  /// A power of two.
  private let phases: Int
  private let phaseBits: Int
  private let isOpaque: Bool
  /// The row's shift when it is the same in all rows; then the grid is put there.
  private let fixedShift: Double?
  /// One row of pixels for each phase, made when it has been asked for often enough.
  private let tables = Storage<Pixel>()
  /// A bit for each phase whose row is made.
  private var ready = 0
  /// How many pixels were asked for in each phase without a row.
  private var asked = SIMD8<Int>()
  /// The pixels of a table: the first place's pixel, and how many there are.
  private let firstColumn: Int
  private let columnCount: Int

  /// The steepest slope, in levels a pixel, that the finest grid may blur: 0.4 · 2 · 8.
  private static let steepest = 6.4
  private static let mostPhases = 8
  /// More steep pixels than this in a row: computing each pixel is as good.
  private static let mostSteepPixels = 24.0
  /// Longer runs would need more bits than a Float has for j − from.
  private static let longestRun = 16_000_000.0
  private static let longestTable = 16384

  var byteCount: Int { tables.byteCount + runs.count * MemoryLayout<Run>.stride }

  /// Nil where each pixel is to be computed for itself. `step` is the change of t per column.
  init?(_ ramp: ColorRamp, step: Double, fixedShift: Double?) {
    guard step.isFinite, abs(step) > 1e-9 else { return nil }
    let inner = ramp.pieces.dropFirst().dropLast()
    let isSteep = inner.map { $0.slope * abs(step) > IndexedRamp.steepest }
    let steep = zip(inner, isSteep).filter { $0.1 }.map { $0.0.start...$0.0.end }
    let width = steep.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) / abs(step) }
    guard width <= IndexedRamp.mostSteepPixels else { return nil }
    let slope = zip(inner, isSteep).filter { !$0.1 }.map { $0.0.slope * abs(step) }.max() ?? 0
    var phases = 1
    while fixedShift == nil && phases < IndexedRamp.mostPhases && Double(phases) < 32 * slope {
      phases *= 2
    }
    let places = IndexedRamp.Grid(
      step: step / Double(phases), offset: (fixedShift ?? 0) * step)
    guard inner.allSatisfy({ ($0.end - $0.start) / abs(places.step) < IndexedRamp.longestRun })
    else { return nil }
    self.phases = phases
    phaseBits = phases.trailingZeroBitCount
    self.fixedShift = fixedShift
    isOpaque = ramp.isOpaque
    steepPlaces = steep + ramp.jumps.map { $0...$0 }
    runs = IndexedRamp.runs(ramp.pieces, places, isOpaque: ramp.isOpaque)
    firstColumn = runs.count > 1 ? runs[1].from >> phaseBits : 0
    let last = runs[runs.count - 1].from >> phaseBits + 1
    columnCount = runs.count > 1 ? last - firstColumn : 0
  }

  /// Places and their t.
  private struct Grid {
    var step: Double
    var offset: Double

    func t(_ place: Int) -> Double { offset + Double(place) * step }

    /// The first place on the grid's far side of `t`, in the direction of growing places.
    func place(at t: Double, after: Bool) -> Int {
      let exact = min(max((t - offset) / step, -1e15), 1e15)
      let floor = Int(exact.rounded(.down))
      return after ? floor + 1 : Int(exact.rounded(.up))
    }
  }

  private static func runs(_ pieces: [RampPiece], _ grid: Grid, isOpaque: Bool) -> [Run] {
    let ordered = grid.step > 0 ? pieces : pieces.reversed()
    let unit = isOpaque ? RampColor(repeating: 1) : RampColor(1 / 255, 1 / 255, 1 / 255, 1)
    var runs = ordered.map { piece in
      // A t on a border belongs to the piece that begins there.
      let from =
        grid.step > 0
        ? grid.place(at: piece.start, after: false) : grid.place(at: piece.end, after: true)
      if piece.isConstant {
        let pixel = piece.pixel(at: 0)
        return Run(from: from, base: SIMD4(), step: SIMD4(), constant: pixel)
      }
      let base = piece.color(at: min(max(grid.t(from), piece.start), piece.end))
      let slope = (piece.endColor - piece.startColor) * (grid.step / (piece.end - piece.start))
      return Run(
        from: from, base: SIMD4<Float>(base * unit), step: SIMD4<Float>(slope * unit),
        constant: nil)
    }
    if !isOpaque {
      for index in runs.indices.dropLast() { runs[index].limit(before: runs[index + 1].from) }
    }
    return runs
  }

  /// Writes the pixels from column `x` on of a row whose t is 0 at column −`shift`; `isStreamed`: they are in no
  /// cache.
  func fetch(x: Int, shift: Double, into pixels: Cells<Pixel>, isStreamed: Bool = false) {
    let rounded = fixedShift == nil ? nearest(shift * Double(phases)) : 0
    let place = phases &* x &+ rounded
    let phase = place & (phases &- 1)
    if ready >> phase & 1 == 0 && !makeTable(phase, for: pixels.count) {
      return write(place, into: pixels)
    }
    let table = tables.cells.slice(phase &* columnCount, count: columnCount)
    copy(table, place >> phaseBits, pixels: pixels, isStreamed: isStreamed)
  }

  /// Makes a phase's row if that pays, now that `count` pixels more are asked for.
  private func makeTable(_ phase: Int, for count: Int) -> Bool {
    guard columnCount > 0, columnCount <= IndexedRamp.longestTable else { return false }
    asked[phase] += count
    guard asked[phase] > columnCount else { return false }
    tables.reserve(columnCount * phases, filler: 0)
    write(
      firstColumn << phaseBits + phase,
      into: tables.cells.slice(phase * columnCount, count: columnCount))
    ready |= 1 << phase
    return true
  }

  /// Copies a row: the colour before, the table, the colour after.
  private func copy(
    _ table: Cells<Pixel>, _ column: Int, pixels: Cells<Pixel>, isStreamed: Bool
  ) {
    let count = pixels.count
    let first = firstColumn &- column
    let start = min(max(first, 0), count)
    let end = min(max(first &+ columnCount, start), count)
    if start > 0 { pixels.slice(0, count: start).fill(runs[0].constant ?? 0) }
    if end > start {
      pixels.slice(start, count: end &- start).copy(
        table.slice(start &- first, count: end &- start), isStreamed: isStreamed)
    }
    if end < count {
      pixels.slice(end, count: count &- end).fill(runs[runs.count - 1].constant ?? 0)
    }
  }

  /// Computes every `phases`-th place from `first` on.
  private func write(_ first: Int, into pixels: Cells<Pixel>) {
    var done = 0
    var run = runs.count - 1
    while run > 0 && runs[run].from > first { run -= 1 }
    while done < pixels.count {
      let place = first + done * phases
      while run + 1 < runs.count && runs[run + 1].from <= place { run += 1 }
      var count = pixels.count - done
      if run + 1 < runs.count {
        count = min(count, (runs[run + 1].from - place + phases - 1) / phases)
      }
      write(runs[run], place, into: pixels.slice(done, count: count))
      done += count
    }
  }

  private func write(_ run: Run, _ place: Int, into pixels: Cells<Pixel>) {
    if let constant = run.constant { return pixels.fill(constant) }
    let first = Float(place - run.from)
    let lanes = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) * Float(phases)
    var index = 0
    while index + 8 <= pixels.count {
      let steps = lanes + (first + Float(index * phases))
      pixels.store(isOpaque ? opaque(run, steps) : translucent(run, steps), at: index)
      index += 8
    }
    while index < pixels.count {
      let steps = SIMD8(repeating: first + Float(index * phases))
      pixels[index] = (isOpaque ? opaque(run, steps) : translucent(run, steps))[0]
      index += 1
    }
  }

  @inline(__always)
  private func opaque(_ run: Run, _ steps: SIMD8<Float>) -> SIMD8<UInt32> {
    let blue = IndexedRamp.rounded(run.base.x + run.step.x * steps)
    let green = IndexedRamp.rounded(run.base.y + run.step.y * steps)
    let red = IndexedRamp.rounded(run.base.z + run.step.z * steps)
    return blue | green &<< 8 | red &<< 16 | SIMD8(repeating: 0xFF00_0000)
  }

  @inline(__always)
  private func translucent(_ run: Run, _ steps: SIMD8<Float>) -> SIMD8<UInt32> {
    let alpha = run.base.w + run.step.w * steps
    let blue = IndexedRamp.rounded((run.base.x + run.step.x * steps) * alpha)
    let green = IndexedRamp.rounded((run.base.y + run.step.y * steps) * alpha)
    let red = IndexedRamp.rounded((run.base.z + run.step.z * steps) * alpha)
    return blue | green &<< 8 | red &<< 16 | IndexedRamp.rounded(alpha) &<< 24
  }

  /// The nearest whole number of 0 … 255. Beside 2²³ a Float's last bit is worth 1, so adding
  /// it rounds, and the sum's low bits are the number.
  @inline(__always)
  private static func rounded(_ value: SIMD8<Float>) -> SIMD8<UInt32> {
    let sum = value + 8_388_608
    // SAFETY: both vectors are 32 bytes of plain numbers.
    return unsafe unsafeBitCast(sum, to: SIMD8<UInt32>.self) & 255
  }
}

/// The nearest whole number, limited to ±10¹⁵; without a call where the processor has no rounding.
private func nearest(_ value: Double) -> Int {
  let limited = min(max(value, -1e15), 1e15)
  let whole = Int(limited)
  let rest = limited - Double(whole)
  return rest >= 0.5 ? whole + 1 : (rest <= -0.5 ? whole - 1 : whole)
}

extension RampPiece {
  /// The largest change of a premultiplied component per unit of t, in levels.
  fileprivate var slope: Double {
    let change = endColor - startColor
    let colors = max(abs(change.x), abs(change.y), abs(change.z))
    return (colors + abs(change.w)) / (end - start)
  }
}

extension ColorRamp {
  /// The parameters at which the colour jumps.
  fileprivate var jumps: [Double] {
    zip(pieces, pieces.dropFirst()).filter { $0.endColor != $1.startColor }.map { $1.start }
  }
}

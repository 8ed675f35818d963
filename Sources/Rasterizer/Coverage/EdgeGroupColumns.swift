// Large groups of edges, column by column.

/// Cuts the edges of a group at the borders of pixels and lets `SegmentSweep` work on one pixel at a
/// time.
///
/// The edges left of a pixel count as the winding number along its left border: a few steps at certain heights.
///
/// Where so many segments cross in one pixel that taking them apart would take too long, what is left of it is sampled
/// (`CoverageSampler`): the time for a pixel grows with its segments, not with their crossings. Which pixels these are
/// depends on their segments alone.
final class EdgeGroupColumns {
  /// How many times segments are passed before a pixel is sampled: at least, and for each segment.
  private static let fewestSteps = 1 << 16
  private static let stepsPerSegment = 64

  /// The segments in order of their columns; `starts` tells where each column's begin. The first
  /// column is all that lies left of the visible ones.
  private let parts = Storage<EdgeSegment>()
  private let starts = Storage<Int32>()
  /// The segments of one pixel with those that tell the winding left of it.
  private let segments = Storage<EdgeSegment>()
  /// The steps of the winding from above to below: the height in the upper half, the step in the
  /// lower.
  private let steps = Storage<Int>()
  private var stepCount = 0
  private let sampler = CoverageSampler()

  /// Adds what bounds the inside; `winding` is that left of the group.
  func add(
    _ edges: Cells<ActiveEdge>, _ strip: RowBorders, winding: Int32, rule: WindingRule,
    to areas: AreaAccumulator, sweep: SegmentSweep
  ) {
    let columns = range(edges, areas)
    sort(edges, strip, columns: columns, to: areas)
    stepCount = 0
    for column in columns {
      let start = Int(starts.cells[column &- columns.lowerBound])
      let end = Int(starts.cells[column &- columns.lowerBound &+ 1])
      guard start < end else { continue }
      let present = parts.cells.slice(start, count: end &- start)
      if column == 0 {
        addSteps(present)
        addLeft(winding, rule, to: areas)
      } else if isInside(present, winding, rule: rule) {
        addSteps(present)
      } else {
        let left = Int32(truncatingIfNeeded: FixedPoint.border(areas.left &+ column &- 1))
        let segments = withWinding(present, left &- 1)
        let rest = sweep.add(
          segments, winding, rule: rule,
          mostSteps: max(Self.fewestSteps, Self.stepsPerSegment &* segments.count), to: areas)
        guard let rest else {
          addSteps(present)
          continue
        }
        let pixel = SampledPixel(
          left: left, heights: rest..<Int32(truncatingIfNeeded: strip.bottom), winding: winding,
          rule: rule)
        let before = insideHeight(pixel)
        addSteps(present)
        sampler.add(segments, in: pixel, before: before, after: insideHeight(pixel), to: areas)
      }
    }
  }

  /// How much of some heights is inside, as the steps tell.
  private func insideHeight(_ pixel: SampledPixel) -> Int {
    var winding = pixel.winding
    var sum = 0
    var y = pixel.heights.lowerBound
    for index in 0..<stepCount {
      let next = min(max(height(index), y), pixel.heights.upperBound)
      if pixel.rule.isInside(winding) { sum &+= Int(next &- y) }
      y = next
      winding &+= step(index)
    }
    if pixel.rule.isInside(winding) { sum &+= Int(pixel.heights.upperBound &- y) }
    return sum
  }

  /// The columns of the group: 0 is left of the visible ones, 1 the first of these.
  private func range(_ edges: Cells<ActiveEdge>, _ areas: AreaAccumulator) -> Range<Int> {
    var (low, high) = (Int32.max, Int32.min)
    for index in 0..<edges.count {
      low = min(low, edges[index].low)
      high = max(high, edges[index].high)
    }
    let first = max(0, FixedPoint.pixel(Int(low)) &- areas.left &+ 1)
    let last = min(areas.width, FixedPoint.pixel(Int(high)) &- areas.left &+ 1)
    return first..<max(first, last) &+ 1
  }

  /// Sorts the segments by column.
  private func sort(
    _ edges: Cells<ActiveEdge>, _ strip: RowBorders, columns: Range<Int>, to areas: AreaAccumulator
  ) {
    starts.reserve(columns.count + 1, filler: 0)
    let starts = starts.cells.slice(0, count: columns.count + 1)
    starts.fill(0)
    func column(_ pixel: Int) -> Int { pixel &- areas.left &+ 1 &- columns.lowerBound }
    let pixels = areas.left &- 1...areas.left &+ areas.width
    for index in 0..<edges.count {
      forEachPart(of: edges[index], strip, pixels) { pixel, _ in
        let column = column(pixel)
        if column < columns.count { starts[column &+ 1] &+= 1 }
      }
    }
    for column in 0..<columns.count { starts[column &+ 1] &+= starts[column] }
    parts.reserve(Int(starts[columns.count]), filler: EdgeSegment.none)
    let parts = parts.cells
    for index in 0..<edges.count {
      forEachPart(of: edges[index], strip, pixels) { pixel, part in
        let column = column(pixel)
        guard column < columns.count else { return }
        parts[Int(starts[column])] = part
        starts[column] &+= 1
      }
    }
    for column in stride(from: columns.count, to: 0, by: -1) {
      starts[column] = starts[column &- 1]
    }
    starts[0] = 0
  }

  /// An edge's parts in the row, pixel by pixel; all that lies beyond the first or the last of `pixels` is one part
  /// of that.
  @inline(__always)
  private func forEachPart(
    of edge: ActiveEdge, _ strip: RowBorders, _ pixels: ClosedRange<Int>,
    _ body: (_ pixel: Int, EdgeSegment) -> Void
  ) {
    func within(_ pixel: Int) -> Int { min(max(pixel, pixels.lowerBound), pixels.upperBound) }
    let y0 = max(Int(edge.top), strip.top)
    let y1 = min(Int(edge.bottom), strip.bottom)
    let (x0, x1) = (Int(edge.enter), Int(edge.exit))
    var (x, y) = (x0, y0)
    var pixel = within(FixedPoint.pixel(x0))
    let last = within(FixedPoint.pixel(x1))
    let step = pixel < last ? 1 : -1
    let steepness = pixel == last ? 0 : Double(y1 &- y0) / Double(abs(x1 &- x0))
    func part(to x1: Int, _ y1: Int) {
      guard y < y1 else { return }
      body(
        pixel,
        EdgeSegment(
          x0: Int32(truncatingIfNeeded: x), y0: Int32(truncatingIfNeeded: y),
          x1: Int32(truncatingIfNeeded: x1), y1: Int32(truncatingIfNeeded: y1), sign: edge.sign))
    }
    while pixel != last {
      let border = FixedPoint.border(max(pixel, pixel &+ step))
      let cut = min(y0 &+ Int(Double(abs(border &- x0)) * steepness), y1)
      part(to: border, cut)
      (x, y) = (border, max(y, cut))
      pixel &+= step
    }
    part(to: x1, y1)
  }

  /// Whether all of a pixel is surely inside, up to its left border.
  private func isInside(_ present: Cells<EdgeSegment>, _ winding: Int32, rule: WindingRule)
    -> Bool
  {
    var (low, high) = (winding, winding)
    var sum = winding
    for index in 0..<stepCount {
      sum &+= step(index)
      low = min(low, sum)
      high = max(high, sum)
    }
    for index in 0..<present.count {
      let sign = present[index].sign
      low &+= min(sign, 0)
      high &+= max(sign, 0)
    }
    return rule.isInside(from: low, to: high)
  }

  /// The segments of a pixel and, beside its left border, upright ones that tell the winding there.
  private func withWinding(_ present: Cells<EdgeSegment>, _ left: Int32) -> Cells<EdgeSegment> {
    let count = max(0, stepCount &- 1)
    segments.reserve(count + present.count, filler: EdgeSegment.none)
    let segments = segments.cells
    var winding: Int32 = 0
    for index in 0..<count {
      winding &+= step(index)
      segments[index] = EdgeSegment(
        x0: left, y0: height(index), x1: left, y1: height(index &+ 1), sign: winding)
      segments[index].isKnown = true
    }
    segments.slice(count, count: present.count).copy(present)
    return segments.slice(0, count: count &+ present.count)
  }

  private func height(_ index: Int) -> Int32 {
    Int32(truncatingIfNeeded: steps.cells[index] >> 32)
  }

  private func step(_ index: Int) -> Int32 { Int32(truncatingIfNeeded: steps.cells[index]) }

  /// Takes the segments of a pixel into the steps of the winding right of it.
  private func addSteps(_ present: Cells<EdgeSegment>) {
    let count = stepCount &+ 2 &* present.count
    steps.reserve(count, filler: 0, keeping: stepCount)
    let steps = steps.cells
    func packed(_ y: Int32, _ step: Int32) -> Int { Int(y) << 32 | Int(UInt32(bitPattern: step)) }
    for index in 0..<present.count {
      let segment = present[index]
      steps[stepCount &+ 2 &* index] = packed(segment.y0, segment.sign)
      steps[stepCount &+ 2 &* index &+ 1] = packed(segment.y1, 0 &- segment.sign)
    }
    steps.slice(0, count: count).sort()
    var kept = 0
    var index = 0
    while index < count {
      let y = height(index)
      var sum: Int32 = 0
      while index < count && height(index) == y {
        sum &+= step(index)
        index &+= 1
      }
      if sum != 0 {
        steps[kept] = packed(y, sum)
        kept &+= 1
      }
    }
    stepCount = kept
  }

  /// Adds what bounds the inside left of the visible columns.
  private func addLeft(_ winding: Int32, _ rule: WindingRule, to areas: AreaAccumulator) {
    let left = FixedPoint.border(areas.left) &- 1
    var step: Int32 = 0
    for index in 0..<max(0, stepCount &- 1) {
      step &+= self.step(index)
      let change = rule.change(winding, step)
      if change != 0 {
        areas.add(
          left, left, height: Int(height(index &+ 1)) &- Int(height(index)), sign: change)
      }
    }
  }
}

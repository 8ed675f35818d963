// Boolean operations on paths: union, intersection, subtraction, difference, and lines cut by areas.

/// An operation that decides from two areas what is inside of the result.
enum BooleanOperation {
  case union
  case intersection
  case subtraction
  case difference

  func isInside(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .difference: first != second
    }
  }
}

extension CGPathFillRule {
  fileprivate func isInside(_ winding: Int32) -> Bool {
    self == .winding ? winding != 0 : winding & 1 != 0
  }

  fileprivate func isInside(_ windings: Windings, _ operation: BooleanOperation) -> Bool {
    operation.isInside(isInside(windings.first), isInside(windings.second))
  }
}

extension PathData {
  /// The areas of an operation, each an outline followed by those of its holes, which turn the other way. Nil
  /// where the paths cross too often, which is logged under `name`.
  ///
  /// Curves that nothing cuts stay as they are; others are cut within 0.005 points, or coarser where there are many.
  func areas(
    _ operation: BooleanOperation, _ other: PathData, rule: CGPathFillRule, for name: StaticString
  ) -> [PathData]? {
    guard let paths = PathPair(self, other, closesFirst: true) else { return [] }
    guard let snapped = paths.snapped(for: name) else { return nil }
    var arrangement = PathArrangement(paths, snapped, countsFirst: true)
    let isInside = { rule.isInside($0, operation) }
    arrangement.sweep(isInside)
    let outlines = arrangement.outlines(isInside)
    var areas: [Int: PathData] = [:]
    for outline in outlines {
      areas[outline.outer, default: PathData()].append(paths.path(outline, in: arrangement))
    }
    return outlines.indices.compactMap { areas[$0] }
  }

  /// Whether any place is inside of both.
  func overlaps(_ other: PathData, _ rule: CGPathFillRule, for name: StaticString) -> Bool {
    guard !controlBounds.common(with: other.controlBounds).isNull,
      let paths = PathPair(self, other, closesFirst: true),
      let snapped = paths.snapped(for: name)
    else { return false }
    var arrangement = PathArrangement(paths, snapped, countsFirst: true)
    let isInside = { rule.isInside($0, .intersection) }
    arrangement.sweep(isInside)
    return arrangement.edges.contains(where: \.isKept)
  }

  /// The parts of the lines, not closed where they are not, that lie inside of the other path's area or on its
  /// rim, or the parts that do not; nil where the paths cross too often, which is logged under `name`.
  func lines(
    inside isWanted: Bool, _ other: PathData, rule: CGPathFillRule, for name: StaticString
  ) -> PathData? {
    guard let paths = PathPair(self, other, closesFirst: false) else { return PathData() }
    guard let snapped = paths.snapped(for: name) else { return nil }
    var arrangement = PathArrangement(paths, snapped, countsFirst: false)
    arrangement.sweep { rule.isInside($0.second) }
    var lines = CutLines(paths)
    for (chord, chain) in zip(paths.chords, snapped.chains) where chord.isOfFirst {
      for (start, end) in zip(chain, chain.dropFirst()) {
        guard let edge = arrangement.edge(between: start, end) else { continue }
        let isInside = rule.isInside(edge.left.second) || rule.isInside(edge.right.second)
        guard isInside == isWanted else { continue }
        let (start, end) = (arrangement.vertices[Int(start)], arrangement.vertices[Int(end)])
        lines.add(
          SegmentRange(
            segment: chord.segment, from: chord.parameter(at: start), to: chord.parameter(at: end),
            start: start, end: end), subpath: chord.subpath)
      }
    }
    return lines.path
  }
}

extension PathPair {
  /// The chords cut where they meet; nil where they cross too often, which is logged under `name`.
  fileprivate func snapped(for name: StaticString) -> SnapRounding? {
    let snapped = SnapRounding(chords)
    if snapped == nil { logOnce("\(name): the paths cross too often") }
    return snapped
  }
}

/// Lines that grow range by range.
private struct CutLines {
  private let paths: PathPair
  private var runs: [SegmentRange] = []
  private var subpath: Int32 = -1
  private var done = PathData()

  init(_ paths: PathPair) { self.paths = paths }

  mutating func add(_ run: SegmentRange, subpath: Int32) {
    if subpath != self.subpath || runs.last?.end != run.start { finish() }
    self.subpath = subpath
    paths.append(run, to: &runs)
  }

  private mutating func finish() {
    if let first = runs.first { done.move(to: paths.point(first.start)) }
    for run in runs { paths.add(run, to: &done) }
    if let first = runs.first, let last = runs.last, first.start == last.end,
      paths.closed.contains(subpath)
    {
      done.close()
    }
    runs = []
  }

  var path: PathData {
    var all = self
    all.finish()
    return all.done
  }
}

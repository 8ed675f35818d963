// Groups of edges that meet within a row: which parts of them bound the inside.

/// Takes groups of edges apart.
///
/// Left of a group the winding is the same at every height, and so it is right of it. Most groups are
/// edges side by side or one contour's edges in turn; `SegmentSweep` takes the others apart.
final class EdgeGroup {
  /// Larger groups are taken apart column by column: the cost of a cut grows with what it crosses.
  static let largest = 96

  private let segments = Storage<EdgeSegment>()
  private let sweep = SegmentSweep()
  private let columns = EdgeGroupColumns()

  /// Adds what bounds the inside and returns the winding right of the group; `winding` is that left
  /// of it, and `edges` stand by `ActiveEdge.order`.
  func add(
    _ edges: Cells<ActiveEdge>, _ strip: RowBorders, winding: Int32, rule: WindingRule,
    to areas: AreaAccumulator
  ) -> Int32 {
    var isInOrder = true
    var ups: Int32 = 0
    var area = 0
    var (enter, exit) = (Int32.min, Int32.min)
    for index in 0..<edges.count {
      let edge = edges[index]
      let height = edge.height(in: strip)
      area &+= Int(edge.sign) &* height
      if edge.sign < 0 { ups &+= 1 }
      isInOrder =
        isInOrder && height == FixedPoint.one && edge.enter >= enter && edge.exit >= exit
      (enter, exit) = (edge.enter, edge.exit)
    }
    let count = Int32(truncatingIfNeeded: edges.count)
    let after = winding &+ Int32(truncatingIfNeeded: area >> FixedPoint.bits)
    if rule.isInside(from: winding &- ups, to: winding &+ count &- ups) { return after }
    if isInOrder {
      addInOrder(edges, winding, rule: rule, to: areas)
    } else if (ups == 0 || ups == count) && abs(area) == FixedPoint.one {
      addChain(edges, strip, change: rule.change(winding, after &- winding), to: areas)
    } else if edges.count <= EdgeGroup.largest {
      segments.reserve(edges.count, filler: EdgeSegment.none)
      for index in 0..<edges.count { segments.cells[index] = EdgeSegment(edges[index], strip) }
      _ = sweep.add(
        segments.cells.slice(0, count: edges.count), winding, rule: rule, mostSteps: .max, to: areas
      )
    } else {
      columns.add(edges, strip, winding: winding, rule: rule, to: areas, sweep: sweep)
    }
    return after
  }

  /// Edges that cross the whole row side by side.
  private func addInOrder(
    _ edges: Cells<ActiveEdge>, _ winding: Int32, rule: WindingRule, to areas: AreaAccumulator
  ) {
    var winding = winding
    for index in 0..<edges.count {
      let edge = edges[index]
      let change = rule.change(winding, edge.sign)
      winding &+= edge.sign
      if change != 0 {
        areas.add(Int(edge.enter), Int(edge.exit), height: FixedPoint.one, sign: change)
      }
    }
  }

  /// Edges of which each goes on where another ends.
  private func addChain(
    _ edges: Cells<ActiveEdge>, _ strip: RowBorders, change: Int32, to areas: AreaAccumulator
  ) {
    guard change != 0 else { return }
    for index in 0..<edges.count {
      let edge = edges[index]
      areas.add(Int(edge.enter), Int(edge.exit), height: edge.height(in: strip), sign: change)
    }
  }
}

// The scan converter: edges to rows of exact area coverage, after FreeType's smooth rasteriser.

internal import CoreGraphics

/// Turns edges into rows of exact area coverage, for both fill rules.
///
/// Between edges that do not meet in a row the winding is known, so only those where the inside begins or ends
/// are added to the row's areas. In most rows whole chains of edges stand side by side (`MonotoneChains`). In the
/// others the edges are put in order from left to right; those that meet (they cross, begin or end beside one
/// another) form a group, which `EdgeGroup` takes apart. A row's part of an edge is a closed form of
/// that edge and that row, and both methods add the same areas: neither order, clip nor thread can change
/// a pixel.
final class EdgeScanner {
  private let sorted = Storage<Edge>()
  /// `starts[row]` is the first edge in `sorted` that begins in this row.
  private let starts = Storage<Int32>()
  /// The edges of the present row.
  private let active = Storage<ActiveEdge>()
  private var activeCount = 0
  /// The edges that begin in the present row, unsorted and sorted, and what they are sorted by.
  private let begun = Storage<ActiveEdge>()
  private let fresh = Storage<ActiveEdge>()
  private let keys = Storage<Int>()
  /// No edge that is active now ends above this, fixed point.
  private var firstBottom = Int32.max
  /// Whether the present row would come out again if no edge begins or ends.
  private var isSteady = false
  private var rule = WindingRule(.winding)
  private var visible = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private let areas = AreaAccumulator()
  private let chains = MonotoneChains()
  private let group = EdgeGroup()
  let row = CoverageRow()

  /// Prepares for the rows of `visible`, which `scan` must then visit one by one.
  func begin(_ edges: EdgeList, _ rule: CGPathFillRule, visible: PixelRect) {
    self.visible = visible
    self.rule = WindingRule(rule)
    activeCount = 0
    isSteady = false
    row.reserve(left: visible.x, width: visible.width)
    areas.begin(left: visible.x, width: visible.width)
    chains.begin(edges.chainCount)
    sort(edges)
  }

  /// Sorts by the first visible row, in time proportional to edges and rows.
  private func sort(_ edges: EdgeList) {
    let rows = visible.height
    starts.reserve(rows + 2, filler: 0)
    sorted.reserve(edges.count, filler: Edge.none)
    let starts = starts.cells
    let sorted = sorted.cells
    let source = edges.storage.cells
    starts.slice(0, count: rows + 2).fill(0)
    for index in 0..<edges.count {
      let row = firstRow(source[index])
      if row >= 0 { starts[row &+ 1] &+= 1 }
    }
    for row in 0..<rows { starts[row &+ 1] &+= starts[row] }
    for index in 0..<edges.count {
      let edge = source[index]
      let row = firstRow(edge)
      if row < 0 { continue }
      sorted[Int(starts[row])] = edge
      starts[row] &+= 1
    }
    // Each entry has moved to its row's end, which is the next row's start: move back.
    for row in stride(from: rows, to: 0, by: -1) { starts[row] = starts[row &- 1] }
    starts[0] = 0
  }

  /// Relative to the visible rows; −1 where the edge touches none.
  @inline(__always)
  private func firstRow(_ edge: Edge) -> Int {
    let top = FixedPoint.pixel(Int(min(edge.y0, edge.y1))) &- visible.y
    let last = FixedPoint.pixel(Int(max(edge.y0, edge.y1)) &- 1) &- visible.y
    if top >= visible.height || last < 0 { return -1 }
    return max(top, 0)
  }

  /// Makes `row` the coverage of row `y`, the one after the last.
  func scan(_ y: Int) {
    let index = y - visible.y
    let first = Int(starts.cells[index])
    let end = Int(starts.cells[index + 1])
    let strip = RowBorders(y)
    if isSteady && first == end && Int(firstBottom) >= strip.bottom { return }
    row.removeAll()
    goOn(strip)
    isSteady = isSteady && first == end
    if activeCount + end - first <= EdgeGroup.largest {
      takeUp(first, end, in: strip)
      if !addChains(strip) {
        putInOrder()
        addAreas(strip)
      }
    } else {
      putInOrder()
      takeUpInOrder(first, end, in: strip)
      addAreas(strip)
    }
    if activeCount > 0 { areas.sweep(into: row) }
  }

  /// Drops the edges that ended above and takes the others on to this row.
  private func goOn(_ strip: RowBorders) {
    let edges = active.cells
    var count = 0
    var isSlanted = false
    var firstBottom = Int32.max
    for index in 0..<activeCount {
      var edge = edges[index]
      if Int(edge.bottom) <= strip.top { continue }
      edge.enter = edge.exit
      edge.exit = edge.position(strip.bottom)
      isSlanted = isSlanted || edge.slope != 0
      firstBottom = min(firstBottom, edge.bottom)
      edges[count] = edge
      count &+= 1
    }
    activeCount = count
    self.firstBottom = firstBottom
    isSteady = !isSlanted && Int(firstBottom) >= strip.bottom
  }

  /// Adds the edges that begin in this row.
  private func takeUp(_ first: Int, _ end: Int, in strip: RowBorders) {
    guard first < end else { return }
    active.reserve(activeCount + end - first, filler: ActiveEdge.none, keeping: activeCount)
    for index in first..<end {
      active.cells[activeCount] = ActiveEdge(sorted.cells[index], strip)
      activeCount &+= 1
    }
  }

  /// Adds what bounds the inside in this row where chains stand side by side; else nothing, and false.
  private func addChains(_ strip: RowBorders) -> Bool {
    let active = active.cells.slice(0, count: activeCount)
    guard chains.areInOrder(active, strip, rule: rule) else { return false }
    let areas = areas
    for index in 0..<active.count {
      let edge = active[index]
      let change = chains.change(at: edge)
      if change != 0 {
        areas.add(Int(edge.enter), Int(edge.exit), height: edge.height(in: strip), sign: change)
      }
    }
    return true
  }

  // MARK: Edges in order

  /// Their order is mostly nearly that of the row before.
  private func putInOrder() { Self.sort(active.cells.slice(0, count: activeCount)) }

  /// Merges the edges that begin in this row in.
  private func takeUpInOrder(_ first: Int, _ end: Int, in strip: RowBorders) {
    let freshCount = end - first
    begun.reserve(freshCount, filler: ActiveEdge.none)
    fresh.reserve(freshCount, filler: ActiveEdge.none)
    keys.reserve(freshCount, filler: 0)
    let (begun, fresh) = (begun.cells, fresh.cells)
    let keys = keys.cells.slice(0, count: freshCount)
    for index in 0..<keys.count {
      let edge = ActiveEdge(sorted.cells[first &+ index], strip)
      begun[index] = edge
      keys[index] = Int(edge.low) << 32 &+ index
    }
    keys.sort()
    for index in 0..<keys.count { fresh[index] = begun[keys[index] & 0xFFFF_FFFF] }
    active.reserve(activeCount + freshCount, filler: ActiveEdge.none, keeping: activeCount)
    merge(freshCount, into: active.cells, count: activeCount)
    activeCount &+= freshCount
  }

  /// Puts edges in order by insertion, as they mostly nearly are; where many are not, by merging.
  @inline(__always)
  private static func sort(_ edges: Cells<ActiveEdge>) {
    var moves = 0
    var index = 1
    while index < edges.count {
      if edges[index &- 1].order > edges[index].order {
        moves &+= moveDown(edges, from: index)
        if moves > 1024 &+ 32 &* edges.count { return sortByMerging(edges) }
      }
      index &+= 1
    }
  }

  /// Those of the same order stay as they are, as by insertion.
  @inline(never)
  private static func sortByMerging(_ edges: Cells<ActiveEdge>) {
    let sorted = (0..<edges.count).map { (order: edges[$0].order, index: $0) }
      .sorted { $0 < $1 }.map { edges[$0.index] }
    for (index, edge) in sorted.enumerated() { edges[index] = edge }
  }

  /// Moves an edge left to its place in the order. Returns how many it passes.
  @inline(never)
  private static func moveDown(_ edges: Cells<ActiveEdge>, from start: Int) -> Int {
    let edge = edges[start]
    let order = edge.order
    var place = start
    while place > 0 && edges[place &- 1].order > order {
      edges[place] = edges[place &- 1]
      place &-= 1
    }
    edges[place] = edge
    return start &- place
  }

  /// Merges the fresh edges into the first `count` from the last on. Fresh ones stand by their left ends
  /// alone.
  @inline(__always)
  private func merge(_ freshCount: Int, into edges: Cells<ActiveEdge>, count: Int) {
    let fresh = fresh.cells
    Self.sort(fresh.slice(0, count: freshCount))
    var (old, new) = (count &- 1, freshCount &- 1)
    while new >= 0 {
      let order = fresh[new].order
      while old >= 0 && edges[old].order > order {
        edges[old &+ new &+ 1] = edges[old]
        old &-= 1
      }
      edges[old &+ new &+ 1] = fresh[new]
      new &-= 1
    }
  }

  /// Finds the edges that meet, directly or over others, from `first` on: returns the index after the last of them,
  /// and whether all of them run through the whole row.
  @inline(__always)
  private func endOfGroup(
    _ active: Cells<ActiveEdge>, from first: Int, count: Int, in strip: RowBorders
  ) -> (end: Int, isWhole: Bool) {
    var high = active[first].high
    var open = active[first].opening(in: strip)
    var end = first &+ 1
    while end < count {
      let next = active[end]
      if open == 0 && next.low > high { break }
      high = max(high, next.high)
      open &+= next.opening(in: strip)
      end &+= 1
    }
    return (end, open == 0)
  }

  /// Adds what bounds the inside in this row.
  private func addAreas(_ strip: RowBorders) {
    let active = active.cells
    let right = FixedPoint.border(visible.maxX)
    let rule = rule
    let areas = areas
    let count = activeCount
    var winding: Int32 = 0
    var first = 0
    while first < count {
      let edge = active[first]
      // Nothing from here on touches a pixel that is looked at.
      if Int(edge.low) >= right { return }
      let (end, isWhole) = endOfGroup(active, from: first, count: count, in: strip)
      if end == first &+ 1 && isWhole {
        let change = rule.change(winding, edge.sign)
        if change != 0 {
          areas.add(Int(edge.enter), Int(edge.exit), height: FixedPoint.one, sign: change)
        }
        winding &+= edge.sign
      } else {
        let edges = active.slice(first, count: end &- first)
        winding = group.add(edges, strip, winding: winding, rule: rule, to: areas)
      }
      first = end
    }
  }
}

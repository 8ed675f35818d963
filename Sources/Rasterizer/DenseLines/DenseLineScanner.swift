// A dense line as rows of coverage, some rows at a time.

internal import CoreGraphics

/// Turns a dense line into rows of coverage.
///
/// Each pixel hears of the polygons in an order of the line's own, whatever is visible: neither damage
/// nor threads change a pixel. Segments first fill the pixels that they cover whole, because most others
/// lie behind those and need not be looked at; then segments, and at last joins and caps, cut the rest.
/// Each time every 1024th element comes first, then those halfway between, and so on: neighbours cover
/// nearly the same, and of what a few far ones cover most need not be looked at again.
final class DenseLineScanner {
  /// How many rows are made at once.
  private static let stripHeight = 64
  /// Elements whose number this power of two divides come first.
  private static let highestLevel = 10
  /// Longer lines cover themselves so often that looking at an element first pays, and the near caches do not hold
  /// their vertices.
  private static let fewElements = 1 << 15
  /// Those, which lie far from each other in memory, are brought near when so many elements come before them.
  private static let ahead = 8

  private let line = DenseLine()
  /// The conservative bounds of each element in visible pixels.
  private let boxes = Storage<ElementBounds>()
  private let uncovered = UncoveredPixels()
  private var visible = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private var visibleArea = VisibleArea(PixelRect(x: 0, y: 0, width: 0, height: 0))
  /// The present rows.
  private var strip = 0..<0
  /// Whether a segment may cover pixels whole.
  private var isThick = false
  /// `starts[strip]` is the first of the elements in `sorted` that begin in this strip.
  private let starts = Storage<Int32>()
  private let sorted = Storage<Int32>()
  /// The elements of the present strip in order, and those of the strip before.
  private var present = Storage<StripElement>()
  private var before = Storage<StripElement>()
  private var presentCount = 0
  private let touching = Storage<StripElement>()
  let row = CoverageRow()

  /// Prepares for the rows of `visible`, which `scan` must then visit one by one.
  func begin(
    _ path: PathData, _ style: StrokeStyle, transform: CGAffineTransform, tolerance: Double,
    visible: PixelRect
  ) {
    self.visible = visible
    visibleArea = VisibleArea(visible)
    strip = visible.y..<visible.y
    presentCount = 0
    isThick = style.width * transform.smallestScale > 1
    row.reserve(left: visible.x, width: visible.width)
    line.begin(path, style, transform: transform, tolerance: tolerance)
    findBoxes()
    sort()
  }

  private func findBoxes() {
    boxes.reserve(line.count, filler: .nowhere)
    let boxes = boxes.cells
    for index in 0..<line.count {
      boxes[index] = line.box(index).map { visibleArea.part($0.low, $0.high) } ?? .nowhere
    }
  }

  /// Sorts the elements by the first strip in which they are visible.
  private func sort() {
    let strips = (visible.height + DenseLineScanner.stripHeight - 1) / DenseLineScanner.stripHeight
    starts.reserve(strips + 2, filler: 0)
    sorted.reserve(line.count, filler: 0)
    let starts = starts.cells.slice(0, count: strips + 2)
    starts.fill(0)
    for index in 0..<line.count {
      let strip = firstStrip(index)
      if strip >= 0 { starts[strip &+ 1] &+= 1 }
    }
    for strip in 0..<strips { starts[strip &+ 1] &+= starts[strip] }
    for level in stride(from: DenseLineScanner.highestLevel, through: 0, by: -1) {
      let isHighest = level == DenseLineScanner.highestLevel
      let first = isHighest ? 0 : 1 << level
      for index in stride(from: first, to: line.count, by: isHighest ? 1 << level : 2 << level) {
        let strip = firstStrip(index)
        if strip < 0 { continue }
        sorted.cells[Int(starts[strip])] = Int32(truncatingIfNeeded: index)
        starts[strip] &+= 1
      }
    }
    for strip in stride(from: strips, to: 0, by: -1) { starts[strip] = starts[strip &- 1] }
    starts[0] = 0
  }

  /// Elements come in order of this.
  @inline(__always)
  private func rank(_ element: Int32) -> Int {
    let level = min(element.trailingZeroBitCount, DenseLineScanner.highestLevel)
    return (DenseLineScanner.highestLevel &- level) << 32 | Int(element)
  }

  /// −1 where the element is not visible.
  @inline(__always)
  private func firstStrip(_ index: Int) -> Int {
    let box = boxes.cells[index]
    return box.isEmpty ? -1 : Int(box.top) / DenseLineScanner.stripHeight
  }

  private var isLong: Bool { line.count > DenseLineScanner.fewElements }

  /// Makes `row` the coverage of row `y`, the one after the last.
  func scan(_ y: Int) {
    if y >= strip.upperBound { makeStrip(from: y) }
    row.removeAll()
    uncovered.append(y - strip.lowerBound, to: row)
  }

  /// The present strip's first row, from the first that is visible.
  private var stripTop: Int { strip.lowerBound &- visible.y }

  private func makeStrip(from y: Int) {
    strip = y..<min(y + DenseLineScanner.stripHeight, visible.maxY)
    takeElements((y - visible.y) / DenseLineScanner.stripHeight)
    uncovered.begin(width: visible.width)
    let elements = present.cells.slice(0, count: presentCount)
    let columns = choosePolygonPixels()
    if isThick { fill(elements) }
    if line.hasCapsules { cutCapsules(elements) }
    if let columns {
      let elements = line.hasCapsules ? findTouching(elements, columns) : elements
      cutSegments(elements)
      cutEnds(elements)
    }
    uncovered.turnToRows()
  }

  /// Merges those that go on from the strip above with those that begin in this one.
  private func takeElements(_ number: Int) {
    swap(&present, &before)
    let first = Int(starts.cells[number])
    let end = Int(starts.cells[number + 1])
    present.reserve(presentCount + end - first, filler: .none)
    let (old, new, result) = (before.cells, sorted.cells, present.cells)
    let (boxes, top) = (boxes.cells, stripTop)
    var next = first
    var count = 0
    func add(_ number: Int32) {
      result[count] = StripElement(boxes[Int(number)], number, top: top)
      count &+= 1
    }
    for index in 0..<presentCount {
      let number = old[index].number
      if Int(boxes[Int(number)].bottom) < top { continue }
      while next < end && rank(new[next]) < rank(number) {
        add(new[next])
        next &+= 1
      }
      add(number)
    }
    for index in next..<max(next, end) { add(new[index]) }
    presentCount = count
  }

  /// Chooses the pixels from which polygons are taken away: all, or those that a flat capsule may touch. Returns
  /// from which to which column there are such; nil for none.
  private func choosePolygonPixels() -> ClosedRange<UInt16>? {
    let ofPolygons = uncovered.ofPolygons
    ofPolygons.fill(line.hasCapsules ? 0 : .max)
    guard line.hasCapsules else { return 0...(.max) }
    var (first, last) = (UInt16.max, UInt16.min)
    let flat = line.flatElements
    for index in 0..<flat.count {
      let box = boxes.cells[Int(flat[index])]
      let element = StripElement(box, flat[index], top: stripTop)
      guard element.rows != 0, !box.isEmpty else { continue }
      for column in Int(element.left)...Int(element.right) { ofPolygons[column] |= element.rows }
      (first, last) = (min(first, element.left), max(last, element.right))
    }
    return first <= last ? first...last : nil
  }

  /// The elements that may touch pixels from which polygons are taken away, which lie in some columns, in their
  /// order.
  private func findTouching(
    _ elements: Cells<StripElement>, _ columns: ClosedRange<UInt16>
  ) -> Cells<StripElement> {
    touching.reserve(elements.count, filler: .none)
    let touching = touching.cells
    var found = 0
    for index in 0..<elements.count {
      let element = elements[index]
      guard element.right >= columns.lowerBound, element.left <= columns.upperBound
      else { continue }
      touching[found] = element
      if element.openColumns(uncovered.full, among: uncovered.ofPolygons) != nil { found &+= 1 }
    }
    return touching.slice(0, count: found)
  }

  private func fill(_ elements: Cells<StripElement>) {
    let full = uncovered.full
    let corner = Vertex(Double(visible.x), Double(strip.lowerBound))
    let isLong = isLong
    for index in 0..<elements.count {
      let element = elements[index]
      guard !isLong || element.isOpen(full), line.isSegment(Int(element.number)) else { continue }
      let inside = line.inside(Int(element.number), from: corner)
      let first = max(inside.columns.first, Int(element.left))
      for column in first..<max(first, min(inside.columns.end, Int(element.right) &+ 1)) {
        full[column] |= inside.rows(column)
      }
    }
  }

  private func cutCapsules(_ elements: Cells<StripElement>) {
    let (full, isLong) = (uncovered.full, isLong)
    for index in 0..<elements.count {
      let next = index &+ DenseLineScanner.ahead
      if isLong, next < elements.count, elements[next].isOpen(full) {
        line.prefetch(Int(elements[next].number))
      }
      let element = elements[index]
      if let open = element.openColumns(full) {
        cut(Capsule(line.roundSegment(Int(element.number)), radius: line.penRadius), open)
      }
    }
  }

  /// Cuts a capsule off those of some columns: its sides column by column, its ends row by row.
  @inline(__always)
  private func cut(_ capsule: Capsule, _ open: ClosedRange<Int>) {
    let (left, top) = corner(capsule.origin)
    let (first, end) = capsule.rows
    let present = ColumnBits.rows(first &+ top, end &+ top) & .rows(0, strip.count)
    let straight = ColumnBits.rows(
      capsule.straightRows.first &+ top, capsule.straightRows.end &+ top)
    var ends: ColumnBits = 0
    for column in open {
      let bits = present & ~uncovered.full[column] & ~uncovered.ofPolygons[column]
      ends |= bits & ~straight
      cutSides(capsule, column, straight: bits & straight, left: left, top: top)
    }
    ends.forEachRow { row in
      if let columns = among(open, capsule.columns(row &- top), left: left) {
        uncovered.subtract(capsule, row &- top, row: row, columns: columns, shift: left)
      }
    }
  }

  @inline(__always)
  private func cutSides(
    _ capsule: Capsule, _ column: Int, straight: ColumnBits, left: Int, top: Int
  ) {
    if straight == 0 { return }
    let rows = capsule.sideRows(column &- left)
    (straight & .rows(rows.first &+ top, rows.end &+ top)).forEachRow { row in
      uncovered.subtract(capsule.sides.part(row &- top, from: column &- left), column, row: row)
    }
  }

  /// The columns of a capsule, whose first one is `left` here, that are among the open ones; nil for none.
  @inline(__always)
  private func among(
    _ open: ClosedRange<Int>, _ columns: (first: Int, end: Int), left: Int
  ) -> Range<Int>? {
    let first = max(columns.first &+ left, open.lowerBound)
    let end = min(columns.end &+ left, open.upperBound &+ 1)
    return first < end ? first..<end : nil
  }

  private func cutSegments(_ elements: Cells<StripElement>) {
    let top = stripTop
    for index in 0..<elements.count {
      let number = Int(elements[index].number)
      guard line.isSegment(number),
        let open = elements[index].openColumns(uncovered.full, among: uncovered.ofPolygons)
      else { continue }
      let tip = line.tipBox(number).flatMap { openColumns($0.low, $0.high, top: top) }
      if line.takeSegment(number, withTip: tip != nil) { cut(open) }
    }
  }

  private func cutEnds(_ elements: Cells<StripElement>) {
    let top = stripTop
    for index in 0..<elements.count {
      let element = Int(elements[index].number)
      if !line.hasEnds(element) { continue }
      line.endBoxes(element) { low, high, isEnd in
        guard let open = openColumns(low, high, top: top), line.takeEnd(element, isEnd: isEnd)
        else { return }
        cut(open)
      }
    }
  }

  /// Cuts the polygon off some columns.
  @inline(__always)
  private func cut(_ open: ClosedRange<Int>) {
    let polygon = line.polygon
    let (left, top) = corner(polygon.origin)
    let columns = polygon.columns
    let present = ColumnBits.rows(0, strip.count)
    let first = max(columns.first &+ left, open.lowerBound)
    for column in first..<max(first, min(columns.end &+ left, open.upperBound &+ 1)) {
      let rows = polygon.rows(column &- left)
      let bits =
        .rows(rows.first &+ top, rows.end &+ top) & present & ~uncovered.full[column]
        & uncovered.ofPolygons[column]
      bits.forEachRow { row in
        uncovered.subtract(
          polygon, column, row: row, corner: Vertex(Double(column &- left), Double(row &- top)))
      }
    }
  }

  /// The column and row of a pixel within the strip.
  @inline(__always)
  private func corner(_ pixel: (x: Int, y: Int)) -> (left: Int, top: Int) {
    (pixel.x &- visible.x, pixel.y &- strip.lowerBound)
  }

  /// The columns in which something may be left of a rectangle in the present strip, of the pixels from which polygons
  /// are taken away; nil for none.
  @inline(__always)
  private func openColumns(_ low: Vertex, _ high: Vertex, top: Int) -> ClosedRange<Int>? {
    let box = visibleArea.part(low, high)
    return box.isEmpty
      ? nil
      : StripElement(box, 0, top: top).openColumns(uncovered.full, among: uncovered.ofPolygons)
  }
}

// A dense line as rows of coverage, some rows at a time.

internal import CoreGraphics

/// Turns a dense line into rows of coverage.
///
/// Each pixel hears of the pieces in an order of the line's own, whatever is visible: neither damage
/// nor threads change a pixel. Segments first fill the pixels that they cover whole, because most others
/// lie behind those and need not be looked at; then segments, and at last joins and caps, cut the rest.
/// Each time every 1024th element comes first, then those halfway between, and so on: neighbours cover
/// nearly the same, and of what a few far ones cover most need not be looked at again.
final class DenseLineScanner {
  /// How many rows are made at once.
  private static let stripHeight = 64
  /// Elements whose number this power of two divides come first.
  private static let highestLevel = 10
  private static let mostOpen = 32

  private let line = DenseLine()
  /// In which visible pixels each element has ink.
  private let boxes = Storage<ElementBox>()
  private let uncovered = UncoveredPixels()
  private var visible = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private var visibleBox = VisibleBox(PixelRect(x: 0, y: 0, width: 0, height: 0))
  /// The present rows.
  private var strip = 0..<0
  /// Whether a segment may cover pixels whole.
  private var isThick = false
  /// `starts[strip]` is the first of the elements in `sorted` that begin in this strip.
  private let starts = Storage<Int32>()
  private let sorted = Storage<Int32>()
  /// The elements of the present strip in order, and those of the strip before.
  private var present = Storage<Int32>()
  private var before = Storage<Int32>()
  private var presentCount = 0
  /// Elements of which something may be left to cover, which are to be looked at next.
  private let openElements = Storage<Int32>()
  private let openSegments = Storage<RoundSegment>()
  private let touching = Storage<Int32>()
  let row = CoverageRow()

  init() {
    openElements.reserve(DenseLineScanner.mostOpen, filler: 0)
    openSegments.reserve(
      DenseLineScanner.mostOpen,
      filler: RoundSegment(start: Vertex(0, 0), end: Vertex(0, 0), hasBegin: false))
  }

  /// Prepares for the rows of `visible`, which `scan` must then visit one by one.
  func begin(
    _ path: PathData, _ style: StrokeStyle, _ transform: CGAffineTransform, tolerance: Double,
    visible: PixelRect
  ) {
    self.visible = visible
    visibleBox = VisibleBox(visible)
    strip = visible.y..<visible.y
    presentCount = 0
    isThick = style.width * transform.smallestScale > 1
    row.reserve(left: visible.x, width: visible.width)
    line.begin(path, style, transform, tolerance: tolerance)
    findBoxes()
    sort()
  }

  private func findBoxes() {
    boxes.reserve(line.count, filler: .nowhere)
    let boxes = boxes.cells
    for index in 0..<line.count {
      boxes[index] = line.box(index).map { visibleBox.part($0.low, $0.high) } ?? .nowhere
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
    choosePiecesPixels()
    if isThick { fill(elements) }
    if line.hasCapsules { cutCapsules(elements) }
    if line.hasPieces {
      let elements = line.hasCapsules ? findTouching(elements) : elements
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
    present.reserve(presentCount + end - first, filler: 0)
    let (old, new, result) = (before.cells, sorted.cells, present.cells)
    let top = stripTop
    var next = first
    var count = 0
    for index in 0..<presentCount {
      let element = old[index]
      if Int(boxes.cells[Int(element)].bottom) < top { continue }
      while next < end && rank(new[next]) < rank(element) {
        result[count] = new[next]
        count &+= 1
        next &+= 1
      }
      result[count] = element
      count &+= 1
    }
    for index in next..<max(next, end) {
      result[count] = new[index]
      count &+= 1
    }
    presentCount = count
  }

  /// Chooses the pixels from which pieces are taken away: all, or those where a flat capsule may have ink.
  private func choosePiecesPixels() {
    let ofPieces = uncovered.ofPieces
    ofPieces.fill(line.hasCapsules ? 0 : .max)
    guard line.hasCapsules, line.hasPieces else { return }
    let flat = line.flatElements
    for index in 0..<flat.count {
      let box = boxes.cells[Int(flat[index])]
      let rows = ColumnBits.rows(Int(box.top) &- stripTop, Int(box.bottom) &- stripTop &+ 1)
      guard rows != 0, !box.isEmpty else { continue }
      for column in Int(box.left)...Int(box.right) { ofPieces[column] |= rows }
    }
  }

  /// The elements that may have ink in pixels from which pieces are taken away, in their order.
  private func findTouching(_ elements: Cells<Int32>) -> Cells<Int32> {
    touching.reserve(elements.count, filler: 0)
    let (boxes, top, touching) = (boxes.cells, stripTop, touching.cells)
    var found = 0
    for index in 0..<elements.count {
      touching[found] = elements[index]
      let box = boxes[Int(elements[index])]
      if openColumns(box, top, among: uncovered.ofPieces) != nil { found &+= 1 }
    }
    return touching.slice(0, count: found)
  }

  private func fill(_ elements: Cells<Int32>) {
    let full = uncovered.full
    forEachSegment(elements) { element, open in
      let inside = line.inside(element)
      let (left, top) = corner(inside.origin)
      let first = max(inside.columns.first &+ left, open.lowerBound)
      for column in first..<max(first, min(inside.columns.end &+ left, open.upperBound &+ 1)) {
        let rows = inside.rows(column &- left)
        full[column] |= .rows(rows.first &+ top, rows.end &+ top)
      }
    }
  }

  private func cutCapsules(_ elements: Cells<Int32>) {
    var index = 0
    while index < elements.count {
      let found = findOpen(elements, &index)
      for number in 0..<found {
        openSegments.cells[number] = line.roundSegment(Int(openElements.cells[number]))
      }
      for number in 0..<found {
        let box = boxes.cells[Int(openElements.cells[number])]
        if let open = openColumns(box, stripTop) {
          cut(Capsule(openSegments.cells[number], radius: line.penRadius), open)
        }
      }
    }
  }

  /// Puts the next of those of which something may be left to cover into `openElements`; how many. They lie
  /// far from each other in memory, which answers faster where it is asked for several at a time.
  @inline(__always)
  private func findOpen(_ elements: Cells<Int32>, _ index: inout Int) -> Int {
    let (boxes, top) = (boxes.cells, stripTop)
    let open = openElements.cells
    var found = 0
    while index < elements.count && found < DenseLineScanner.mostOpen {
      let element = elements[index]
      open[found] = element
      if openColumns(boxes[Int(element)], top) != nil { found &+= 1 }
      index &+= 1
    }
    return found
  }

  /// Cuts a capsule off those of some columns, row by row: a steep one has few pixels in each.
  @inline(__always)
  private func cut(_ capsule: Capsule, _ open: ClosedRange<Int>) {
    let (left, top) = corner(capsule.origin)
    let (rows, straightRows) = (capsule.rows, capsule.straightRows)
    let straight = ColumnBits.rows(straightRows.first &+ top, straightRows.end &+ top)
    var bits: ColumnBits = 0
    for column in open { bits |= ~uncovered.full[column] & ~uncovered.ofPieces[column] }
    bits &= .rows(rows.first &+ top, rows.end &+ top) & .rows(0, strip.count)
    (bits & straight).forEachRow { row in
      let sides = capsule.sides(row &- top)
      if let columns = present(sides.columns, left, open) {
        uncovered.subtract(sides, row: row, columns: columns, shift: left)
      }
    }
    (bits & ~straight).forEachRow { row in
      if let columns = present(capsule.columns(row &- top), left, open) {
        uncovered.subtract(capsule, row &- top, row: row, columns: columns, shift: left)
      }
    }
  }

  /// Those of a capsule's columns, whose first one is `left` here, that are among the open ones; nil for none.
  @inline(__always)
  private func present(
    _ columns: (first: Int, end: Int), _ left: Int, _ open: ClosedRange<Int>
  ) -> Range<Int>? {
    let first = max(columns.first &+ left, open.lowerBound)
    let end = min(columns.end &+ left, open.upperBound &+ 1)
    return first < end ? first..<end : nil
  }

  private func cutSegments(_ elements: Cells<Int32>) {
    let top = stripTop
    forEachSegment(elements, among: uncovered.ofPieces) { element, open in
      let hasTip = line.tipBox(element).map { isOpen($0.low, $0.high, top) } ?? false
      if line.takeSegment(element, withTip: hasTip) { cut(open) }
    }
  }

  /// Calls `body` for each segment of which something may be left to cover, with the columns of that.
  @inline(__always)
  private func forEachSegment(
    _ elements: Cells<Int32>, among: Cells<ColumnBits>? = nil,
    _ body: (_ element: Int, _ open: ClosedRange<Int>) -> Void
  ) {
    let (boxes, top) = (boxes.cells, stripTop)
    for index in 0..<elements.count {
      let element = Int(elements[index])
      guard let open = openColumns(boxes[element], top, among: among), line.isSegment(element)
      else { continue }
      body(element, open)
    }
  }

  private func cutEnds(_ elements: Cells<Int32>) {
    let top = stripTop
    for index in 0..<elements.count {
      let element = Int(elements[index])
      if !line.hasEnds(element) { continue }
      line.endBoxes(element) { low, high, isEnd in
        guard
          let open = openColumns(
            visibleBox.part(low, high), top, among: uncovered.ofPieces),
          line.takeEnd(element, isEnd: isEnd)
        else { return }
        cut(open)
      }
    }
  }

  /// Cuts the piece off some columns.
  @inline(__always)
  private func cut(_ open: ClosedRange<Int>) {
    let piece = line.piece
    let (left, top) = corner(piece.origin)
    let columns = piece.columns
    let present = ColumnBits.rows(0, strip.count)
    let first = max(columns.first &+ left, open.lowerBound)
    for column in first..<max(first, min(columns.end &+ left, open.upperBound &+ 1)) {
      let rows = piece.rows(column &- left)
      let bits =
        .rows(rows.first &+ top, rows.end &+ top) & present & ~uncovered.full[column]
        & uncovered.ofPieces[column]
      bits.forEachRow { row in
        uncovered.subtract(
          piece, column, row, Vertex(Double(column &- left), Double(row &- top)))
      }
    }
  }

  /// Where in the strip a pixel lies.
  @inline(__always)
  private func corner(_ pixel: (x: Int, y: Int)) -> (left: Int, top: Int) {
    (pixel.x &- visible.x, pixel.y &- strip.lowerBound)
  }

  /// The columns in which something may be left of a box in the present strip, of the pixels `among` which it is
  /// looked for; nil for none.
  @inline(__always)
  private func openColumns(
    _ box: ElementBox, _ top: Int, among: Cells<ColumnBits>? = nil
  ) -> ClosedRange<Int>? {
    let rows = ColumnBits.rows(Int(box.top) &- top, Int(box.bottom) &- top &+ 1)
    return box.isEmpty
      ? nil
      : uncovered.full.columnsMissing(
        rows, Int(box.left), Int(box.right), among: among)
  }

  @inline(__always)
  private func isOpen(_ low: Vertex, _ high: Vertex, _ top: Int) -> Bool {
    openColumns(visibleBox.part(low, high), top, among: uncovered.ofPieces) != nil
  }
}

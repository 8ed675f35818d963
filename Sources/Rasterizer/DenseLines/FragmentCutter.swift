// What is left of a convex part of a pixel behind some lines.

/// Cuts a convex piece's share out of fragments.
final class FragmentCutter {
  /// What the last fragment fell into. Part `n` has its corners from n · `Fragment.mostCorners` on.
  private let parts = Storage<Fragment>()
  private let partCorners = Storage<Corner>()
  private(set) var partCount = 0
  /// What is left to cut before a cut, and the two sides of it.
  private var rest = Storage<Corner>()
  private var inner = Storage<Corner>()
  private let outer = Storage<Corner>()

  @inline(__always)
  func part(_ index: Int) -> (Fragment, Cells<Corner>) {
    let part = parts.cells[index]
    let first = index &* Fragment.mostCorners
    return (part, partCorners.cells.slice(first, count: Int(part.count)))
  }

  /// Makes parts of what lies beyond any of the lines; false where that is all of the fragment.
  @inline(__always)
  func cut(_ fragment: Cells<Corner>, _ area: Float, _ lines: Cells<PixelLine>) -> Bool {
    for index in 0..<lines.count where fragment.isBeyond(lines[index]) { return false }
    partCount = 0
    var rest = fragment
    var area = area
    for index in 0..<lines.count {
      inner.reserve(rest.count + 1, filler: Corner(0, 0))
      outer.reserve(rest.count + 1, filler: Corner(0, 0))
      let counts = rest.cut(lines[index], outer: outer.cells, inner: inner.cells)
      if counts.outer > 0 { area -= addPart(outer.cells.slice(0, count: counts.outer)) }
      if counts.inner == 0 || area <= Fragment.smallestArea { return false }
      rest = inner.cells.slice(0, count: counts.inner)
      swap(&inner, &self.rest)
    }
    return true
  }

  /// Takes a convex polygon as a part and returns its area.
  @inline(__always)
  private func addPart(_ polygon: Cells<Corner>) -> Float {
    let area = polygon.area
    if area <= Fragment.smallestArea { return area }
    let most = Fragment.mostCorners
    if polygon.count > most { return addPieces(of: polygon) }
    parts.reserve(
      partCount + 1, filler: Fragment(count: 0, next: -1, area: 0), keeping: partCount)
    partCorners.reserve(
      (partCount + 1) * most, filler: Corner(0, 0), keeping: partCount * most)
    parts.cells[partCount] = Fragment(
      count: Int32(truncatingIfNeeded: polygon.count), next: -1, area: area)
    partCorners.cells.slice(partCount &* most, count: polygon.count).copy(polygon)
    partCount &+= 1
    return area
  }

  /// Takes a polygon of many corners as several, which share its first corner.
  @inline(never)
  private func addPieces(of polygon: Cells<Corner>) -> Float {
    var area: Float = 0
    let corner = polygon[0]
    var first = 0
    while first < polygon.count &- 2 {
      let piece = polygon.slice(first, count: min(Fragment.mostCorners, polygon.count &- first))
      piece[0] = corner
      area += addPart(piece)
      first &+= Fragment.mostCorners &- 2
    }
    return area
  }
}

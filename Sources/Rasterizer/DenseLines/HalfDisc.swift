// The round ends of dense lines as polygons.

internal import CoreGraphics

/// Half a disc: a round cap, or the join where a line turns back.
final class HalfDisc {
  /// One for each part of the arc, in radii: to the side and ahead.
  private let corners = Storage<Vertex>()
  private(set) var count = 0
  /// How far corners lie from the centre at most, in radii.
  private(set) var scale = 1.0

  func begin(_ arcs: ArcFlattening) {
    let halfDisc = arcs.halfDisc()
    (count, scale) = (halfDisc.corners.count, halfDisc.scale)
    corners.reserve(count, filler: Vertex(0, 0))
    for (index, corner) in halfDisc.corners.enumerated() {
      corners.cells[index] = Vertex(corner.x, corner.y)
    }
  }

  /// A corner relative to the centre; `side` and `ahead` are as long as the radius.
  @inline(__always)
  func corner(_ index: Int, _ side: Vertex, ahead: Vertex) -> Vertex {
    let corner = corners.cells[index]
    return side * corner.x + ahead * corner.y
  }

  /// The box of the half disc from its centre, where the whole disc reaches as far as `reach`.
  @inline(__always)
  func box(_ side: Vertex, _ ahead: Vertex, reach: Vertex) -> (low: Vertex, high: Vertex) {
    let (x, y) = (abs(side.x), abs(side.y))
    return (
      -Vertex(ahead.x < 0 ? reach.x : x, ahead.y < 0 ? reach.y : y),
      Vertex(ahead.x > 0 ? reach.x : x, ahead.y > 0 ? reach.y : y)
    )
  }
}

// The round parts of dense lines as polygons.

internal import CoreGraphics

/// How the arcs of a line's joins and caps become sides.
///
/// An arc is divided into parts; a corner lies in the middle of each, outside by two thirds of what the arc
/// of a part rises over its chord. So the sides enclose as much as the arc, see `isBalancedFine`.
struct ArcSides {
  private let radius: Double
  private let tolerance: Double

  /// The tolerance is in the radius' unit, a thousandth of a pixel.
  init(radius: Double, tolerance: Double) {
    self.radius = radius
    self.tolerance = max(tolerance, radius * finestArc)
  }

  /// Whether nothing is lost where the chord is taken for an arc, of whose half angle this is the cosine.
  func isFlat(_ cosine: Double) -> Bool { radius * (1 - cosine) <= tolerance / 4 }

  /// Whether an arc, of whose half angle this is the cosine, may be one part.
  func isFine(_ cosine: Double) -> Bool {
    let rise = radius * (1 - cosine)
    let chord = 2 * radius * max(0, 1 - cosine * cosine).squareRoot()
    return isBalancedFine(
      rise: rise, chord: chord, tolerance: tolerance, mostRise: balancedArcRise)
  }

  /// How far corners lie from the centre, in radii.
  static func cornerScale(_ cosine: Double) -> Double { 1 + (1 - cosine) * 2 / 3 }
}

/// Half a disc: a round cap, or the join where a line turns back.
final class HalfDisc {
  private static let mostParts = 4096

  /// One for each part of the arc, in radii: to the side and ahead.
  private let corners = Storage<Vertex>()
  private(set) var count = 0
  /// How far corners lie from the centre at most, in radii.
  private(set) var scale = 1.0

  func begin(_ arcs: ArcSides) {
    count = 2
    while count < HalfDisc.mostParts && !arcs.isFine(halfAngles(1).cosine) {
      // One more where there are few; a search among thousands would take long.
      count += 1 + count / 16
    }
    scale = ArcSides.cornerScale(halfAngles(1).cosine)
    corners.reserve(count, filler: Vertex(0, 0))
    for index in 0..<count {
      let (sine, cosine) = halfAngles(2 * index + 1)
      corners.cells[index] = Vertex(cosine, sine) * scale
    }
  }

  /// Of some halves of a part's angle.
  private func halfAngles(_ halves: Int) -> (sine: Double, cosine: Double) {
    sineAndCosine(degrees: 90 * Double(halves) / Double(count))
  }

  /// From the centre, for the vectors that lead as far as the radius to the side and ahead.
  @inline(__always)
  func corner(_ index: Int, _ side: Vertex, _ ahead: Vertex) -> Vertex {
    let corner = corners.cells[index]
    return side * corner.x + ahead * corner.y
  }

  /// The box of the half disc from its centre, where the whole disc reaches as far as `reach`.
  @inline(__always)
  func box(_ side: Vertex, _ ahead: Vertex, _ reach: Vertex) -> (low: Vertex, high: Vertex) {
    let (x, y) = (abs(side.x), abs(side.y))
    return (
      -Vertex(ahead.x < 0 ? reach.x : x, ahead.y < 0 ? reach.y : y),
      Vertex(ahead.x > 0 ? reach.x : x, ahead.y > 0 ? reach.y : y)
    )
  }
}

// The round parts of lines as polygons.

/// How the arcs of a line's joins and caps become sides.
///
/// An arc is divided into parts; a corner lies in the middle of each, outside by two thirds of what the arc
/// of a part rises over its chord. So the sides enclose as much as the arc, see `isBalancedFine`. Where the
/// arcs of two joins lie on each other, cut in other places, their union may have too much of all sides:
/// 0.13 × rise for each pixel of their length, a quarter of a step of coverage for the rise that is allowed.
package struct ArcFlattening {
  /// In tolerances.
  private static let mostRise = 7.0
  private static let mostParts = 4096

  private let radius: CGFloat
  private let tolerance: CGFloat

  /// The tolerance is in the radius' unit, a thousandth of a pixel.
  package init(radius: CGFloat, tolerance: CGFloat) {
    self.radius = radius
    self.tolerance = max(tolerance, radius * finestArc)
  }

  /// Whether nothing is lost where the chord is taken for an arc, of whose half angle this is the cosine.
  package func isFlat(_ cosine: CGFloat) -> Bool { radius * (1 - cosine) <= tolerance / 4 }

  /// Whether an arc, of whose half angle this is the cosine, may be one part.
  package func isFine(_ cosine: CGFloat) -> Bool {
    let rise = radius * (1 - cosine)
    let chord = 2 * radius * max(0, 1 - cosine * cosine).squareRoot()
    return isBalancedFine(
      rise: rise, chord: chord, tolerance: tolerance, mostRise: ArcFlattening.mostRise)
  }

  /// How far corners lie from the centre, in radii.
  package static func cornerScale(_ cosine: CGFloat) -> CGFloat { 1 + (1 - cosine) * 2 / 3 }

  /// The corners of half a disc's outline, x to the side where it begins and y ahead, and how far they lie
  /// from the centre; in radii. Their number is even: the foremost point lies between the middle two. Where more than
  /// `most` would be needed, that many are taken, and no fewer than four.
  package func halfDisc(most: Int = .max) -> (corners: [CGPoint], scale: CGFloat) {
    let most = min(max(most & ~1, 4), ArcFlattening.mostParts)
    var count = 2
    while count < most && !isFine(ArcFlattening.direction(1, count).x) {
      // Two more where there are few; a search among thousands would take long.
      count += 2 * (1 + count / 32)
    }
    count = min(count, most)
    let scale = ArcFlattening.cornerScale(ArcFlattening.direction(1, count).x)
    return ((0..<count).map { ArcFlattening.direction(2 * $0 + 1, count) * scale }, scale)
  }

  /// After some halves of a part's angle.
  private static func direction(_ halves: Int, _ count: Int) -> CGPoint {
    let (sine, cosine) = sineAndCosine(degrees: 90 * Double(halves) / Double(count))
    return CGPoint(x: cosine, y: sine)
  }
}

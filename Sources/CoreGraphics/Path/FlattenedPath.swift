// A path as short pieces with tangents and a table of arc lengths; strokes are cut from it.

/// A path divided into pieces that are straight within a tolerance, with the length up to each.
///
/// Making one costs O(n) of the path; `trimmed(from:to:)` then costs O(log n) plus what it keeps, so
/// a line that grows from frame to frame is flattened once.
///
/// Guarantees:
/// - no piece has length 0; a subpath without pieces is a dot (a move alone is nothing at all);
/// - lengths are the curve's own, not the chord's.
package struct FlattenedPath: Hashable, Sendable {
  /// A part of a curve (or a whole line) that turns so little that its chord may stand for it.
  package struct Piece: Hashable, Sendable {
    /// The point where the piece begins, in the path's unit.
    package var start: CGPoint
    /// The point where the next piece begins.
    package var end: CGPoint
    /// Unit vectors along the curve at both ends.
    package var startTangent: CGPoint
    /// A unit vector.
    package var endTangent: CGPoint
    /// Along the curve.
    package var length: CGFloat
    /// Whether the piece before belongs to the same curve, so that no join lies between.
    package var continuesCurve: Bool
    /// The piece itself; nil for a line.
    var curve: CubicCurve?

    /// Whether the piece is straight, no part of a curve.
    package var isLine: Bool { curve == nil }
  }

  /// Pieces that follow each other without a gap, with their arc lengths.
  package struct Subpath: Hashable, Sendable {
    /// The point where the first piece begins; the dot itself where there are no pieces.
    package var start: CGPoint
    /// In the order of the path; empty for a dot.
    package var pieces: [Piece] = []
    /// The length of the path up to each piece's end, this subpath's share only.
    package var lengths: [CGFloat] = []
    /// Whether a close ended the subpath. Default: false.
    package var isClosed = false
    /// The direction of a dot, which has no length: a unit vector.
    package var direction = CGPoint(x: 1, y: 0)
    /// For each piece a box that holds it.
    private(set) var pieceBoxes: [PointBox] = []
    /// For each `piecesPerBox` pieces one that holds them: those of a place are found by few looks.
    private(set) var boxes: [PointBox] = []
    static let piecesPerBox = 8

    /// The length of all pieces together, in the path's unit; 0 for a dot.
    package var length: CGFloat { lengths.last ?? 0 }

    mutating func append(_ piece: Piece) {
      let box = PointBox(around: piece)
      if pieces.count.isMultiple(of: Self.piecesPerBox) { boxes.append(PointBox()) }
      boxes[boxes.count - 1].add(box)
      pieceBoxes.append(box)
      lengths.append(length + piece.length)
      pieces.append(piece)
    }
  }

  /// In the order of the path; subpaths that draw nothing are left out.
  package private(set) var subpaths: [Subpath] = []

  /// The length of all subpaths together.
  package private(set) var length: CGFloat = 0

  init() {}

  /// - Parameters:
  ///   - path: Any path.
  ///   - halfWidth: Of the line that will be drawn along it: the offset curves at this distance
  ///     stay as near. 0 where only lengths are wanted.
  ///   - tolerance: How near the pieces' chords are, in the path's unit, > 0; five times as far where
  ///     vertices that lie outside make up for it, see `isBalancedFine`.
  package init(_ path: PathData, halfWidth: CGFloat = 0, tolerance: CGFloat) {
    var builder = FlattenedPathBuilder(halfWidth: halfWidth, tolerance: tolerance)
    for element in path.elements { builder.add(element) }
    for subpath in builder.finish() { append(subpath) }
  }

  mutating func append(_ subpath: Subpath) {
    subpaths.append(subpath)
    length += subpath.length
  }

  /// The point at `distance` along the path, clamped to its ends; nil for an empty path.
  package func point(atLength distance: CGFloat) -> CGPoint? {
    var rest = max(0, distance)
    for subpath in subpaths {
      if rest <= subpath.length, !subpath.pieces.isEmpty { return subpath.point(at: rest) }
      rest -= subpath.length
    }
    return subpaths.last.map { $0.pieces.last?.end ?? $0.start }
  }
}

/// Turns path elements into subpaths of pieces.
private struct FlattenedPathBuilder {
  let halfWidth: CGFloat
  let tolerance: CGFloat
  /// Twelve halvings make 4096 pieces; a cusp that is still unresolved is rounded by the stroker.
  private let maximumDepth = 12
  private var done: [FlattenedPath.Subpath] = []
  private var current: FlattenedPath.Subpath?
  /// Whether anything but a move is in the current subpath.
  private var isDrawn = false
  private var pen = CGPoint.zero

  init(halfWidth: CGFloat, tolerance: CGFloat) {
    precondition(tolerance > 0, "a flattening tolerance must be positive, not \(tolerance)")
    self.halfWidth = halfWidth
    self.tolerance = tolerance
  }

  mutating func add(_ element: PathData.Element) {
    switch element {
    case .move(let point):
      endSubpath()
      current = FlattenedPath.Subpath(start: point)
      pen = point
    case .line(let point): addLine(to: point)
    case .quad(let control, let end):
      addCurve(QuadCurve(start: pen, control: control, end: end).cubic)
    case .cubic(let control1, let control2, let end):
      addCurve(CubicCurve(start: pen, control1: control1, control2: control2, end: end))
    case .close:
      if let start = current?.start { addLine(to: start) }
      current?.isClosed = true
      endSubpath()
    }
  }

  mutating func finish() -> [FlattenedPath.Subpath] {
    endSubpath()
    return done
  }

  private mutating func endSubpath() {
    if let subpath = current, isDrawn { done.append(subpath) }
    current = nil
    isDrawn = false
  }

  private mutating func addLine(to end: CGPoint) {
    isDrawn = true
    if let direction = (end - pen).normalized {
      add(
        FlattenedPath.Piece(
          start: pen, end: end, startTangent: direction, endTangent: direction,
          length: (end - pen).length, continuesCurve: false))
    }
    pen = end
  }

  private mutating func addCurve(_ curve: CubicCurve) {
    isDrawn = true
    if curve.startTangent != nil { addHalves(of: curve, depth: 0, continuesCurve: false) }
    pen = curve.end
  }

  private mutating func addHalves(of curve: CubicCurve, depth: Int, continuesCurve: Bool) {
    if depth == maximumDepth || isStraightEnough(curve) || isEvenEnough(curve) {
      addPiece(curve, continuesCurve: continuesCurve)
    } else {
      let (first, second) = curve.halves
      addHalves(of: first, depth: depth + 1, continuesCurve: continuesCurve)
      addHalves(of: second, depth: depth + 1, continuesCurve: true)
    }
  }

  private mutating func addPiece(_ curve: CubicCurve, continuesCurve: Bool) {
    guard let startTangent = curve.startTangent, let endTangent = curve.endTangent,
      curve.start != curve.end
    else { return }
    add(
      FlattenedPath.Piece(
        start: curve.start, end: curve.end, startTangent: startTangent, endTangent: endTangent,
        length: curve.arcLength, continuesCurve: continuesCurve, curve: curve))
  }

  private mutating func add(_ piece: FlattenedPath.Piece) {
    current?.append(piece)
  }

  /// Half of the tolerance is for the chord, half for the turn of the offset curves.
  private func isStraightEnough(_ curve: CubicCurve) -> Bool {
    guard curve.chordError <= tolerance / 2 else { return false }
    guard halfWidth > 0 else { return true }
    guard let first = curve.startTangent, let last = curve.endTangent else { return true }
    let middle = (curve.control2 - curve.control1).normalized ?? first
    let limit = max(tolerance / 2, halfWidth * finestArc)
    // Where a curve turns back its normals sweep beyond those of its ends.
    let (turn, turnBack) = (first.cross(middle), middle.cross(last))
    guard turn * turnBack >= 0 || halfWidth * min(abs(turn), abs(turnBack)) <= limit else {
      return false
    }
    return sagitta(first, middle) <= limit && sagitta(middle, last) <= limit
      && sagitta(first, last) <= limit && overshoot(of: curve) <= limit
  }

  /// How far the curve's side goes beyond those of its ends and comes back, where the line is as wide as
  /// the curve is round somewhere inside. There the side stands still: its speed is 1 − curvature ×
  /// `halfWidth` of the curve's.
  private func overshoot(of curve: CubicCurve) -> CGFloat {
    let ends = (curve.startCurvature * halfWidth, -curve.reversed.startCurvature * halfWidth)
    func overshoot(_ first: CGFloat, _ last: CGFloat) -> CGFloat {
      guard first * last < 0 else { return 0 }
      let (less, more) = (min(abs(first), abs(last)), max(abs(first), abs(last)))
      // The speed changes evenly.
      return less / (less + more) * less / 2 * (curve.end - curve.start).length
    }
    return max(overshoot(1 - ends.0, 1 - ends.1), overshoot(1 + ends.0, 1 + ends.1))
  }

  private func sagitta(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    arcSagitta(radius: halfWidth, from: one, to: other)
  }

  /// Whether the curve bends much like an arc, nowhere nearly as tight as the line is wide, and the lines
  /// that the stroker draws for it are fine.
  private func isEvenEnough(_ curve: CubicCurve) -> Bool {
    guard halfWidth > 0 else { return false }
    let legs = (
      curve.control1 - curve.start, curve.control2 - curve.control1, curve.end - curve.control2
    )
    guard let first = legs.0.normalized, let middle = legs.1.normalized,
      let last = legs.2.normalized
    else { return false }
    let lengths = (legs.0.length, legs.1.length, legs.2.length)
    let (turn, turnBack) = (first.cross(middle), middle.cross(last))
    guard turn * turnBack > 0,
      areAlike(min(abs(turn), abs(turnBack)), max(abs(turn), abs(turnBack))),
      areAlike(
        min(lengths.0, lengths.1, lengths.2), max(lengths.0, lengths.1, lengths.2)),
      min(first.dot(middle), middle.dot(last)) > leastEvenCosine
    else { return false }
    let chord = (curve.end - curve.start).length
    let angle = abs(turn) + abs(turnBack)
    // Such a curve is at most 2.4 times as tight in one place as on the whole, and must not fold over there.
    guard halfWidth * angle < 0.4 * chord else { return false }
    return isEvenTurnFine(angle: angle, chord: chord, halfWidth: halfWidth, tolerance: tolerance)
  }

  private func areAlike(_ least: CGFloat, _ most: CGFloat) -> Bool { 1.5 * least >= most }
}

/// How much a part of a curve that turns evenly may turn on each side of its middle: 14 degrees.
let leastEvenCosine = 0.97

/// Whether one vertex does for the outer side, at `halfWidth`, of a part of a curve that turns evenly by
/// `angle`. See `isBalancedFine`.
func isEvenTurnFine(
  angle: CGFloat, chord: CGFloat, halfWidth: CGFloat, tolerance: CGFloat
) -> Bool {
  let outer = chord + halfWidth * angle
  return isBalancedFine(
    rise: evenRise(length: outer, turn: angle), chord: outer, tolerance: tolerance)
}

/// How far a part of a curve that turns evenly rises over its chord: an eighth of its length times the turn.
func evenRise(length: CGFloat, turn: CGFloat) -> CGFloat { length * turn / 8 }

/// Whether lines may be this long for parts of a curve that rise so far over their chords, if the vertices
/// lie two thirds of the rise outside, in the parts' middles: then the lines enclose as much as the curve.
///
/// The area that a pixel loses to such a line on one side of the curve and on the other differs by 0.128 × rise ×
/// chord at most, here half of what a line that stays within the tolerance changes: a pixel may hold
/// several. A pixel is a thousand tolerances wide.
package func isBalancedFine(
  rise: CGFloat, chord: CGFloat, tolerance: CGFloat, mostRise: CGFloat = balancedRise
) -> Bool {
  rise <= tolerance
    || rise <= mostRise * tolerance
      && rise * chord <= balancedArea * tolerance * tolerance
}

/// How far balanced lines' parts of curves may rise over their chords, in tolerances. Where a curve lies on
/// itself, cut in other places, the union of both is off by a part of it.
package let balancedRise = 5.0

/// The largest rise × chord of balanced lines' parts of curves, in square tolerances.
package let balancedArea = 4000.0

/// Arcs are never finer than this part of their radius, which is some 2000 lines a circle: a line
/// of a million units would else never be done.
package let finestArc = 1e-6

/// How far a circle's arc between two unit vectors rises over its chord.
func arcSagitta(radius: CGFloat, from one: CGPoint, to other: CGPoint) -> CGFloat {
  radius * (1 - (max(0, 1 + one.dot(other)) / 2).squareRoot())
}

extension CubicCurve {
  /// The length by Gauss and Legendre's rule with five points: exact to rounding for pieces that
  /// turn little.
  var arcLength: CGFloat {
    let nodes: [(position: CGFloat, weight: CGFloat)] = [
      (0.046_910_077_030_668_004, 0.118_463_442_528_094_54),
      (0.230_765_344_947_158_45, 0.239_314_335_249_683_23),
      (0.5, 0.284_444_444_444_444_44),
      (0.769_234_655_052_841_55, 0.239_314_335_249_683_23),
      (0.953_089_922_969_332, 0.118_463_442_528_094_54),
    ]
    return nodes.reduce(0) { $0 + $1.weight * derivative(at: $1.position).length }
  }
}

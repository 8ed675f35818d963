// Widens flattened subpaths to outlines: sides, joins and caps.

/// Builds the outline of a wide line.
///
/// One offset curve is made at a time, always the one towards `turned` (right of the direction on
/// screen, y down); the other one is the same side of the reversed path. So every contour is the sum of
/// pieces that turn in the same sense, and the winding number is nowhere negative:
/// - where the path turns away from the side, the join's wedge is added;
/// - where it turns towards the side, the contour goes through the corner where both offset lines
///   meet if both pieces are long enough to hide each other's ends, else through the vertex itself,
///   which adds the pieces whole;
/// - where a curve is tighter than the line is wide, the part that folds over is turned right; where its
///   pieces have one centre, as those of an arc, all of that part at once.
struct Stroker {
  let radius: CGFloat
  private let style: StrokeStyle
  let tolerance: CGFloat
  private let arcs: ArcFlattening
  private(set) var outline = PathData()
  var contour: [CGPoint] = []
  /// Whether the offset curve of the reversed path is being made.
  var isReversed = false
  /// The range of the last fan of folded pieces in the contour: its first and its last crossing, its outer
  /// points from the last to the first, and then the crossings and the last point again.
  var fold = -1 ..< -1
  /// How many points the contour has where the last of them ends a curved piece.
  var bendEnd = -1
  /// The points of a round cap behind a line that ends at (0, 0) and leads along +x.
  let roundCap: [CGPoint]

  /// How many corners the round caps of all dashes of a line have together, unless four a cap are more.
  static let mostDashCorners = 1 << 20

  /// A round cap has at most `mostCapCorners`, and four always.
  init(_ style: StrokeStyle, tolerance: CGFloat, mostCapCorners: Int = .max) {
    radius = style.width / 2
    self.style = style
    self.tolerance = max(tolerance, radius * finestArc)
    arcs = ArcFlattening(radius: radius, tolerance: tolerance)
    roundCap = Stroker.roundCap(arcs, radius: radius, most: mostCapCorners)
  }

  /// Its foremost point is one of them, so that the outline reaches as far as the line.
  private static func roundCap(_ arcs: ArcFlattening, radius: CGFloat, most: Int) -> [CGPoint] {
    var points = arcs.halfDisc(most: most).corners.map { CGPoint(x: $0.y, y: $0.x) * radius }
    points.insert(CGPoint(x: radius, y: 0), at: points.count / 2)
    return points
  }

  /// One that takes the memory of outlines before, until `finish`, and the cap of another one of this width
  /// and tolerance.
  init(
    _ style: StrokeStyle, tolerance: CGFloat, roundCap: [CGPoint], in memory: StrokeMemory
  ) {
    radius = style.width / 2
    self.style = style
    self.tolerance = max(tolerance, radius * finestArc)
    arcs = ArcFlattening(radius: radius, tolerance: tolerance)
    self.roundCap = roundCap
    swap(&outline, &memory.outline)
    swap(&contour, &memory.contour)
    outline.removeAll()
    contour.removeAll(keepingCapacity: true)
  }

  /// The outline, and the memory back.
  mutating func finish(in memory: StrokeMemory) -> PathData {
    swap(&outline, &memory.outline)
    swap(&contour, &memory.contour)
    return memory.outline
  }

  mutating func add(_ subpath: FlattenedPath.Subpath) {
    if subpath.pieces.isEmpty {
      addDot(at: subpath.start, direction: subpath.direction)
    } else if subpath.isClosed {
      addClosed(subpath.pieces)
    } else {
      addOpen(
        subpath.pieces, back: subpath.pieces.reversed(), beginsLine: true, endsLine: true)
    }
  }

  /// Adds the memory's head, a part of an open subpath, which has caps only at the subpath's own ends.
  mutating func addOpen(_ memory: StrokeMemory, beginsLine: Bool, endsLine: Bool) {
    memory.reversed.setReversed(memory.head)
    addOpen(memory.head, back: memory.reversed, beginsLine: beginsLine, endsLine: endsLine)
  }

  private mutating func addClosed(_ pieces: [FlattenedPath.Piece]) {
    addSide(of: pieces, isClosed: true)
    endContour()
    isReversed = true
    addSide(of: pieces.reversed(), isClosed: true)
    isReversed = false
    endContour()
  }

  private mutating func addOpen(
    _ pieces: [FlattenedPath.Piece], back: [FlattenedPath.Piece], beginsLine: Bool,
    endsLine: Bool
  ) {
    addSide(of: pieces, isClosed: false)
    if endsLine { addCap(after: pieces[pieces.count - 1]) }
    isReversed = true
    addSide(of: back, isClosed: false)
    isReversed = false
    if beginsLine { addCap(after: back[back.count - 1]) }
    endContour()
  }

  mutating func endContour() {
    outline.addPolygon(contour)
    removeContour()
  }

  mutating func removeContour() {
    contour.removeAll(keepingCapacity: true)
    fold = -1 ..< -1
    bendEnd = -1
  }

  // MARK: Sides

  func offset(_ point: CGPoint, _ tangent: CGPoint) -> CGPoint {
    point + tangent.turned * radius
  }

  private mutating func addSide(of pieces: [FlattenedPath.Piece], isClosed: Bool) {
    guard let first = pieces.first, let last = pieces.last else { return }
    let begin = contour.count
    beginSide(at: first)
    addOffset(of: first)
    // How much of the piece before is used up by the corner at its start.
    var used: CGFloat = 0
    var usedAtEndOfFirst: CGFloat = 0
    for index in pieces.indices.dropFirst() {
      used = add(pieces[index], after: pieces[index - 1], used: used)
      if index == 1 { usedAtEndOfFirst = used }
    }
    guard isClosed else { return }
    let free = pieces.count == 1 ? 0 : first.length - usedAtEndOfFirst
    if addJoin(last, first, used: used, free: free) > 0 {
      contour.remove(at: begin)
    }
  }

  mutating func beginSide(at piece: FlattenedPath.Piece) {
    contour.append(offset(piece.start, piece.startTangent))
  }

  /// Adds the side of a piece and the join before it. How much of a piece its corner has used up is what
  /// this takes of the piece before and returns of this one.
  mutating func add(
    _ piece: FlattenedPath.Piece, after before: FlattenedPath.Piece, used: CGFloat
  ) -> CGFloat {
    let used = addJoin(before, piece, used: used, free: piece.length)
    addOffset(of: piece)
    return used
  }

  /// Appends the offset curve of a piece; the offset of its start is in the contour already.
  mutating func addOffset(of piece: FlattenedPath.Piece) {
    let end = offset(piece.end, piece.endTangent)
    guard piece.startTangent != piece.endTangent else {
      contour.append(end)
      return
    }
    let start = offset(piece.start, piece.startTangent)
    // About a curve's own centre the side stands still.
    guard (end - start).squaredLength > tolerance * tolerance / 4 else { return }
    guard let chord = (piece.end - piece.start).normalized else { return }
    let crossing = foldingPoint(of: piece)
    if isTight(piece, chord) || crossing != nil && rises(from: start, to: end, of: piece) {
      addRoundTurn(at: piece.start, from: piece.startTangent, to: chord)
      contour.append(offset(piece.end, chord))
      addRoundTurn(at: piece.end, from: chord, to: piece.endTangent)
    } else if let crossing {
      addFold(from: start, at: crossing, to: end)
    } else {
      addBend(from: start, to: end, of: piece)
    }
  }

  /// Whether the rim of a part that folds over is no line.
  private func rises(
    from start: CGPoint, to end: CGPoint, of piece: FlattenedPath.Piece
  ) -> Bool {
    let turn = abs(piece.startTangent.cross(piece.endTangent))
    return evenRise(length: (end - start).length, turn: turn) > tolerance
  }

  /// A vertex for a curved piece: in its middle, two thirds of its rise outside, so that the lines to the
  /// next pieces' vertices enclose as much as the curve. The curve's own ends are vertices, too.
  private mutating func addBend(
    from start: CGPoint, to end: CGPoint, of piece: FlattenedPath.Piece
  ) {
    if piece.continuesCurve, bendEnd == contour.count { contour.removeLast() }
    let (first, last) = (piece.startTangent, piece.endTangent)
    // The rise of a curve that turns evenly, see `isEvenTurnFine`.
    let length = (end - start).dot(first + last) / 2
    contour.append((start + end) * 0.5 + (first - last) * (length / 8 * (5.0 / 3)))
    contour.append(end)
    bendEnd = contour.count
  }

  /// Whether the piece turns too much for a chord and one vertex, as at a cusp.
  private func isTight(_ piece: FlattenedPath.Piece, _ chord: CGPoint) -> Bool {
    let (first, last) = (piece.startTangent, piece.endTangent)
    guard
      arcSagitta(radius: radius, from: first, to: chord) > tolerance
        || arcSagitta(radius: radius, from: chord, to: last) > tolerance
    else { return false }
    let length = (piece.end - piece.start).length
    return min(first.dot(chord), chord.dot(last)) <= leastEvenCosine
      || !isEvenTurnFine(
        angle: abs(first.cross(last)), chord: length, halfWidth: radius, tolerance: tolerance)
  }

  // MARK: Joins

  /// Joins two pieces and returns how much of the second the corner used up.
  private mutating func addJoin(
    _ before: FlattenedPath.Piece, _ after: FlattenedPath.Piece, used: CGFloat, free: CGFloat
  ) -> CGFloat {
    let one = before.endTangent
    let other = after.startTangent
    let turn = one.cross(other)
    let along = one.dot(other)
    // Straight on: the next offset continues this one.
    if along > 0, abs(turn) < StrokeStyle.straightOn { return 0 }
    // An exact about-turn lies outside on the forward pass and inside on the backward pass.
    guard turn < 0 || turn == 0 && !isReversed else {
      return addInnerJoin(before, after, used: used, free: free)
    }
    addOuterJoin(at: after.start, from: one, to: other, isSmooth: after.continuesCurve)
    return 0
  }

  /// The side lies inside the turn. Cuts both pieces where their offset lines meet, if they reach.
  private mutating func addInnerJoin(
    _ before: FlattenedPath.Piece, _ after: FlattenedPath.Piece, used: CGFloat, free: CGFloat
  ) -> CGFloat {
    let one = before.endTangent
    let other = after.startTangent
    let (turn, along) = (one.cross(other), one.dot(other))
    // tan(θ/2) in the form that does not cancel: sin θ / (1 + cos θ) or (1 − cos θ) / sin θ.
    let cut = radius * (along > 0 ? turn / (1 + along) : (1 - along) / turn)
    // Along each piece the other's end must lie above what this piece has of its own.
    let reach = max(cut, radius * turn)
    if after.continuesCurve {
      addRoundTurn(at: after.start, from: one, to: other)
      return 0
    }
    // An about-turn has no corner; which zero its turn is depends on roundings.
    if turn > 0, before.isLine, after.isLine, reach < before.length - used, reach < free {
      contour.removeLast()
      contour.append(offset(after.start, other) + other * cut)
      return reach
    }
    contour.append(after.start)
    contour.append(offset(after.start, other))
    return 0
  }

  /// The side lies outside the turn.
  private mutating func addOuterJoin(
    at vertex: CGPoint, from one: CGPoint, to other: CGPoint, isSmooth: Bool
  ) {
    if isSmooth || style.join == .round {
      addArc(around: vertex, from: one.turned, to: other.turned)
    } else if style.join == .miter,
      let corner = style.miterCorner(
        one.turned, other.turned, cosine: one.dot(other), halfWidth: radius)
    {
      contour.append(vertex + corner)
    }
    contour.append(offset(vertex, other))
  }

  /// A turn in one point of a curve, such as a cusp: the normal sweeps a sector on both sides.
  private mutating func addRoundTurn(at vertex: CGPoint, from one: CGPoint, to other: CGPoint) {
    guard one.cross(other) > 0 else {
      return addOuterJoin(at: vertex, from: one, to: other, isSmooth: true)
    }
    // As where a piece folds over: the sector has the wrong orientation, and going around twice more corrects it.
    contour += [vertex, offset(vertex, other)]
    addArc(around: vertex, from: other.turned, to: one.turned)
    contour += [offset(vertex, one), vertex, offset(vertex, other)]
  }

  // MARK: Caps

  /// Appends the cap, from this side of the line's end to the other.
  mutating func addCap(after piece: FlattenedPath.Piece) {
    let tangent = piece.endTangent
    switch style.cap {
    case .butt: break
    case .square:
      let corners = StrokeStyle.squareCapCorners(tangent, halfWidth: radius)
      contour.append(piece.end + corners.0)
      contour.append(piece.end + corners.1)
    case .round:
      for point in roundCap {
        contour.append(piece.end + tangent * point.x + tangent.turned * point.y)
      }
    }
  }

  /// A subpath without length: nothing, a disc or a square.
  mutating func addDot(at center: CGPoint, direction: CGPoint) {
    guard style.cap != .butt else { return }
    for tangent in [direction, -direction] {
      contour.append(offset(center, tangent))
      addCap(
        after: FlattenedPath.Piece(
          start: center, end: center, startTangent: tangent, endTangent: tangent, length: 0,
          continuesCurve: false))
    }
    endContour()
  }

  // MARK: Arcs

  /// The points strictly between two unit vectors of an arc about `center`, on the side of the smaller angle.
  ///
  /// The arc is halved, which needs roots alone, until its parts are fine (`ArcFlattening`).
  private mutating func addArc(around center: CGPoint, from one: CGPoint, to other: CGPoint) {
    // `DenseLine.appendArc` makes a round join's points too, but others: it takes an arc for flat within a quarter of
    // the tolerance, not within all of it, begins with one part instead of two, and divides by measured lengths. Of
    // random corners 78 % differ in a last bit, which is lost on the device's grid there and stays in outlines here.
    guard arcSagitta(radius: radius, from: one, to: other) > tolerance else { return }
    // A half turn has no middle of its own: sides turn from `turned` towards the direction ahead.
    let sum = one + other
    guard let middle = sum.squaredLength < 1e-12 ? -one.turned : sum.normalized else { return }
    // cos(θ/2) of the halves' angle, by which the sum of two unit vectors is too long twice.
    let cosine = (max(0, 1 + one.dot(middle)) / 2).squareRoot()
    addArc(around: center, from: one, to: middle, cosine: cosine, depth: 1)
    addArc(around: center, from: middle, to: other, cosine: cosine, depth: 1)
  }

  /// `cosine` is that of half of the angle between the two.
  private mutating func addArc(
    around center: CGPoint, from one: CGPoint, to other: CGPoint, cosine: CGFloat, depth: Int
  ) {
    let middle = (one + other) * (0.5 / cosine)
    if depth >= 12 || arcs.isFine(cosine) {
      contour.append(center + middle * (radius * ArcFlattening.cornerScale(cosine)))
      return
    }
    let half = ((1 + cosine) / 2).squareRoot()
    addArc(around: center, from: one, to: middle, cosine: half, depth: depth + 1)
    addArc(around: center, from: middle, to: other, cosine: half, depth: depth + 1)
  }
}

extension [FlattenedPath.Piece] {
  /// The same pieces in reverse.
  fileprivate func reversed() -> [FlattenedPath.Piece] {
    var result: [FlattenedPath.Piece] = []
    result.setReversed(self)
    return result
  }

  /// Becomes `pieces` in reverse, in the memory that it has.
  mutating func setReversed(_ pieces: [FlattenedPath.Piece]) {
    removeAll(keepingCapacity: true)
    reserveCapacity(pieces.count)
    for index in pieces.indices.reversed() {
      var piece = pieces[index].reversed
      piece.continuesCurve = pieces[(index + 1) % pieces.count].continuesCurve
      append(piece)
    }
  }
}

extension FlattenedPath.Piece {
  /// The reversed piece, as the first one of a line.
  var reversed: FlattenedPath.Piece {
    FlattenedPath.Piece(
      start: end, end: start, startTangent: -endTangent, endTangent: -startTangent, length: length,
      continuesCurve: false, curve: curve?.reversed)
  }
}

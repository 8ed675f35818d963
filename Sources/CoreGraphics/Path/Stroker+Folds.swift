// Offset curves that fold over, because the curve is tighter than the line is wide.

extension Stroker {
  /// How many points the polygon around a fan has at most: each piece of it moves all of them.
  private static let longestFold = 4096

  /// The point at which the two normals of a piece cross inside this side, because the line is wider than the
  /// curve is round.
  ///
  /// There the half strip between the normals is two triangles that meet at the crossing, and the
  /// farther one has the wrong orientation: going around it twice more corrects it.
  func foldingPoint(of piece: FlattenedPath.Piece) -> CGPoint? {
    let one = piece.startTangent.turned
    let other = piece.endTangent.turned
    let turn = one.cross(other)
    guard turn > 0 else { return nil }
    let chord = piece.end - piece.start
    let near = chord.cross(other) / turn
    let far = chord.cross(one) / turn
    guard near > 0, near < radius, far > 0, far < radius else { return nil }
    return piece.start + one * near
  }

  /// Turns the farther triangle of a piece right, with those of the pieces before that fold over at nearly
  /// the same point: around a fan of triangles one polygon does.
  mutating func addFold(from start: CGPoint, at crossing: CGPoint, to end: CGPoint) {
    if fold.upperBound == contour.count, fold.count < Self.longestFold,
      isNear(contour[fold.lowerBound + 1], crossing)
    {
      contour[fold.lowerBound + 1] = crossing
      contour.insert(end, at: fold.lowerBound + 2)
      contour.removeLast(2)
      contour += [crossing, end]
      fold = fold.lowerBound..<contour.count
    } else {
      let begin = contour.count
      contour += [crossing, crossing, end, start, crossing, crossing, end]
      fold = begin..<contour.count
    }
  }

  /// Whether two points lie in one cell of a grid that all parts of a line share: where a fan begins
  /// must not depend on which of its pieces are looked at.
  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    // Adding and taking away 3 · 2⁵¹ rounds.
    func cell(_ value: CGFloat) -> CGFloat {
      value / (16 * tolerance) + 6_755_399_441_055_744 - 6_755_399_441_055_744
    }
    return cell(one.x) == cell(other.x) && cell(one.y) == cell(other.y)
  }
}

// The outline of a line along a path, and the length of a path.

extension PathData {
  /// The outline of a line of `style` along the path, as closed polygons to be filled with the non-zero rule.
  ///
  /// Trimmed by arc length first, then dashed. The outline is nowhere farther than five times the
  /// `tolerance` (in the path's unit, > 0) from the true one. All its parts have the same orientation, so
  /// windings only add up and inner joins leave no holes.
  package func stroked(_ style: StrokeStyle, tolerance: CGFloat) -> PathData {
    guard style.width > 0, style.width.isFinite else { return PathData() }
    let line = FlattenedPath(self, halfWidth: style.width / 2, tolerance: tolerance)
    return (style.isTrimmed ? line.dividedForTrimming(width: style.width) : line)
      .stroked(style, tolerance: tolerance)
  }

  /// The length of all subpaths, closing lines included; to about nine digits. O(n).
  package var length: CGFloat {
    let box = controlBounds
    let size = max(box.width, box.height)
    guard size > 0, size.isFinite else { return 0 }
    // Pieces that turn this little have their length exact to rounding.
    return FlattenedPath(self, tolerance: size * 1e-4).length
  }
}

extension FlattenedPath {
  /// The outline of a line of `style`: trimmed, dashed, then widened. See `PathData.stroked`. A path that
  /// `style` trims has to be divided before. Dashes that do not reach into `box` are left out; nil: none.
  ///
  /// The round caps of so many dashes that they would have more than a million corners have fewer: their outline is
  /// then farther than five tolerances from the true one. So the outline has at most some 2,000,000 points more than
  /// the same line without dashes.
  package func stroked(
    _ style: StrokeStyle, tolerance: CGFloat, near box: PathBox? = nil
  ) -> PathData {
    guard style.width > 0, style.width.isFinite else { return PathData() }
    var line = trimmed(from: style.trimStart, to: style.trimEnd)
    var mostCapCorners = Int.max
    if !style.dashLengths.isEmpty {
      line = line.dashed(
        lengths: style.dashLengths, phase: style.dashPhase, near: box?.grown(by: style.reach))
      mostCapCorners = Stroker.mostDashCorners / (2 * max(1, line.subpaths.count))
    }
    var stroker = Stroker(style, tolerance: tolerance, mostCapCorners: mostCapCorners)
    for subpath in line.subpaths { stroker.add(subpath) }
    return stroker.outline
  }
}

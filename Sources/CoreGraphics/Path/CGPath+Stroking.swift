// Outlines and dashes of `CGPath`.

extension CGPath {
  /// For outlines that callers get, in the path's unit: vertices may lie five times as far, as what they
  /// enclose is right.
  private static var outlineTolerance: CGFloat { 0.001 }

  /// The outline of a line along the path, to be filled by the winding rule. Curves come back as
  /// lines within 0.01.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard allFinite(lineWidth, miterLimit, for: "CGPath.copy(strokingWithWidth:…)") else {
      return CGPath(PathData())
    }
    var style = StrokeStyle(width: lineWidth)
    style.cap = lineCap
    style.join = lineJoin
    style.miterLimit = miterLimit
    return CGPath(
      data.applying(transform).stroked(style, tolerance: Self.outlineTolerance))
  }

  /// The path cut into dashes of the given lengths (dash, gap, …), beginning `phase` into them.
  /// Curves come back as lines within 0.01.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = data.applying(transform)
    guard allFinite(phase, for: "CGPath.copy(dashingWithPhase:…)"),
      lengths.allSatisfy({ allFinite($0, for: "CGPath.copy(dashingWithPhase:…)") }),
      !lengths.isEmpty
    else { return CGPath(path) }
    let flat = FlattenedPath(path, tolerance: Self.outlineTolerance)
    return CGPath(flat.dashed(lengths: lengths, phase: phase).lines)
  }

  /// The path with its curves as lines, nowhere farther than `flatteningThreshold` from it.
  public func flattened(threshold flatteningThreshold: CGFloat) -> CGPath {
    guard flatteningThreshold > 0, flatteningThreshold.isFinite else { return self }
    return CGPath(data.flattened(tolerance: flatteningThreshold))
  }
}

extension FlattenedPath {
  /// The chords of the pieces.
  package var lines: PathData {
    var result = PathData()
    for subpath in subpaths {
      result.move(to: subpath.start)
      for piece in subpath.pieces.dropLast(subpath.isClosed ? 1 : 0) { result.line(to: piece.end) }
      if subpath.pieces.isEmpty { result.line(to: subpath.start) }
      if subpath.isClosed { result.close() }
    }
    return result
  }
}

// Conservative boxes of what a display list draws.

extension DisplayList {
  /// A rectangle that holds all that is drawn when `transform` maps the list's space to pixels;
  /// null for nothing. It may be larger than the ink.
  package func bounds(in transform: CGAffineTransform) -> CGRect {
    items.reduce(.null) { $0.union($1.bounds(in: transform)) }
  }
}

extension DisplayItem {
  /// A rectangle that holds all that the item draws when `transform` maps its list's space to
  /// pixels; null for nothing. Shadows count with their blur, clips cut. It may be larger than the
  /// ink.
  package func bounds(in transform: CGAffineTransform) -> CGRect {
    var box = content.bounds(in: self.transform.concatenating(transform))
    for clip in clips where !box.isNull {
      let limit = clip.shape.bounds
      if limit.isNull { return .null }
      box = box.intersection(limit.applying(clip.transform.concatenating(transform)))
    }
    return box
  }
}

extension DisplayItem.Content {
  fileprivate func bounds(in transform: CGAffineTransform) -> CGRect {
    switch self {
    case .fill(let shape, _): shape.bounds.applying(transform)
    case .glyphs(let run, _): run.bounds.applying(transform)
    case .image(_, let rect, _, _): rect.standardized.applying(transform)
    case .shadow(let shadow): shadow.bounds(in: transform)
    case .group(let group):
      group.mask.map { group.list.bounds(in: transform).intersection($0.bounds(in: transform)) }
        ?? group.list.bounds(in: transform)
    case .list(let list): list.bounds(in: transform)
    }
  }
}

extension Shadow {
  fileprivate func bounds(in transform: CGAffineTransform) -> CGRect {
    let moved = CGAffineTransform(translationX: offset.width, y: offset.height)
      .concatenating(transform)
    let caster =
      switch caster {
      case .shape(let shape): shape.bounds.applying(moved)
      case .list(let list): list.bounds(in: moved)
      }
    guard !caster.isNull else { return .null }
    // Three σ and a pixel each way, with σ half of the radius, as the matrix stretches it.
    let reach = CGRect(x: 0, y: 0, width: radius * 1.5, height: radius * 1.5)
    let stretched = CGSize(
      width: abs(transform.a) * reach.width + abs(transform.c) * reach.height + 1,
      height: abs(transform.b) * reach.width + abs(transform.d) * reach.height + 1)
    return caster.insetBy(dx: -stretched.width, dy: -stretched.height)
  }
}

extension GlyphRun {
  /// A rectangle that holds the ink, in the run's space; null for blank glyphs only.
  package var bounds: CGRect {
    zip(glyphs, positions).reduce(.null) { box, glyph in
      let ink = font.source.bounds(of: glyph.0)
      guard !ink.isEmpty else { return box }
      return box.union(
        CGRect(
          x: glyph.1.x + ink.minX * size, y: glyph.1.y + ink.minY * size, width: ink.width * size,
          height: ink.height * size))
    }
  }
}

// Conservative bounds of display lists and items.

extension DisplayList {
  /// A rectangle that holds all that is drawn, in the list's space; null for nothing. Conservative: it may
  /// be larger. O(n) in the items.
  package var bounds: CGRect {
    var box = PointBox()
    for item in items { box.add(item.bounds) }
    return box.rect
  }

  /// The same when `transform` maps the list's space to pixels.
  package func bounds(in transform: CGAffineTransform) -> CGRect {
    var box = PointBox()
    for item in items { box.add(item.bounds(in: transform)) }
    return box.rect
  }
}

extension DisplayItem {
  /// A rectangle that holds all that the item draws when `transform` maps its list's space to
  /// pixels; null for nothing. Shadows count with their blur, and clips limit it. Conservative: it
  /// may be larger.
  package func bounds(in transform: CGAffineTransform) -> CGRect {
    withBlur(bounds.applying(transform))
  }

  /// A box in pixels with what a shadow's blur reaches beyond it.
  func withBlur(_ box: CGRect) -> CGRect {
    hasShadow && !box.isNull ? box.insetBy(dx: -2, dy: -2) : box
  }
}

extension Shadow {
  /// A rectangle that holds the shadow when `transform` maps its space to pixels; null for nothing.
  package func bounds(in transform: CGAffineTransform) -> CGRect {
    let moved = CGAffineTransform(translationX: offset.width, y: offset.height)
      .concatenating(transform)
    let caster =
      switch caster {
      case .shape(let shape): shape.bounds.applying(moved)
      case .list(let list): list.bounds(in: moved)
      }
    guard !caster.isNull else { return .null }
    // The blur's extent and a pixel in each direction, as the matrix stretches it.
    let stretched = CGSize(
      width: (abs(transform.a) + abs(transform.c)) * radius + 1,
      height: (abs(transform.b) + abs(transform.d)) * radius + 1)
    return caster.insetBy(dx: -stretched.width, dy: -stretched.height)
  }

  /// How many σ far a pixel of the caster counts. Pictures of iOS simulators show nothing beyond, and a
  /// Gaussian cut there fits them within one level of 255.
  package static let reach = 2.0

  /// σ along both axes, in pixels, when `transform` maps the shadow's space to pixels: half of the radius
  /// as the matrix stretches it, and where it turns as it stretches areas.
  package func deviation(in transform: CGAffineTransform) -> CGSize {
    if transform.isScaleAndTranslation {
      return CGSize(width: radius / 2 * abs(transform.a), height: radius / 2 * abs(transform.d))
    }
    let deviation = radius / 2 * abs(transform.determinant).squareRoot()
    return CGSize(width: deviation, height: deviation)
  }
}

extension GlyphRun {
  /// A rectangle that holds all outlines, in the run's space; null for blank glyphs only. Conservative.
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

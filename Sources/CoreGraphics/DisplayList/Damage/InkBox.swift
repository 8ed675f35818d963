// Boxes that certainly hold all pixels that an item or a shape touches.

/// How far rounding of vertices and flattening may carry ink beyond exact bounds, in pixels.
private let roundingReach: CGFloat = 0.05

extension DisplayItem {
  /// A box, in pixels, that holds every pixel that the item may change.
  func inkBox(_ transform: CGAffineTransform) -> CGRect {
    let matrix = self.transform.concatenating(transform)
    var box = wholeGround(matrix) ?? content.inkBox(matrix)
    for clip in clips where !box.isNull {
      box = box.common(with: clip.shape.inkBox(clip.transform.concatenating(transform)))
    }
    return box
  }

  /// Whether the item changes pixels of a ground of its own on which it draws nothing.
  var changesWhereNothingIs: Bool { wholeGround(.identity) != nil }

  /// The ground of a group that changes all pixels of it; nil for others.
  private func wholeGround(_ matrix: CGAffineTransform) -> CGRect? {
    guard blendMode.changesWhereNothingIs, case .group(let group) = content else { return nil }
    let box = group.offscreenBounds(in: matrix)
    return box.isNull ? box : box.insetBy(dx: -1, dy: -1).integral
  }
}

extension CGBlendMode {
  /// Whether a clear source changes what is below it.
  fileprivate var changesWhereNothingIs: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

extension DisplayItem.Content {
  /// A box, in pixels, that holds every pixel that the content may change.
  func inkBox(_ matrix: CGAffineTransform) -> CGRect {
    switch self {
    case .fill(let shape, _): return shape.inkBox(matrix)
    case .list(let list): return list.inkBox(matrix)
    case .group(let group):
      let box = group.list.inkBox(matrix)
      return group.mask.map { box.common(with: $0.inkBox(matrix)) } ?? box
    case .image(_, let rect, _, _): return Shape.rect(rect).inkBox(matrix)
    case .glyphs(let run, _):
      // Masks stand on quarters of a pixel.
      let box = run.bounds
      return box.isNull ? box : box.applying(matrix).insetBy(dx: -1, dy: -1)
    case .shadow:
      let box = DisplayItem(self).bounds(in: matrix)
      return box.isNull ? box : box.insetBy(dx: -2, dy: -2)
    }
  }
}

extension DisplayList {
  fileprivate func inkBox(_ matrix: CGAffineTransform) -> CGRect {
    items.reduce(.null) { $0.union($1.inkBox(matrix)) }
  }
}

extension Shape {
  /// A box of whole pixels that holds every pixel that the shape may touch. Rectangles whose sides stay
  /// parallel to the axes have exactly theirs.
  ///
  /// Whole, because coverages multiply pixel by pixel: what a clip and a group share is a pixel, even
  /// where their boxes do not meet in it.
  func inkBox(_ matrix: CGAffineTransform) -> CGRect {
    let box = bounds
    guard !box.isNull else { return .null }
    let mapped = box.applying(matrix)
    if case .rect = self, matrix.isScaleAndTranslation {
      // A vertex a rounding error beside a pixel's border must not add a row.
      let isThin = mapped.width < 0.01 || mapped.height < 0.01
      let margin = isThin ? -0.01 : 1e-5
      return mapped.insetBy(dx: margin, dy: margin).integral
    }
    return mapped.insetBy(dx: -roundingReach, dy: -roundingReach).integral
  }
}

// Conservative bounds: boxes that hold every pixel that an item or a shape touches, and maybe more.

/// How far rounding of vertices and flattening may move an edge beyond its exact bounds, in pixels.
private let roundingReach: CGFloat = 0.05

extension DisplayItem {
  /// A box, in pixels, that holds every pixel that the item may change.
  func conservativeBounds(_ transform: CGAffineTransform) -> CGRect {
    let matrix = self.transform.concatenating(transform)
    var box = wholeOffscreenBounds(matrix) ?? content.conservativeBounds(matrix)
    for clip in clips where !box.isNull {
      box = box.common(with: clip.shape.conservativeBounds(clip.transform.concatenating(transform)))
    }
    return box
  }

  /// Whether the item changes pixels of its offscreen layer on which it draws nothing.
  var changesUnpaintedPixels: Bool { wholeOffscreenBounds(.identity) != nil }

  /// The bounds of the offscreen layer of a group that changes all its pixels; nil for other items.
  private func wholeOffscreenBounds(_ matrix: CGAffineTransform) -> CGRect? {
    guard blendMode.changesUnpaintedPixels, case .group(let group) = content else { return nil }
    let box = group.offscreenBounds(in: matrix)
    return box.isNull ? box : box.insetBy(dx: -1, dy: -1).integral
  }
}

extension BlendMode {
  /// Whether a clear source changes the backdrop.
  fileprivate var changesUnpaintedPixels: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

extension DisplayItem.Content {
  /// A box, in pixels, that holds every pixel that the content may change.
  func conservativeBounds(_ matrix: CGAffineTransform) -> CGRect {
    switch self {
    case .fill(let shape, _): return shape.conservativeBounds(matrix)
    case .list(let list): return list.conservativeBounds(matrix)
    case .group(let group):
      let box = group.list.conservativeBounds(matrix)
      return group.mask.map { box.common(with: $0.conservativeBounds(matrix)) } ?? box
    case .image(_, let rect, _, _): return Shape.rect(rect).conservativeBounds(matrix)
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
  fileprivate func conservativeBounds(_ matrix: CGAffineTransform) -> CGRect {
    items.reduce(.null) { $0.union($1.conservativeBounds(matrix)) }
  }
}

extension Shape {
  /// A box of whole pixels that holds every pixel that the shape may touch. Rectangles whose sides stay
  /// parallel to the axes have exactly theirs.
  ///
  /// Whole, because coverages multiply pixel by pixel: what a clip and a group share is a pixel, even
  /// where their boxes do not meet in it.
  func conservativeBounds(_ matrix: CGAffineTransform) -> CGRect {
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

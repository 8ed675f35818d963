// Clips that become the item's own shape, or vanish, where the coverage is the same.

extension DisplayItem {
  /// The item limited by `clip`, which lies in the item's list.
  ///
  /// A filled rectangle clipped by a shape is that shape, filled: coverages multiply, so either of
  /// them may be the one that is filled and the other the clip. A rectangular clip that holds the
  /// item is left out.
  func clipped(by clip: ClipShape, _ pool: ItemPool) -> DisplayItem {
    if clip.covers(bounds(in: .identity)) { return self }
    if case .fill(.rect(let rect), let paint) = content, blendMode == .normal,
      let mapping = CGAffineTransform.mapping(transform, onto: clip.transform)
    {
      return filled(clip, rect, paint.applying(mapping), pool)
    }
    return pool.item(content, transform: transform, clips: clips + [clip], blendMode: blendMode)
  }

  /// This filled rectangle as the clip's shape, with the rectangle as the clip where it cuts.
  private func filled(
    _ clip: ClipShape, _ rect: CGRect, _ paint: Paint, _ pool: ItemPool
  ) -> DisplayItem {
    let edge = ClipShape(.rect(rect), transform)
    let untrimmed = clip.shape.untrimmed.bounds
    let isCut = !edge.covers(untrimmed.applying(clip.transform))
    return pool.item(
      .fill(clip.shape, paint), transform: clip.transform, clips: isCut ? clips + [edge] : clips,
      blendMode: blendMode)
  }
}

extension ClipShape {
  /// Whether `box`, in the list's space, lies inside, so that the clip changes nothing. Certain for
  /// rectangles whose sides run along the axes, with or without round corners; else false.
  func covers(_ box: CGRect) -> Bool {
    if box.isNull { return true }
    guard transform.isScaleAndTranslation, transform.determinant != 0 else { return false }
    let box = box.applying(transform.inverted())
    switch shape {
    case .rect(let rect): return rect.standardized.contains(box)
    case .roundedRect(let rect, let radius, _):
      let rect = rect.standardized
      guard rect.contains(box) else { return false }
      return box.corners.allSatisfy { rect.roundCornersContain($0, radius) }
    case .path, .stroke: return false
    }
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }

  /// Whether a point of the rectangle is not cut off by corners of `radius`.
  fileprivate func roundCornersContain(_ point: CGPoint, _ radius: CGFloat) -> Bool {
    let radius = min(radius, width / 2, height / 2)
    let dx = max(minX + radius - point.x, point.x - (maxX - radius), 0)
    let dy = max(minY + radius - point.y, point.y - (maxY - radius), 0)
    return dx * dx + dy * dy <= radius * radius
  }
}

extension Shape {
  /// The whole stroke, so that what is decided from its bounds stays while it is trimmed.
  var untrimmed: Shape {
    guard case .stroke(let path, var style) = self else { return self }
    (style.trimStart, style.trimEnd) = (0, 1)
    return .stroke(path, style)
  }
}

extension CGAffineTransform {
  /// The matrix from `one`'s space to `other`'s, both maps to a common space; nil where there is
  /// none. Exactly the identity for equal ones.
  static func mapping(
    _ one: CGAffineTransform, onto other: CGAffineTransform
  ) -> CGAffineTransform? {
    if one == other { return .identity }
    return other.determinant == 0 ? nil : one.concatenating(other.inverted())
  }
}

extension Paint {
  /// The same colours in a space that `transform` leads to.
  func applying(_ transform: CGAffineTransform) -> Paint {
    guard !transform.isIdentity else { return self }
    switch self {
    case .color: return self
    case .gradient(var gradient):
      gradient.transform = gradient.transform.concatenating(transform)
      return .gradient(gradient)
    case .pattern(let image, let own):
      return .pattern(image, transform: own.concatenating(transform))
    }
  }
}

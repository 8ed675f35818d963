// Clips that become the item's own shape, or are left out, where the coverage is the same.

/// An item in some list. Its matrix and clips are not the item's own where it was taken out of
/// lists in that one.
struct PlacedItem {
  private var item: DisplayItem
  private var transform: CGAffineTransform
  private var clips: [ClipShape]

  init(_ item: DisplayItem) {
    self.item = item
    transform = item.transform
    clips = item.clips
  }

  /// The one item of a list of one item, also where that is such a list itself; else the item as it is.
  init(innermost item: DisplayItem) {
    guard let list = item.list, list.count == 1, item.blendMode == .normal else {
      self.init(item)
      return
    }
    self.init(innermost: list[0])
    transform = transform.concatenating(item.transform)
    clips =
      clips.map { ClipShape($0.shape, $0.transform.concatenating(item.transform)) } + item.clips
  }

  /// The item limited by `clip`, which lies in the same list.
  ///
  /// A filled rectangle clipped by a shape is that shape, filled: coverages multiply, so either of
  /// them may be the one that is filled and the other the clip. A rectangular clip that holds the
  /// item is left out.
  func clipped(by clip: ClipShape, _ pool: ItemPool) -> DisplayItem {
    let isCovered = clip.covers(item.bounds(under: transform, clips))
    if isCovered, transform == item.transform, clips.count == item.clips.count { return item }
    let content = item.content
    if isCovered {
      return pool.item(content, transform: transform, clips: clips, blendMode: item.blendMode)
    }
    if case .fill(.rect(let rect), let paint) = content, item.blendMode == .normal,
      let mapping = CGAffineTransform.mapping(transform, onto: clip.transform)
    {
      return filled(clip, cutBy: rect, paint: paint.applying(mapping), pool: pool)
    }
    return pool.item(
      content, transform: transform, clips: clips + [clip], blendMode: item.blendMode)
  }

  /// Returns the clip's shape, filled with `paint`, with the rectangle as the clip where it cuts.
  private func filled(
    _ clip: ClipShape, cutBy rect: CGRect, paint: Paint, pool: ItemPool
  ) -> DisplayItem {
    let edge = ClipShape(.rect(rect), transform)
    let isCut = !edge.covers(clip.shape.untrimmedBounds.applying(clip.transform))
    return pool.item(
      .fill(clip.shape, paint), transform: clip.transform, clips: isCut ? clips + [edge] : clips)
  }
}

extension ClipShape {
  /// Whether `box`, in the list's space, lies inside, so that the clip changes nothing. Certain for
  /// rectangles whose sides run along the axes, with or without round corners; else false.
  func covers(_ box: CGRect) -> Bool {
    if box.isNull { return true }
    guard transform.isScaleAndTranslation, transform.determinant != 0 else { return false }
    switch shape {
    case .rect(let rect): return rect.standardized.contains(box.applying(transform.inverted()))
    case .roundedRect(let rect, let radius, _):
      let box = box.applying(transform.inverted())
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

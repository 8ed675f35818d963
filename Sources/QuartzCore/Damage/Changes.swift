// The comparison of two display lists, item by item.

/// Boxes, in pixels, outside of which two lists draw the same.
struct Changes {
  private(set) var boxes: [CGRect] = []

  mutating func add(_ box: CGRect) {
    if !box.isNull, box.width > 0, box.height > 0 { boxes.append(box) }
  }

  /// Adds what `body` finds, cut to `limit`.
  private mutating func add(within limit: CGRect, _ body: (inout Changes) -> Void) {
    var inner = Changes()
    body(&inner)
    for box in inner.boxes { add(box.intersection(limit)) }
  }

  // MARK: Lists

  /// Compares two runs of items. Equal items at both ends are left aside; between them equal items
  /// hold their place, and what lies between those is compared in pairs where there are as many.
  mutating func compare(
    _ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>, _ transform: CGAffineTransform
  ) {
    var (old, new) = (old, new)
    let front = zip(old, new).prefix { $0 == $1 }.count
    old = old.dropFirst(front)
    new = new.dropFirst(front)
    let back = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    old = old.dropLast(back)
    new = new.dropLast(back)
    if old.count == new.count { return comparePairs(old, new, transform) }
    guard let match = ItemMatch(old, new) else { return compareRuns(old, new, transform) }
    compare(old[..<match.old], new[..<match.new], transform)
    compare(old[(match.old + 1)...], new[(match.new + 1)...], transform)
  }

  private mutating func comparePairs(
    _ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>, _ transform: CGAffineTransform
  ) {
    for (one, other) in zip(old, new) { compare(one, other, transform) }
  }

  /// What is drawn in runs is compared as what the runs hold; other items come and go whole.
  private mutating func compareRuns(
    _ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>, _ transform: CGAffineTransform
  ) {
    guard old.contains(where: { $0.run != nil }), new.contains(where: { $0.run != nil }) else {
      return addAll(old, new, transform)
    }
    compare(
      old.flatMap { $0.run ?? [$0] }[...], new.flatMap { $0.run ?? [$0] }[...], transform)
  }

  private mutating func addAll(
    _ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>, _ transform: CGAffineTransform
  ) {
    for item in old { add(item.inkBox(transform)) }
    for item in new { add(item.inkBox(transform)) }
  }

  // MARK: Items

  private mutating func compare(
    _ old: DisplayItem, _ new: DisplayItem, _ transform: CGAffineTransform
  ) {
    if old == new { return }
    guard old.blendMode == new.blendMode, old.transform == new.transform else {
      return addWhole(old, new, transform)
    }
    guard old.clips == new.clips else {
      guard old.content == new.content, old.clips.count == new.clips.count else {
        return addWhole(old, new, transform)
      }
      let whole = old.inkBox(transform).union(new.inkBox(transform))
      return add(within: whole) { changes in
        for (one, other) in zip(old.clips, new.clips) where one != other {
          changes.compare(one, other, transform)
        }
      }
    }
    let matrix = new.transform.concatenating(transform)
    if new.clips.isEmpty { return compare(old.content, new.content, matrix) }
    var limit = CGRect.infinite
    for clip in new.clips {
      limit = limit.intersection(clip.shape.inkBox(clip.transform.concatenating(transform)))
    }
    add(within: limit) { $0.compare(old.content, new.content, matrix) }
  }

  private mutating func addWhole(
    _ old: DisplayItem, _ new: DisplayItem, _ transform: CGAffineTransform
  ) {
    add(old.inkBox(transform).union(new.inkBox(transform)))
  }

  private mutating func compare(
    _ old: DisplayItem.Content, _ new: DisplayItem.Content, _ matrix: CGAffineTransform
  ) {
    switch (old, new) {
    case (.list(let one), .list(let other)): compare(one.items[...], other.items[...], matrix)
    case (.group(let one), .group(let other)): compare(one, other, matrix)
    case (.fill(let one, let paint), .fill(let other, let otherPaint)) where paint == otherPaint:
      compare(one, other, matrix)
    case (.shadow(let one), .shadow(let other)): compare(one, other, matrix)
    default:
      add(DisplayItem(old).inkBox(matrix))
      add(DisplayItem(new).inkBox(matrix))
    }
  }

  /// The pixels of a group are those of its list times those of its mask.
  private mutating func compare(
    _ old: DisplayGroup, _ new: DisplayGroup, _ matrix: CGAffineTransform
  ) {
    guard old.opacity == new.opacity, (old.mask == nil) == (new.mask == nil) else {
      add(DisplayItem(.group(old)).inkBox(matrix))
      add(DisplayItem(.group(new)).inkBox(matrix))
      return
    }
    compare(old.list.items[...], new.list.items[...], matrix)
    if let one = old.mask, let other = new.mask {
      compare(one.items[...], other.items[...], matrix)
    }
  }

  /// Where the caster alone changed its ink, the blur spreads that change.
  private mutating func compare(_ old: Shadow, _ new: Shadow, _ matrix: CGAffineTransform) {
    guard old.color == new.color, old.offset == new.offset, old.radius == new.radius else {
      add(DisplayItem(.shadow(old)).inkBox(matrix))
      add(DisplayItem(.shadow(new)).inkBox(matrix))
      return
    }
    var inner = Changes()
    let moved = CGAffineTransform(translationX: new.offset.width, y: new.offset.height)
      .concatenating(matrix)
    switch (old.caster, new.caster) {
    case (.shape(let one), .shape(let other)): inner.compare(one, other, moved)
    case (.list(let one), .list(let other)):
      inner.compare(one.items[...], other.items[...], moved)
    default:
      inner.add(DisplayItem(.shadow(old)).inkBox(matrix))
      inner.add(DisplayItem(.shadow(new)).inkBox(matrix))
    }
    // Three σ, with σ half of the radius, and two pixels for the blur's own steps.
    let reach = new.radius * 1.5
    let dx = (abs(matrix.a) + abs(matrix.c)) * reach + 2
    let dy = (abs(matrix.b) + abs(matrix.d)) * reach + 2
    for box in inner.boxes { add(box.insetBy(dx: -dx, dy: -dy)) }
  }

  private mutating func compare(
    _ old: ClipShape, _ new: ClipShape, _ transform: CGAffineTransform
  ) {
    if old.transform == new.transform {
      return compare(old.shape, new.shape, new.transform.concatenating(transform))
    }
    for clip in [old, new] {
      add(clip.shape.inkBox(clip.transform.concatenating(transform)))
    }
  }

  // MARK: Shapes

  private mutating func compare(_ old: Shape, _ new: Shape, _ matrix: CGAffineTransform) {
    switch (old, new) {
    case (.rect(let one), .rect(let other)):
      for edge in one.standardized.difference(to: other.standardized) {
        add(Shape.rect(edge).inkBox(matrix))
      }
    case (.stroke(let path, let style), .stroke(let other, let otherStyle)) where path == other:
      let change = StrokeChange(path, from: style, to: otherStyle, matrix)
      guard let boxes = change?.boxes else { fallthrough }
      for box in boxes { add(box) }
    default:
      add(old.inkBox(matrix))
      add(new.inkBox(matrix))
    }
  }
}

extension DisplayItem {
  fileprivate init(_ content: Content) {
    self.init(content, transform: .identity)
  }
}

extension CGRect {
  /// Rectangles that hold all points that lie in one of both only.
  fileprivate func difference(to other: CGRect) -> [CGRect] {
    let whole = union(other)
    let common = intersection(other)
    guard !common.isNull, common.width > 0, common.height > 0 else { return [self, other] }
    return [
      CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: common.minY - whole.minY),
      CGRect(x: whole.minX, y: common.maxY, width: whole.width, height: whole.maxY - common.maxY),
      CGRect(
        x: whole.minX, y: common.minY, width: common.minX - whole.minX, height: common.height),
      CGRect(
        x: common.maxX, y: common.minY, width: whole.maxX - common.maxX, height: common.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}

// The comparison of two display lists, item by item.

/// Finds the pixels outside of which two lists draw the same.
struct Changes {
  /// The surroundings of the items that are compared: changes reach so much farther, in pixels, and
  /// are cut there.
  private struct Surroundings {
    var dx: CGFloat
    var dy: CGFloat
    var limit: CGRect?
  }

  private(set) var region: DamageRegion
  /// Cuts the changes to this box; nil: it does not.
  private var limit: CGRect?
  /// From the outside in; shadows only have any.
  private var outside: [Surroundings] = []

  init(_ region: DamageRegion) { self.region = region }

  /// Adds a box of pixels.
  mutating func add(_ box: CGRect) {
    guard var box = Self.cut(box, limit) else { return }
    for around in outside.reversed() {
      guard let cut = Self.cut(box.insetBy(dx: -around.dx, dy: -around.dy), around.limit) else {
        return
      }
      box = cut
    }
    region.add(PixelRect(covering: box))
  }

  private static func cut(_ box: CGRect, _ limit: CGRect?) -> CGRect? {
    let box = limit.map { box.common(with: $0) } ?? box
    return !box.isNull && box.width > 0 && box.height > 0 ? box : nil
  }

  /// Adds what `body` finds, cut to `inner`.
  private mutating func add(within inner: CGRect, _ body: (inout Changes) -> Void) {
    let outer = limit
    limit = outer.map { $0.common(with: inner) } ?? inner
    body(&self)
    limit = outer
  }

  // MARK: Lists

  /// Compares two runs of items: in pairs where there are as many, else equal items at both ends are left
  /// aside; between them equal items hold their place, and what lies between those is compared.
  mutating func compare(
    _ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>,
    under transform: CGAffineTransform
  ) {
    if old.count == new.count {
      return old.forEachDifference(from: new) { compare($0, $1, under: transform) }
    }
    let (old, new) = old.withoutCommonEnds(new)
    guard let match = ItemMatch(old, new) else { return compareRuns(old, new, under: transform) }
    compare(old[..<match.old], new[..<match.new], under: transform)
    compare(old[(match.old + 1)...], new[(match.new + 1)...], under: transform)
  }

  /// Compares items that are drawn in runs by the content of the runs; other items come and go whole.
  private mutating func compareRuns(
    _ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>,
    under transform: CGAffineTransform
  ) {
    guard old.contains(where: { $0.run != nil }), new.contains(where: { $0.run != nil }) else {
      return addAll(old, new, under: transform)
    }
    compare(
      old.flatMap { $0.run ?? [$0] }[...], new.flatMap { $0.run ?? [$0] }[...], under: transform)
  }

  private mutating func addAll(
    _ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>,
    under transform: CGAffineTransform
  ) {
    for item in old { add(item.conservativeBounds(transform)) }
    for item in new { add(item.conservativeBounds(transform)) }
  }

  // MARK: Items

  private mutating func compare(
    _ old: DisplayItem, _ new: DisplayItem, under transform: CGAffineTransform
  ) {
    guard old.blendMode == new.blendMode, old.transform == new.transform,
      !old.changesUnpaintedPixels, !new.changesUnpaintedPixels
    else {
      return addWhole(old, new, under: transform)
    }
    guard !old.isClipped && !new.isClipped || old.clips == new.clips else {
      guard old.content == new.content, old.clips.count == new.clips.count else {
        return addWhole(old, new, under: transform)
      }
      let whole = old.conservativeBounds(transform).union(new.conservativeBounds(transform))
      return add(within: whole) { changes in
        for (one, other) in zip(old.clips, new.clips) where one != other {
          changes.compare(one, other, under: transform)
        }
      }
    }
    let matrix = new.transform.concatenating(transform)
    if !new.isClipped, let one = old.list, let other = new.list {
      return compare(one.items[...], other.items[...], under: matrix)
    }
    if !new.isClipped { return compare(old.content, new.content, under: matrix) }
    var limit = CGRect.infinite
    for clip in new.clips {
      limit = limit.common(
        with: clip.shape.conservativeBounds(clip.transform.concatenating(transform)))
    }
    add(within: limit) { $0.compare(old.content, new.content, under: matrix) }
  }

  private mutating func addWhole(
    _ old: DisplayItem, _ new: DisplayItem, under transform: CGAffineTransform
  ) {
    add(old.conservativeBounds(transform).union(new.conservativeBounds(transform)))
  }

  private mutating func compare(
    _ old: DisplayItem.Content, _ new: DisplayItem.Content, under matrix: CGAffineTransform
  ) {
    switch (old, new) {
    case (.list(let one), .list(let other)):
      compare(one.items[...], other.items[...], under: matrix)
    case (.group(let one), .group(let other)): compare(one, other, under: matrix)
    case (.fill(let one, let paint), .fill(let other, let otherPaint)) where paint == otherPaint:
      compare(one, other, under: matrix)
    case (.shadow(let one), .shadow(let other)): compare(one, other, under: matrix)
    case (
      .image(let one, let rect, let sampling, let alpha),
      .image(let other, let otherRect, let otherSampling, let otherAlpha)
    ) where rect == otherRect && sampling == otherSampling && alpha == otherAlpha:
      guard let boxes = other.changes(since: one, in: rect, matrix) else { fallthrough }
      for box in boxes { add(box) }
    default:
      add(old.conservativeBounds(matrix))
      add(new.conservativeBounds(matrix))
    }
  }

  /// The pixels of a group are those of its list times those of its mask, if both lists are drawn in
  /// the same way: in an offscreen layer each pixel is rounded once more.
  private mutating func compare(
    _ old: DisplayGroup, _ new: DisplayGroup, under matrix: CGAffineTransform
  ) {
    guard old.opacity == new.opacity, (old.mask == nil) == (new.mask == nil),
      [true, false].allSatisfy({
        old.mayBeDrawnInPlace(isClipped: $0) == new.mayBeDrawnInPlace(isClipped: $0)
      })
    else {
      add(DisplayItem.Content.group(old).conservativeBounds(matrix))
      add(DisplayItem.Content.group(new).conservativeBounds(matrix))
      return
    }
    compare(old.list.items[...], new.list.items[...], under: matrix)
    if let one = old.mask, let other = new.mask {
      compare(one.items[...], other.items[...], under: matrix)
    }
  }

  /// The blur spreads a change of the caster's ink alone.
  private mutating func compare(_ old: Shadow, _ new: Shadow, under matrix: CGAffineTransform) {
    guard old.color == new.color, old.offset == new.offset, old.radius == new.radius else {
      add(DisplayItem.Content.shadow(old).conservativeBounds(matrix))
      add(DisplayItem.Content.shadow(new).conservativeBounds(matrix))
      return
    }
    let moved = CGAffineTransform(translationX: new.offset.width, y: new.offset.height)
      .concatenating(matrix)
    // Two pixels for the blur's own steps.
    let deviation = new.deviation(in: matrix)
    outside.append(
      Surroundings(
        dx: deviation.width * Shadow.reach + 2, dy: deviation.height * Shadow.reach + 2,
        limit: limit))
    limit = nil
    switch (old.caster, new.caster) {
    case (.shape(let one), .shape(let other)): compare(one, other, under: moved)
    case (.list(let one), .list(let other)): compare(one.items[...], other.items[...], under: moved)
    default:
      add(DisplayItem.Content.shadow(old).conservativeBounds(matrix))
      add(DisplayItem.Content.shadow(new).conservativeBounds(matrix))
    }
    limit = outside.removeLast().limit
  }

  private mutating func compare(
    _ old: ClipShape, _ new: ClipShape, under transform: CGAffineTransform
  ) {
    if old.transform == new.transform {
      return compare(old.shape, new.shape, under: new.transform.concatenating(transform))
    }
    add(old.shape.conservativeBounds(old.transform.concatenating(transform)))
    add(new.shape.conservativeBounds(new.transform.concatenating(transform)))
  }

  // MARK: Shapes

  private mutating func compare(_ old: Shape, _ new: Shape, under matrix: CGAffineTransform) {
    switch (old, new) {
    case (.rect(let one), .rect(let other)):
      addDifference(one.standardized, other.standardized, under: matrix)
    case (.stroke(let path, let style), .stroke(let other, let otherStyle)) where path == other:
      guard let change = StrokeChange(path, from: style, to: otherStyle, matrix) else {
        fallthrough
      }
      change.forEachBox { add($0) }
    default:
      add(old.conservativeBounds(matrix))
      add(new.conservativeBounds(matrix))
    }
  }
}

extension Changes {
  /// Rectangles that hold all points that lie in one of both only.
  private mutating func addDifference(
    _ one: CGRect, _ other: CGRect, under matrix: CGAffineTransform
  ) {
    let whole = one.union(other)
    let common = one.common(with: other)
    guard !common.isNull, common.width > 0, common.height > 0 else {
      addRect(one, under: matrix)
      return addRect(other, under: matrix)
    }
    let (left, right) = (common.minX - whole.minX, whole.maxX - common.maxX)
    addRect(
      CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: common.minY - whole.minY),
      under: matrix)
    addRect(
      CGRect(x: whole.minX, y: common.maxY, width: whole.width, height: whole.maxY - common.maxY),
      under: matrix)
    addRect(
      CGRect(x: whole.minX, y: common.minY, width: left, height: common.height), under: matrix)
    addRect(
      CGRect(x: common.maxX, y: common.minY, width: right, height: common.height), under: matrix)
  }

  private mutating func addRect(_ rect: CGRect, under matrix: CGAffineTransform) {
    if rect.width > 0, rect.height > 0 { add(Shape.rect(rect).conservativeBounds(matrix)) }
  }
}

extension DisplayItem {
  /// The items of a run, which is drawn as if they stood in its place; nil for any other item.
  fileprivate var run: [DisplayItem]? {
    guard let list, transform.isIdentity, !isClipped, blendMode == .normal
    else { return nil }
    return list.items
  }
}

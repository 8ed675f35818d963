// What a layer draws by itself: background, contents, gradient or shape, border.

/// What a layer draws by itself, in its own space.
struct OwnItems {
  /// The background, then the contents.
  private var inner = DisplayList()
  private var backgroundCount = 0
  /// Above the sublayers.
  private(set) var border: DisplayItem?

  init() {}

  /// Follows the rounded corners whether or not the layer clips: the background and a gradient.
  var background: ArraySlice<DisplayItem> { inner.items[..<backgroundCount] }

  /// What only `masksToBounds` clips: contents and shapes.
  var contents: ArraySlice<DisplayItem> { inner.items[backgroundCount...] }

  /// What a layer with these values draws.
  static func drawn(by values: LayerValues, _ pool: ItemPool) -> OwnItems {
    var items = OwnItems()
    items.inner = pool.list()
    let shape = values.boundsShape
    if let shape, let fill = fill(shape, values.backgroundColor, pool) { items.inner.append(fill) }
    var fillCount = items.inner.count
    if shape != nil { ContentsPainter.add(values, to: &items.inner) }
    if case .recorded(let list, _) = values.contents, !list.isPlain {
      // Drawn with its background on a ground of their own: what a mode takes away there, it takes from
      // no other layer.
      items.inner = DisplayList([pool.item(.group(DisplayGroup(items.inner)))])
      fillCount = 0
    }
    items.backgroundCount = fillCount
    values.shape?.add(to: &items.inner, pool)
    guard let shape else { return items }
    items.add(values.gradientPaint.map { pool.item(.fill(shape, $0)) }, fillCount)
    items.border = border(values, shape, pool)
    return items
  }

  /// A gradient lies above the contents, where there are any over a background.
  private mutating func add(_ gradient: DisplayItem?, _ fillCount: Int) {
    guard let gradient else { return }
    if fillCount > 0, inner.count > fillCount { return inner.append(gradient) }
    inner.insert(gradient, at: fillCount)
    backgroundCount += 1
  }

  /// Gives the memory of what no layer keeps back.
  mutating func giveBack(to pool: ItemPool) { pool.give(&inner) }

  static func fill(_ shape: Shape, _ color: CGColor?, _ pool: ItemPool) -> DisplayItem? {
    guard let paint = color?.paint, !paint.isClear else { return nil }
    return pool.item(.fill(shape, paint))
  }

  /// The ring between the bounds and the bounds inset by the width: the inner radius is the outer
  /// one less the width, at least 0.
  private static func border(
    _ values: LayerValues, _ outer: Shape, _ pool: ItemPool
  ) -> DisplayItem? {
    let width = values.borderWidth
    guard width > 0, let paint = values.borderColor?.paint, !paint.isClear else { return nil }
    let bounds = values.bounds
    guard 2 * width < min(bounds.width, bounds.height) else {
      return pool.item(.fill(outer, paint))
    }
    let radius = max(values.drawnCornerRadius - width, 0)
    let inner = Shape.rounded(
      bounds.insetBy(dx: width, dy: width), radius: radius, corners: values.maskedCorners)
    // Both ways round alike: even-odd leaves the inside out.
    var ring = outer.path(tolerance: 0.01).0
    ring.append(inner.path(tolerance: 0.01).0)
    return pool.item(.fill(.path(ring, .evenOdd), paint))
  }
}

extension LayerValues {
  /// The bounds with their round corners; nil where they are empty.
  var boundsShape: Shape? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    return Shape.rounded(bounds, radius: drawnCornerRadius, corners: maskedCorners)
  }

  /// At most half of the shorter side.
  var drawnCornerRadius: CGFloat {
    max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2))
  }
}

extension Shape {
  /// A rectangle with round corners, or without where there are none.
  static func rounded(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) -> Shape {
    let corners = RectCorners(rawValue: corners.rawValue).intersection(.all)
    return radius > 0 && !corners.isEmpty
      ? .roundedRect(rect, radius: radius, corners: corners) : .rect(rect)
  }
}

extension Paint {
  /// Whether it leaves no trace.
  var isClear: Bool {
    switch self {
    case .color(let color): color.alpha <= 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha <= 0 }
    case .pattern: false
    }
  }

  /// Whether it hides what is below.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .gradient(let gradient):
      gradient.stops.allSatisfy { $0.color.alpha >= 1 } && gradient.extendsBeforeStart
        && gradient.extendsAfterEnd
    case .pattern: false
    }
  }
}

extension DisplayList {
  /// Whether everything is laid over what is below in the normal way.
  fileprivate var isPlain: Bool {
    items.allSatisfy { $0.blendMode == .normal && $0.list?.isPlain != false }
  }
}

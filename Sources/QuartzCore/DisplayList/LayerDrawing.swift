// The drawing of a layer without its sublayers: background, contents, gradient or shape, border.

/// The items that a layer draws without its sublayers, in its own space.
struct LayerDrawing {
  /// The background, then the contents.
  private var inner = DisplayList()
  private var backgroundCount = 0
  /// Above the sublayers.
  private(set) var border: DisplayItem?

  init() {}

  /// The background and a gradient, which follow the rounded corners whether or not the layer clips.
  var background: ArraySlice<DisplayItem> { inner.items[..<backgroundCount] }

  /// Contents and shapes, which only `masksToBounds` clips.
  var contents: ArraySlice<DisplayItem> { inner.items[backgroundCount...] }

  /// The drawing of a layer with these values, images sampled so. Default: as in a frame.
  init(of values: LayerValues, _ pool: ItemPool, sampling: ImageSampling = .linear) {
    inner = pool.list()
    let shape = values.boundsShape
    if let shape,
      let fill = pool.fill(shape, color: values.appearance.backgroundColor)
    {
      inner.append(fill)
    }
    var fillCount = inner.count
    if shape != nil { ContentsLayout.append(values, sampling: sampling, to: &inner) }
    if case .recorded(let list, _) = values.appearance.contents, !list.isPlain {
      // In an offscreen layer together with the background: a blend mode that erases there erases
      // no pixel of another layer.
      inner = DisplayList([pool.item(.group(DisplayGroup(inner)))])
      fillCount = 0
    }
    backgroundCount = fillCount
    values.shape?.append(to: &inner, pool)
    guard let shape else { return }
    insertGradient(values.gradientPaint.map { pool.item(.fill(shape, $0)) }, fillCount)
    border = Self.border(values, outer: shape, pool: pool)
  }

  /// A gradient lies above the contents where there are both contents and a background, else above
  /// the background.
  private mutating func insertGradient(_ gradient: DisplayItem?, _ fillCount: Int) {
    guard let gradient else { return }
    if fillCount > 0, inner.count > fillCount { return inner.append(gradient) }
    inner.insert(gradient, at: fillCount)
    backgroundCount += 1
  }

  /// Gives the memory of a drawing that no layer caches to `pool`.
  mutating func recycle(into pool: ItemPool) { pool.recycle(&inner) }

  /// The ring between the bounds and the bounds inset by the width: the inner radius is the outer
  /// one less the width, at least 0.
  private static func border(
    _ values: LayerValues, outer: Shape, pool: ItemPool
  ) -> DisplayItem? {
    let width = values.borderWidth
    guard width > 0, let paint = values.appearance.borderColor?.paint, !paint.isClear else {
      return nil
    }
    let bounds = values.bounds
    guard 2 * width < min(bounds.width, bounds.height) else {
      return pool.item(.fill(outer, paint))
    }
    let radius = max(values.drawnCornerRadius - width, 0)
    let inner = Shape.rounded(
      bounds.insetBy(dx: width, dy: width), radius: radius, corners: values.maskedCorners,
      curve: values.appearance.cornerCurve)
    // Both have the same direction: even-odd leaves the inside out.
    var ring = outer.path(tolerance: 0.01).0
    ring.append(inner.path(tolerance: 0.01).0)
    return pool.item(.fill(.path(ring, .evenOdd), paint))
  }
}

extension LayerValues {
  /// The bounds with their round corners; nil where they are empty.
  var boundsShape: Shape? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    return Shape.rounded(
      bounds, radius: drawnCornerRadius, corners: maskedCorners, curve: appearance.cornerCurve)
  }

  /// At most half of the shorter side.
  var drawnCornerRadius: CGFloat {
    max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2))
  }
}

extension Shape {
  /// A rectangle with round corners, or without where there are none.
  static func rounded(
    _ rect: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve
  ) -> Shape {
    let corners = RectCorners(rawValue: corners.rawValue).intersection(.all)
    guard radius > 0, !corners.isEmpty else { return .rect(rect) }
    // A continuous corner needs room for its longer ends.
    let room = min(rect.width, rect.height) / 2
    guard curve == .continuous, radius * curve.expansionFactor <= room else {
      return .roundedRect(rect, radius: radius, corners: corners)
    }
    var path = PathData()
    path.addSmoothRoundedRect(rect, radius: radius, corners: corners)
    return .path(path, .winding)
  }
}

extension Paint {
  /// Whether it paints nothing.
  var isClear: Bool {
    switch self {
    case .color(let color): color.alpha <= 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha <= 0 }
    case .pattern: false
    }
  }

  /// Whether it hides everything below.
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
  /// Whether every item has the normal blend mode.
  fileprivate var isPlain: Bool {
    items.allSatisfy { $0.blendMode == .normal && $0.list?.isPlain != false }
  }
}

// What a layer draws by itself: background, contents, gradient or shape, border.

/// What a layer draws by itself, in its own space.
struct OwnItems {
  /// Follows the rounded corners whether or not the layer clips: the background and a gradient.
  var background: [DisplayItem] = []
  /// What only `masksToBounds` clips: contents and shapes.
  var contents: [DisplayItem] = []
  /// Above the sublayers.
  var border: [DisplayItem] = []

  init() {}

  init(_ values: LayerValues) {
    if let shape = values.boundsShape {
      background = Self.fill(shape, values.backgroundColor)
      contents = ContentsPainter(values).items
      if let paint = values.gradientPaint { background += [DisplayItem(.fill(shape, paint))] }
      border = Self.border(values, shape)
    }
    contents += values.shape?.items ?? []
    // A gradient lies above the contents.
    if values.gradient != nil, !contents.isEmpty, background.count > 1 {
      contents.append(background.removeLast())
    }
  }

  static func fill(_ shape: Shape, _ color: CGColor?) -> [DisplayItem] {
    guard let paint = color?.paint, !paint.isClear else { return [] }
    return [DisplayItem(.fill(shape, paint))]
  }

  /// The ring between the bounds and the bounds inset by the width: the inner radius is the outer
  /// one less the width, at least 0.
  private static func border(_ values: LayerValues, _ outer: Shape) -> [DisplayItem] {
    let width = values.borderWidth
    guard width > 0, let paint = values.borderColor?.paint, !paint.isClear else { return [] }
    let bounds = values.bounds
    guard 2 * width < min(bounds.width, bounds.height) else {
      return [DisplayItem(.fill(outer, paint))]
    }
    let radius = max(values.drawnCornerRadius - width, 0)
    let inner = Shape.rounded(
      bounds.insetBy(dx: width, dy: width), radius: radius, corners: values.maskedCorners)
    // Both ways round alike: even-odd leaves the inside out.
    var ring = outer.path(tolerance: 0.01).0
    ring.append(inner.path(tolerance: 0.01).0)
    return [DisplayItem(.fill(.path(ring, .evenOdd), paint))]
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
    let corners = Corners(rawValue: corners.rawValue).intersection(.all)
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

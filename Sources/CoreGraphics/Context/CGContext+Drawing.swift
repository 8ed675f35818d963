// Filling and stroking.

extension CGContext {
  // MARK: The current path, which drawing takes away

  /// Fills the current path with the fill colour and takes the path away.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the current path with the line and the stroke colour of the state, and takes the path away.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Fills, strokes or does both with the current path, and takes the path away.
  public func drawPath(using mode: CGPathDrawingMode) {
    alignPath()
    let path = currentPath
    beginPath()
    if let rule = mode.fillRule { fill(.path(path, rule)) }
    if mode.strokes { stroke(path) }
  }

  // MARK: Shapes, which leave no path behind

  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: CGRect) {
    guard rect.isFinite(for: "CGContext.fill") else { return }
    beginPath()
    fill(.rect(rect.standardized))
  }

  /// Fills each rectangle with the fill colour.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Strokes the four sides of a rectangle.
  public func stroke(_ rect: CGRect) {
    addRect(rect)
    strokePath()
  }

  /// Strokes the sides of a rectangle with a width in user space, whatever the state's is.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    guard allFinite(width, for: "CGContext.stroke") else { return }
    let old = state.line.width
    state.line.width = width
    beginPath()
    stroke(rect)
    state.line.width = old
  }

  /// Lines between the first and second point, the third and fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Fills the ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the ellipse that touches the sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Makes the rectangle transparent, whatever blend mode and alpha are.
  public func clear(_ rect: CGRect) {
    guard rect.isFinite(for: "CGContext.clear") else { return }
    let saved = state
    state.blendMode = .clear
    state.shadow = nil
    record(.fill(.rect(rect.standardized), .color(.black)))
    state = saved
  }

  // MARK: Package doors

  /// Fills a shape in user space with the fill colour.
  package func fill(_ shape: Shape) {
    fill(shape, paint(of: state.fill))
  }

  /// Fills a shape in user space with a paint in user space.
  package func fill(_ shape: Shape, _ paint: Paint) {
    guard state.alpha > 0, shape.isFinite else { return }
    record(faded(.fill(shape, paint.faded(state.alpha)), paint))
  }

  /// Strokes a path in user space with the line and the stroke colour of the state.
  package func stroke(_ path: PathData) {
    guard state.line.width > 0, !path.isEmpty else { return }
    fill(.stroke(path, state.line), paint(of: state.stroke))
  }

  /// A colour as a paint in user space. Patterns stay where the context began, whatever the matrix.
  func paint(of color: CGColor) -> Paint {
    let paint = color.paint(resolution: scale)
    guard case .pattern(let image, let own) = paint else { return paint }
    var cell = own
    if isFlipped, color.pattern == nil {
      let height = CGFloat(image.height) / color.patternScale
      cell = cell.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height))
    }
    let phase = CGAffineTransform(
      translationX: state.patternPhase.width, y: state.patternPhase.height)
    let toUser = phase.concatenating(toList).concatenating(state.transform.inverted())
    return .pattern(image, transform: cell.concatenating(toUser))
  }

  /// A pattern has no colour to fade: it goes through a group.
  private func faded(_ content: DisplayItem.Content, _ paint: Paint) -> DisplayItem.Content {
    guard case .pattern = paint, state.alpha < 1 else { return content }
    return .group(
      DisplayGroup(DisplayList([DisplayItem(content)]), opacity: Double(state.alpha)))
  }
}

extension Shape {
  fileprivate var isFinite: Bool {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _): !rect.isNull
    case .path(let path, _), .stroke(let path, _): !path.isEmpty
    }
  }
}

// The current path: building and asking.

extension CGContext {
  /// Takes the current path away.
  public func beginPath() {
    currentPath = PathData()
  }

  /// Closes the current subpath with a line to its start.
  public func closePath() {
    build { $0.close() }
  }

  /// Begins a subpath at a point in user space.
  public func move(to point: CGPoint) {
    guard allFinite(point.x, point.y, for: "CGContext.move") else { return }
    build { $0.move(to: point) }
  }

  /// Without a current point nothing is added, as on Apple's systems; so with curves.
  public func addLine(to point: CGPoint) {
    guard hasPen(for: "CGContext.addLine"), allFinite(point.x, point.y, for: "CGContext.addLine")
    else { return }
    build { $0.line(to: point) }
  }

  /// A move to the first point and lines through the others.
  public func addLines(between points: [CGPoint]) {
    addPath { $0.addLines(between: points) }
  }

  /// A quadratic Bézier curve from the pen.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard hasPen(for: "CGContext.addQuadCurve"),
      allFinite(end.x, end.y, control.x, control.y, for: "CGContext.addQuadCurve")
    else { return }
    build { $0.quad(to: end, control: control) }
  }

  /// A cubic Bézier curve from the pen.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard hasPen(for: "CGContext.addCurve"),
      allFinite(
        end.x, end.y, control1.x, control1.y, control2.x, control2.y, for: "CGContext.addCurve")
    else { return }
    build { $0.cubic(to: end, control1: control1, control2: control2) }
  }

  /// A closed rectangle.
  public func addRect(_ rect: CGRect) {
    addPath { $0.addRect(rect) }
  }

  /// Closed rectangles, in order.
  public func addRects(_ rects: [CGRect]) {
    addPath { $0.addRects(rects) }
  }

  /// The ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) {
    addPath { $0.addEllipse(in: rect) }
  }

  /// `clockwise` is meant with y up: in UIKit's contexts it looks reversed. See `CGMutablePath`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    guard allFinite(center.x, center.y, radius, startAngle, endAngle, for: "CGContext.addArc")
    else { return }
    let arc = CircularArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: arcDelta(from: startAngle, to: endAngle, clockwise: clockwise))
    build { $0.add(arc) }
  }

  /// The arc of `radius` that touches the lines from the pen to `tangent1End` and on to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard
      allFinite(
        tangent1End.x, tangent1End.y, tangent2End.x, tangent2End.y, radius,
        for: "CGContext.addArc(tangent1End:…)")
    else { return }
    build { $0.addTangentArc(tangent1End, tangent2End, radius: radius) }
  }

  /// All elements of a path, in user space.
  public func addPath(_ path: CGPath) {
    let other = path.data
    build { $0.append(other) }
  }

  // MARK: Asking

  /// A copy of the current path, in user space; nil where there is none.
  public var path: CGPath? {
    alignPath()
    return currentPath.isEmpty ? nil : CGPath(currentPath)
  }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// In user space; the origin where there is no path.
  public var currentPointOfPath: CGPoint {
    alignPath()
    return currentPath.currentPoint ?? .zero
  }

  /// In user space, control points included; null where there is no path.
  public var boundingBoxOfPath: CGRect {
    alignPath()
    return currentPath.controlBounds
  }

  /// Whether a point in user space lies in what `mode` would draw of the current path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    alignPath()
    if mode.fillRule.map({ currentPath.contains(point, $0) }) ?? false { return true }
    guard mode.strokes else { return false }
    return currentPath.stroked(state.line, tolerance: 0.01).contains(point)
  }

  /// The current path becomes the outline of the line along it.
  public func replacePathWithStrokedPath() {
    alignPath()
    currentPath = currentPath.stroked(state.line, tolerance: tolerance)
  }

  // MARK: Inside

  /// A hundredth of a pixel in user space, for outlines that become paths here.
  var tolerance: CGFloat {
    let stretch = (state.transform.determinant * scale * scale).magnitude.squareRoot()
    return stretch > 0 && stretch.isFinite ? 0.01 / stretch : 0.01
  }

  /// The current path is kept as it was drawn; where the matrix changed since, it is mapped so
  /// that it stays where it is.
  func alignPath() {
    guard pathTransform != state.transform else { return }
    if !currentPath.isEmpty, state.transform.determinant != 0 {
      currentPath = currentPath.applying(
        pathTransform.concatenating(state.transform.inverted()))
    }
    pathTransform = state.transform
  }

  /// Whether there is a current point; where not, says once that `name` needs one.
  private func hasPen(for name: StaticString) -> Bool {
    if !currentPath.isEmpty { return true }
    logOnce("\(name): there is no current point")
    return false
  }

  private func build(_ body: (inout PathData) -> Void) {
    alignPath()
    body(&currentPath)
  }

  /// By way of `CGMutablePath`, which refuses what is not finite.
  private func addPath(_ body: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    body(path)
    addPath(path)
  }
}

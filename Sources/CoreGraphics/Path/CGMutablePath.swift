// The path that grows.

/// A path to which elements are added
/// ([Apple](https://developer.apple.com/documentation/coregraphics/cgmutablepath)).
///
/// Not to be shared between threads while it changes. An element with a NaN or an infinity is
/// ignored, with one line on the standard error stream.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public init() {
    super.init(PathData())
  }

  /// A path that begins with these elements.
  override package init(_ data: PathData) {
    super.init(data)
  }

  // MARK: Lines and curves

  /// Begins a subpath at `point`. `transform` maps the point. Default: the identity, here and below.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add("CGMutablePath.move", point, transform: transform) { $0.move(to: $1) }
  }

  /// A line from the pen. Without a pen position nothing is added, as on Apple's systems.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasPen(for: "CGMutablePath.addLine") else { return }
    add("CGMutablePath.addLine", point, transform: transform) { $0.line(to: $1) }
  }

  /// A move to the first point and lines through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// A quadratic Bézier curve from the pen. Without a pen position nothing is added.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard hasPen(for: "CGMutablePath.addQuadCurve"),
      allFinite(end.x, end.y, control.x, control.y, for: "CGMutablePath.addQuadCurve")
    else { return }
    change { $0.quad(to: end.applying(transform), control: control.applying(transform)) }
  }

  /// A cubic Bézier curve from the pen. Without a pen position nothing is added.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard hasPen(for: "CGMutablePath.addCurve"),
      allFinite(
        end.x, end.y, control1.x, control1.y, control2.x, control2.y,
        for: "CGMutablePath.addCurve")
    else { return }
    change {
      $0.cubic(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }

  /// Whether there is a pen position; where not, says once that `name` needs one.
  private func hasPen(for name: StaticString) -> Bool {
    if !data.isEmpty { return true }
    logOnce("\(name): there is no current point")
    return false
  }

  /// A line back to where the subpath began; drawing goes on from there.
  public func closeSubpath() {
    change { $0.close() }
  }

  // MARK: Shapes

  /// A closed rectangle that begins at its minimum corner and runs towards +x. A null rectangle adds nothing.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add("CGMutablePath.addRect", rect, transform: transform) { $0.addRect(rect) }
  }

  /// The rectangles as `addRect(_:transform:)` adds each.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Begins at the middle of the right edge and runs clockwise on screen (y down).
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add("CGMutablePath.addEllipse", rect, transform: transform) { $0.addEllipse(in: rect) }
  }

  /// The corner sizes are limited to half of the sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard allFinite(cornerWidth, cornerHeight, for: "CGMutablePath.addRoundedRect") else { return }
    add("CGMutablePath.addRoundedRect", rect, transform: transform) {
      $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }
  }

  /// All elements of another path, mapped by `transform`.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let other = path.data
    change { $0.append(other, transform) }
  }

  // MARK: Arcs

  /// An arc in cubics of at most 90° each; a line from the pen leads to its start.
  ///
  /// `clockwise` is meant with y up, as Apple's: true lets the angle fall. On a screen with y down
  /// it looks reversed. Angles are radians from +x towards +y. From 0 to 2π it is a whole circle in
  /// both senses.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard
      allFinite(center.x, center.y, radius, startAngle, endAngle, for: "CGMutablePath.addArc")
    else { return }
    let arc = CircularArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: arcDelta(from: startAngle, to: endAngle, clockwise: clockwise))
    change { $0.add(arc, transform) }
  }

  /// An arc that turns by `delta` radians, towards +y where it is positive.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard
      allFinite(center.x, center.y, radius, startAngle, delta, for: "CGMutablePath.addRelativeArc")
    else { return }
    let arc = CircularArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    change { $0.add(arc, transform) }
  }

  /// The arc of `radius` that touches the lines from the pen to `tangent1End` and on to
  /// `tangent2End`, with a line from the pen to its start. Where the points lie on one line, or
  /// the radius is 0, only a line to `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard
      allFinite(
        tangent1End.x, tangent1End.y, tangent2End.x, tangent2End.y, radius,
        for: "CGMutablePath.addArc(tangent1End:…)")
    else { return }
    change { $0.addTangentArc(tangent1End, tangent2End, radius: radius, transform: transform) }
  }

  private func add(
    _ name: StaticString, _ point: CGPoint, transform: CGAffineTransform,
    _ body: (inout PathData, CGPoint) -> Void
  ) {
    guard allFinite(point.x, point.y, for: name) else { return }
    change { body(&$0, point.applying(transform)) }
  }

  private func add(
    _ name: StaticString, _ rect: CGRect, transform: CGAffineTransform,
    _ body: (inout PathData) -> Void
  ) {
    guard rect.isFinite(for: name) else { return }
    var shape = PathData()
    body(&shape)
    change { $0.append(shape, transform) }
  }
}

// Paths that remember how they are drawn.

public import CoreGraphics

/// Lines and curves with a line style, in points, y down.
///
/// NaN and infinities are left out, with one log line.
open class UIBezierPath: NSObject, NSCopying, NSCoding {
  /// The elements of the path.
  package var data = PathData() {
    didSet { madePath = nil }
  }

  /// The cached `cgPath`; nil after a change of the path.
  private var madePath: CGPath?

  /// The style of `stroke()`.
  package var style = StrokeStyle()

  public override init() {}

  /// An empty path: documents hold none.
  public required init?(coder: NSCoder) {}
  open func encode(with coder: NSCoder) {}

  /// A path of these elements, with the default style.
  package init(_ data: PathData) {
    self.data = data
  }

  /// An immutable copy; setting it takes over the elements and leaves the style.
  open var cgPath: CGPath {
    get {
      let path = madePath ?? CGPath(data)
      madePath = path
      return path
    }
    set { data = newValue.data }
  }

  // MARK: Style

  /// Default: 1. A width of 0 draws nothing.
  open var lineWidth: CGFloat {
    get { style.width }
    set { if allFinite(newValue, for: "UIBezierPath.lineWidth") { style.width = newValue } }
  }

  /// Default: butt.
  open var lineCapStyle: CGLineCap {
    get { style.cap }
    set { style.cap = newValue }
  }

  /// Default: miter.
  open var lineJoinStyle: CGLineJoin {
    get { style.join }
    set { style.join = newValue }
  }

  /// Default: 10.
  open var miterLimit: CGFloat {
    get { style.miterLimit }
    set { if allFinite(newValue, for: "UIBezierPath.miterLimit") { style.miterLimit = newValue } }
  }

  /// Remembered; curves are always exact to a fraction of a pixel. Default: 0.6.
  open var flatness: CGFloat = 0.6

  /// Default: false, the winding rule.
  open var usesEvenOddFillRule = false

  /// The fill rule as contexts take it.
  package var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Lengths of dash, gap, …; nil is a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    // SAFETY: Apple's signature; the caller passes `count` lengths, which are copied.
    let lengths = unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) }
    guard (lengths ?? []).allSatisfy({ allFinite($0, for: "UIBezierPath.setLineDash") }),
      allFinite(phase, for: "UIBezierPath.setLineDash")
    else { return }
    style.dashLengths = lengths ?? []
    style.dashPhase = phase
  }

  /// Writes what `setLineDash` set; each pointer may be nil, `pattern` has room for `count`.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    // SAFETY: Apple's signature; each pointer is nil or the caller's, with room for `count` lengths at
    // `pattern`, which the caller asked for first.
    unsafe count?.pointee = style.dashLengths.count
    unsafe phase?.pointee = style.dashPhase
    guard let pattern = unsafe pattern else { return }
    for (index, length) in style.dashLengths.enumerated() { unsafe pattern[index] = length }
  }

  // MARK: Building

  open func move(to point: CGPoint) { begin(at: point) }

  /// A line from the current point; does nothing where there is none.
  open func addLine(to point: CGPoint) { line(to: point) }

  /// A cubic curve from the current point; does nothing where there is none.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cubic(to: endPoint, controlPoint1, controlPoint2)
  }

  /// A quadratic curve from the current point; does nothing where there is none.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    quad(to: endPoint, controlPoint)
  }

  /// An arc, with a line from the current point to its start.
  ///
  /// Angles are radians, clockwise on the screen from the right. `clockwise` is meant as seen on
  /// the screen. From 0 to 2π clockwise is a whole circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise)
  }

  /// A line back to where the subpath began.
  open func close() { data.close() }

  open func removeAllPoints() { data = PathData() }

  /// Adds another path's elements as a subpath of their own.
  open func append(_ bezierPath: UIBezierPath) { data.append(bezierPath.data) }

  /// The path run backwards, its subpaths in reverse order, with the same style.
  open func reversing() -> UIBezierPath { reversed }

  open func apply(_ transform: CGAffineTransform) { transformPoints(transform) }

  // MARK: Queries

  open var isEmpty: Bool { data.isEmpty }

  /// The smallest rectangle that holds all points, control points too; null for an empty path.
  open var bounds: CGRect { data.controlBounds }

  /// The current point; the origin for an empty path.
  open var currentPoint: CGPoint { data.currentPoint ?? .zero }

  /// Whether the point is inside by the path's fill rule; open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool { data.contains(point, fillRule) }

  // MARK: Drawing

  /// Fills the inside with the current fill colour.
  open func fill() { fillInside() }

  /// Draws the line with the current stroke colour and the path's own style.
  open func stroke() { strokeLine() }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    withCurrentContext(blendMode, alpha) { fillInside() }
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    withCurrentContext(blendMode, alpha) { strokeLine() }
  }

  /// Limits the drawing that follows to the inside of the path.
  open func addClip() { clipToInside() }

  // MARK: Copies

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(data)
    copy.style = style
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return data == other.data && style == other.style
      && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  open override var hash: Int { data.hashValue }
}

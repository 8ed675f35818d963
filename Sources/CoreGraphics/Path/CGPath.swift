// The immutable path.

/// Lines and curves ([Apple](https://developer.apple.com/documentation/coregraphics/cgpath)).
///
/// Immutable; `CGMutablePath` is the one that grows. Equal when the elements are equal.
public class CGPath: Hashable, @unchecked Sendable {
  // Unchecked: only `CGMutablePath` writes it, which is no more to be shared than Apple's.
  /// The elements as a value.
  package fileprivate(set) var data: PathData

  /// A path with these elements.
  package init(_ data: PathData) {
    self.data = data
  }

  /// The rectangle as one closed subpath. Pass nil for no transform, here and below.
  public convenience init(
    rect: CGRect, transform: UnsafePointer<CGAffineTransform>?
  ) {
    var data = PathData()
    if rect.isFinite(for: "CGPath.init(rect:transform:)") { data.addRect(rect) }
    // SAFETY: the caller's matrix lives as long as this call.
    self.init(unsafe data.applying(transform))
  }

  /// Begins at the middle of the right edge and runs clockwise on screen (y down).
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?
  ) {
    var data = PathData()
    if rect.isFinite(for: "CGPath.init(ellipseIn:transform:)") { data.addEllipse(in: rect) }
    // SAFETY: the caller's matrix lives as long as this call.
    self.init(unsafe data.applying(transform))
  }

  /// The corner sizes are limited to half of the sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var data = PathData()
    if rect.isFinite(for: "CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:)"),
      allFinite(cornerWidth, cornerHeight, for: "CGPath.init(roundedRect:…)")
    {
      data.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }
    // SAFETY: the caller's matrix lives as long as this call.
    self.init(unsafe data.applying(transform))
  }

  public static func == (one: CGPath, other: CGPath) -> Bool {
    one === other || one.data == other.data
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(data) }

  // MARK: Content

  /// Whether the path has no elements. O(1).
  public var isEmpty: Bool { data.isEmpty }

  /// The position of the pen; the origin for an empty path.
  public var currentPoint: CGPoint { data.currentPoint ?? .zero }

  /// The smallest rectangle that holds all points, control points too; null for an empty path.
  public var boundingBox: CGRect { data.controlBounds }

  /// The smallest rectangle that holds the path itself; null for an empty path.
  public var boundingBoxOfPath: CGRect { data.bounds }

  /// The rectangle that the path is, if it is one whose sides run along the axes.
  package var rectangle: CGRect? { data.rectangle }

  /// Whether the path is one rectangle with sides along the axes; writes it to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = data.rectangle else { return false }
    // SAFETY: the caller's rectangle may be written during this call.
    unsafe rect?.pointee = rectangle
    return true
  }

  /// Whether `point`, mapped by `transform`, lies inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    data.contains(point.applying(transform), rule)
  }

  // MARK: Copies

  /// A copy, immutable where this path is mutable.
  public func copy() -> CGPath? { CGPath(data) }

  /// The path mapped by a matrix; nil copies it as it is.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    // SAFETY: as in the initialisers.
    CGPath(unsafe data.applying(transform))
  }

  /// A copy that can grow.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(data) }

  /// A copy that can grow, mapped by a matrix.
  public func mutableCopy(
    using transform: UnsafePointer<CGAffineTransform>?
  ) -> CGMutablePath? {
    // SAFETY: as in the initialisers.
    CGMutablePath(unsafe data.applying(transform))
  }

  /// Adds elements; for `CGMutablePath` only.
  func change(_ body: (inout PathData) -> Void) { body(&data) }
}

extension PathData {
  /// Mapped by the matrix that a caller may have given.
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> PathData {
    // SAFETY: the caller's matrix lives as long as this call.
    guard let transform = unsafe transform else { return self }
    return applying(unsafe transform.pointee)
  }

  /// The rectangle with sides along the axes that the path is; nil where it is something else.
  package var rectangle: CGRect? {
    guard verbs.count >= 4, verbs.count <= 6, verbs[0] == .move, points.count == 4 || isFifthStart,
      verbs.dropFirst().allSatisfy({ $0 == .line || $0 == .close })
    else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let isHorizontalFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isVerticalFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isHorizontalFirst || isVerticalFirst else { return nil }
    return CGRect(bounding: [a, c])
  }

  private var isFifthStart: Bool { points.count == 5 && points[4] == points[0] }
}

extension CGRect {
  /// Whether all numbers are finite; where not, says once that `name` ignored them.
  func isFinite(for name: StaticString) -> Bool {
    isNull || allFinite(origin.x, origin.y, width, height, for: name)
  }
}

// A glyph's outline in the font's own units.

import CFreeType
import CoreGraphics

/// An outline as FreeType keeps it: y up, in font units, neither scaled nor hinted.
struct RawOutline {
  private var points: [FT_Vector]
  private var tags: [CChar]
  private var contours: [Int16]
  private var flags: Int32
  /// The box around all points, control points too; y up. Nil for a blank glyph.
  let box: FT_BBox?

  static let blank = RawOutline()

  private init() {
    points = []
    tags = []
    contours = []
    flags = 0
    box = nil
  }

  /// A copy of FreeType's outline.
  init(copying outline: FT_Outline) {
    // SAFETY: an outline has arrays of as many points, tags and contours as it says; they are copied here.
    let (count, contourCount) = unsafe (Int(outline.n_points), Int(outline.n_contours))
    guard count > 0, contourCount > 0 else {
      self = .blank
      return
    }
    points = unsafe Array(UnsafeBufferPointer(start: outline.points, count: count))
    tags = unsafe Array(UnsafeBufferPointer(start: outline.tags, count: count))
    contours = unsafe Array(UnsafeBufferPointer(start: outline.contours, count: contourCount))
    // SAFETY: as above. FT_OUTLINE_OWNER says who frees the arrays; these are Swift's.
    flags = unsafe outline.flags & ~FT_OUTLINE_OWNER
    box = Self.box(of: points)
  }

  private static func box(of points: [FT_Vector]) -> FT_BBox? {
    guard let first = points.first else { return nil }
    var box = FT_BBox(xMin: first.x, yMin: first.y, xMax: first.x, yMax: first.y)
    for point in points {
      box.xMin = min(box.xMin, point.x)
      box.xMax = max(box.xMax, point.x)
      box.yMin = min(box.yMin, point.y)
      box.yMax = max(box.yMax, point.y)
    }
    return box
  }

  enum PointKind {
    case onCurve
    /// Control of a quadratic curve.
    case quadratic
    /// One of two controls of a cubic curve.
    case cubic
  }

  /// The kinds of the points: bit 0 of a tag is FreeType's FT_CURVE_TAG_ON, bit 1 FT_CURVE_TAG_CUBIC.
  var kinds: [PointKind] {
    tags.map { $0 & 1 != 0 ? .onCurve : $0 & 2 != 0 ? .cubic : .quadratic }
  }

  /// The index of the last point of each contour.
  var contourEnds: [Int] { contours.map { Int($0) } }

  func units(_ index: Int) -> (x: Int, y: Int) { (points[index].x, points[index].y) }

  /// The outline in 26.6 pixels: scaled, rounded to 1/64, then moved.
  func scaled(by scale: Double, dx: Int, dy: Int) -> RawOutline {
    func scaled(_ value: FT_Pos) -> Int { Int((Double(value) * scale * 64).rounded()) }
    var result = self
    for index in result.points.indices {
      result.points[index].x = scaled(points[index].x) + dx
      result.points[index].y = scaled(points[index].y) + dy
    }
    return RawOutline(result)
  }

  private init(_ other: RawOutline) {
    points = other.points
    tags = other.tags
    contours = other.contours
    flags = other.flags
    box = Self.box(of: other.points)
  }

  /// FreeType's view of the outline, for the length of the call.
  mutating func withOutline<Result>(_ body: (inout FT_Outline) -> Result) -> Result {
    let (flags, contourCount, pointCount) = (flags, contours.count, points.count)
    // SAFETY: the arrays live for the closures, and their counts are those that the outline says.
    return unsafe points.withUnsafeMutableBufferPointer { points in
      unsafe tags.withUnsafeMutableBufferPointer { tags in
        unsafe contours.withUnsafeMutableBufferPointer { contours in
          var outline = unsafe FT_Outline(
            n_contours: Int16(contourCount), n_points: Int16(pointCount),
            points: points.baseAddress, tags: tags.baseAddress, contours: contours.baseAddress,
            flags: flags)
          return unsafe body(&outline)
        }
      }
    }
  }
}

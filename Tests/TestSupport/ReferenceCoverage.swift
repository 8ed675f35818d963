// The analytic reference for coverage: slow, in double precision, and nothing like the rasteriser.

package import CoreGraphics

/// Coverage of a path, pixel by pixel, from the signed area of the path clipped to each pixel.
///
/// The path's contours are cut into rows and these into pixels by clipping polygons at half planes
/// (Sutherland and Hodgman); the shoelace formula then gives the integral of the winding number
/// over the pixel. From it coverage follows as in all rasterisers of FreeType's family: non-zero is
/// its amount, at most 1; even-odd folds it back at every whole number.
package struct ReferenceCoverage: Sendable {
  package let width: Int
  package let height: Int
  /// 0 … 1, row by row.
  package private(set) var values: [Double]

  /// - Parameters:
  ///   - path: In pixels, y down. Curves are flattened to `tolerance`; open subpaths close.
  ///   - rule: How windings become coverage.
  ///   - width: Pixels.
  ///   - height: Pixels.
  ///   - tolerance: Pixels.
  package init(
    _ path: PathData, _ rule: CGPathFillRule, width: Int, height: Int, tolerance: CGFloat = 0.0002
  ) {
    self.width = width
    self.height = height
    var areas = [Double](repeating: 0, count: width * height)
    for contour in contours(of: path.flattened(tolerance: tolerance)) {
      addAreas(of: contour, width, height, to: &areas)
    }
    values = areas.map { rule == .winding ? min(abs($0), 1) : folded(abs($0)) }
  }

  package subscript(x: Int, y: Int) -> Double { values[y * width + x] }
}

private typealias Polygon = [SIMD2<Double>]

/// The closed polygons of a path of lines.
private func contours(of path: PathData) -> [Polygon] {
  var result: [Polygon] = []
  for element in path.elements {
    switch element {
    case .move(let point): result.append([SIMD2(Double(point.x), Double(point.y))])
    case .line(let point): result[result.count - 1].append(SIMD2(Double(point.x), Double(point.y)))
    case .close, .quad, .cubic: break
    }
  }
  return result
}

/// Adds the signed area of a polygon inside each pixel.
private func addAreas(
  of polygon: Polygon, _ width: Int, _ height: Int, to areas: inout [Double]
) {
  var rest = clipped(polygon, axis: 1, at: 0, keepsGreater: true)
  for y in 0..<height where !rest.isEmpty {
    let border = Double(y + 1)
    var row = clipped(rest, axis: 1, at: border, keepsGreater: false)
    rest = clipped(rest, axis: 1, at: border, keepsGreater: true)
    row = clipped(row, axis: 0, at: 0, keepsGreater: true)
    for x in 0..<width where !row.isEmpty {
      let pixel = clipped(row, axis: 0, at: Double(x + 1), keepsGreater: false)
      row = clipped(row, axis: 0, at: Double(x + 1), keepsGreater: true)
      areas[y * width + x] += signedArea(pixel)
    }
  }
}

/// The part of a closed polygon on one side of an axis-parallel line.
private func clipped(
  _ polygon: Polygon, axis: Int, at border: Double, keepsGreater: Bool
) -> Polygon {
  var result = Polygon()
  guard var before = polygon.last else { return result }
  func distance(_ point: SIMD2<Double>) -> Double {
    keepsGreater ? point[axis] - border : border - point[axis]
  }
  for point in polygon {
    let (from, to) = (distance(before), distance(point))
    if (from < 0 && to > 0) || (from > 0 && to < 0) {
      var cut = before + (point - before) * (from / (from - to))
      cut[axis] = border
      result.append(cut)
    }
    if to >= 0 { result.append(point) }
    before = point
  }
  return result
}

/// The shoelace formula about the polygon's first corner, which keeps small areas precise.
private func signedArea(_ polygon: Polygon) -> Double {
  guard polygon.count > 2 else { return 0 }
  let origin = polygon[0]
  var sum = 0.0
  for index in 1..<polygon.count - 1 {
    let (a, b) = (polygon[index] - origin, polygon[index + 1] - origin)
    sum += a.x * b.y - a.y * b.x
  }
  return sum / 2
}

/// 0 … 1 up, 1 … 2 down, and so on.
private func folded(_ area: Double) -> Double {
  let rest = area.truncatingRemainder(dividingBy: 2)
  return rest > 1 ? 2 - rest : rest
}

// The share of a pixel that lies inside a path, by asking points: coarse, but right where windings
// overlap within the pixel and coverage by signed area is not.

package import CoreGraphics

/// The lines of a path, ready to be asked about pixels.
package struct ReferenceSampling: Sendable {
  fileprivate struct Line {
    var from: SIMD2<Double>
    var to: SIMD2<Double>
  }

  private var lines: [Line] = []
  private let rule: CGPathFillRule

  /// - Parameters:
  ///   - path: In pixels, y down. Curves are flattened to 0.002; open subpaths close.
  ///   - rule: Which windings are inside.
  package init(_ path: PathData, _ rule: CGPathFillRule) {
    self.rule = rule
    var start = SIMD2(0.0, 0.0)
    var pen = start
    func add(_ point: SIMD2<Double>) {
      lines.append(Line(from: pen, to: point))
      pen = point
    }
    for element in path.flattened(tolerance: 0.002).elements {
      switch element {
      case .move(let point):
        add(start)
        start = SIMD2(Double(point.x), Double(point.y))
        pen = start
      case .line(let point), .quad(_, let point), .cubic(_, _, let point):
        add(SIMD2(Double(point.x), Double(point.y)))
      case .close: add(start)
      }
    }
    add(start)
  }

  /// Of 32 × 32 points in the pixel, the share inside: 0 … 1.
  package func share(x: Int, y: Int) -> Double {
    let grid = 32
    let near = lines.filter {
      max($0.from.y, $0.to.y) >= Double(y) && min($0.from.y, $0.to.y) <= Double(y + 1)
    }
    var inside = 0
    for row in 0..<grid {
      let height = Double(y) + (Double(row) + 0.5) / Double(grid)
      let crossings = near.compactMap { $0.crossing(at: height) }
      for column in 0..<grid {
        let place = Double(x) + (Double(column) + 0.5) / Double(grid)
        let winding = crossings.reduce(0) { $1.x > place ? $0 + $1.direction : $0 }
        if rule == .winding ? winding != 0 : winding & 1 != 0 { inside += 1 }
      }
    }
    return Double(inside) / Double(grid * grid)
  }
}

extension ReferenceSampling.Line {
  /// Where the line crosses a height, and whether downwards (1) or upwards (−1).
  fileprivate func crossing(at height: Double) -> (x: Double, direction: Int)? {
    guard (from.y <= height) != (to.y <= height) else { return nil }
    let part = (height - from.y) / (to.y - from.y)
    return (from.x + (to.x - from.x) * part, to.y > from.y ? 1 : -1)
  }
}

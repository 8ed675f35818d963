// Paths that enclose something, for tests that combine them.

package import CoreGraphics

/// Rectangles, rounded shapes, polygons and curves, that may lie on each other.
package enum RandomArea {
  /// A path of one to three shapes in 0 … 100; on a coarse grid edges and corners coincide.
  package static func path(onGrid: Bool, _ generator: inout SeededGenerator) -> CGPath {
    let path = CGMutablePath()
    func number(_ generator: inout SeededGenerator) -> CGFloat {
      onGrid
        ? CGFloat(Int.random(in: 0...10, using: &generator)) * 10
        : CGFloat.random(in: 0...100, using: &generator)
    }
    func point(_ generator: inout SeededGenerator) -> CGPoint {
      CGPoint(x: number(&generator), y: number(&generator))
    }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let (one, other) = (point(&generator), point(&generator))
      let rect = CGRect(x: one.x, y: one.y, width: other.x - one.x, height: other.y - one.y)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: path.addRect(rect)
      case 1: path.addEllipse(in: rect)
      case 2: path.addRoundedRect(in: rect.standardized, cornerWidth: 10, cornerHeight: 10)
      case 3:
        path.addLines(
          between: (0..<Int.random(in: 3...12, using: &generator)).map { _ in point(&generator) })
      default:
        path.move(to: one)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          if Bool.random(using: &generator) {
            path.addCurve(
              to: point(&generator), control1: point(&generator), control2: point(&generator))
          } else {
            path.addQuadCurve(to: point(&generator), control: point(&generator))
          }
        }
      }
    }
    return path
  }
}

// Shapes and paths as edges under a matrix.

internal import CoreGraphics

extension EdgeList {
  mutating func add(_ path: PathData, _ transform: CGAffineTransform) {
    let matrix = DeviceMatrix(transform)
    let isInside = FixedPoint.hold(path.bounds.applying(transform))
    let (verbs, points) = (path.verbs, path.points)
    var index = 0
    var next = 0
    while next < verbs.count {
      let verb = verbs[next]
      next += 1
      switch verb {
      case .move: move(to: matrix.map(points[index]))
      case .line:
        let first = index
        while next < verbs.count, case .line = verbs[next] {
          next += 1
          index += 1
        }
        lines(to: points[first...index], matrix, areInside: isInside)
      case .quad: quad(matrix.map(points[index]), to: matrix.map(points[index + 1]))
      case .cubic:
        cubic(
          matrix.map(points[index]), matrix.map(points[index + 1]),
          to: matrix.map(points[index + 2]))
      case .close: close()
      }
      index += verb.pointCount
    }
    close()
  }

  mutating func add(_ rect: CGRect, _ transform: CGAffineTransform) {
    let matrix = DeviceMatrix(transform)
    move(to: matrix.map(rect.minX, rect.minY))
    line(to: matrix.map(rect.maxX, rect.minY))
    line(to: matrix.map(rect.maxX, rect.maxY))
    line(to: matrix.map(rect.minX, rect.maxY))
    close()
  }
}

extension EdgeList {
  var pixelBounds: PixelRect {
    guard count > 0 else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return PixelRect(
      fixedLeft: Int(low.x), top: Int(low.y), right: Int(high.x), bottom: Int(high.y))
  }
}

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

/// A matrix that maps to pixels and gives finite coordinates always.
struct DeviceMatrix {
  private let x: Vertex
  private let y: Vertex
  private let origin: Vertex

  init(_ transform: CGAffineTransform) {
    x = Vertex(transform.a, transform.b)
    y = Vertex(transform.c, transform.d)
    origin = Vertex(transform.tx, transform.ty)
  }

  @inline(__always)
  func map(_ point: CGPoint) -> Vertex { map(point.x, point.y) }

  @inline(__always)
  func map(_ point: Vertex) -> Vertex { map(point.x, point.y) }

  @inline(__always)
  func map(_ px: Double, _ py: Double) -> Vertex {
    let mapped = px * x + py * y + origin
    let size = max(abs(mapped.x), abs(mapped.y))
    return size < DeviceMatrix.limit ? mapped : Vertex(limited(mapped.x), limited(mapped.y))
  }

  /// The same where it is known that the point comes to lie in the grid's box.
  @inline(__always)
  func mapInside(_ point: CGPoint) -> Vertex { point.x * x + point.y * y + origin }

  /// Far beyond any buffer, small enough that no product of coordinates overflows.
  private static let limit = 1e30

  private func limited(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -DeviceMatrix.limit), DeviceMatrix.limit)
  }
}

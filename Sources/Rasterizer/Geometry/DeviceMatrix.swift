// A matrix to device pixels whose results are always finite.

internal import CoreGraphics

/// A matrix that maps to pixels and gives finite coordinates always.
struct DeviceMatrix {
  let x: Vertex
  let y: Vertex
  let origin: Vertex

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

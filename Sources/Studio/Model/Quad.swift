// The four corners of a view on the page.

internal import CoreGraphics
internal import Messages

/// A rectangle under any transform: its corners in order.
struct Quad: Hashable {
  /// Four, in points of the page.
  var corners: [CGPoint]

  /// Four corners in order.
  init(corners: [CGPoint]) { self.corners = corners }

  /// The corners of a view.
  init(_ node: PageNode) {
    let values = node.corners.map { CGFloat($0) }
    corners = stride(from: 0, to: values.count - 1, by: 2).map {
      CGPoint(x: values[$0], y: values[$0 + 1])
    }
  }

  /// Whether a point lies in it; its edges count. None lies in one without an area.
  func contains(_ point: CGPoint) -> Bool {
    guard corners.count == 4, hasArea else { return false }
    let sides = corners.indices.map { index in
      let (one, other) = (corners[index], corners[(index + 1) % 4])
      return (other.x - one.x) * (point.y - one.y) - (other.y - one.y) * (point.x - one.x)
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }

  private var hasArea: Bool {
    let (one, other) = (corners[2] - corners[0], corners[3] - corners[1])
    return one.x * other.y != one.y * other.x
  }

  /// The least rectangle around it.
  var bounds: CGRect {
    corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}

// The directions of a view on the page.

internal import CoreGraphics
internal import Messages

/// How a view's own points lie on the page: its first corner, and where its axes lead.
struct Basis: Hashable {
  var origin = CGPoint.zero
  /// The way on the page of one point to the right, and of one down.
  var right = CGPoint(x: 1, y: 0)
  var down = CGPoint(x: 0, y: 1)

  /// The page itself.
  init() {}

  /// A view's; nil: it has no size.
  init?(_ node: PageNode) {
    let corners = Quad(node).corners
    guard corners.count == 4, node.size.count == 2, node.size[0] > 0, node.size[1] > 0 else {
      return nil
    }
    let (width, height) = (CGFloat(node.size[0]), CGFloat(node.size[1]))
    origin = corners[0]
    right = CGPoint(
      x: (corners[1].x - corners[0].x) / width, y: (corners[1].y - corners[0].y) / width)
    down = CGPoint(
      x: (corners[3].x - corners[0].x) / height, y: (corners[3].y - corners[0].y) / height)
  }

  /// Whether the view is neither turned nor sheared.
  var isUpright: Bool { right.y == 0 && down.x == 0 && right.x > 0 && down.y > 0 }

  /// A way on the page in the view's own points; nil: its axes are one line.
  func local(_ way: CGPoint) -> CGPoint? {
    let area = right.x * down.y - right.y * down.x
    guard area != 0 else { return nil }
    return CGPoint(
      x: (way.x * down.y - way.y * down.x) / area, y: (way.y * right.x - way.x * right.y) / area)
  }

  /// The place on the page of a point of the view, from its first corner.
  func page(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: origin.x + point.x * right.x + point.y * down.x,
      y: origin.y + point.x * right.y + point.y * down.y)
  }
}

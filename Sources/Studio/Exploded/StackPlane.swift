// The places of a page's views in the stack of planes.

internal import CoreGraphics
internal import Messages

/// A view in the stack.
struct StackPlane: Hashable {
  /// Views that are shown, at most.
  static let limit = 500
  /// Coordinates beyond which nothing of a page is.
  private static let farthest = 1e5

  let path: NodePath
  let node: PageNode
  let quad: Quad
  /// From 1: the page itself lies at 0.
  private(set) var level: Int

  /// The views that can be seen, each before those in it. A view lies one level above what it hides, whatever that is,
  /// and above the view around it; views that do not touch each other share a level.
  static func of(_ nodes: [PageNode]) -> [StackPlane] {
    var planes: [StackPlane] = []
    func add(_ nodes: [PageNode], at path: [Int], above level: Int) {
      for (index, node) in nodes.enumerated() where !node.isHidden && planes.count < limit {
        let path = path + [index]
        var least = level + 1
        if var plane = StackPlane(node, at: NodePath(indices: path)) {
          let area = plane.quad.bounds
          for other in planes where other.level >= least && other.quad.bounds.overlaps(area) {
            least = other.level + 1
          }
          plane.level = least
          planes.append(plane)
        }
        add(node.children, at: path, above: least)
      }
    }
    add(nodes, at: [], above: 0)
    return planes
  }

  /// Nil: the view has no area, or a place where nothing can be.
  private init?(_ node: PageNode, at path: NodePath) {
    let numbers = node.corners + node.size
    guard node.corners.count == 8, node.size.count == 2,
      numbers.allSatisfy({ abs($0) < Self.farthest }), node.size.allSatisfy({ $0 > 0.1 })
    else { return nil }
    self.path = path
    self.node = node
    quad = Quad(node)
    level = 1
  }

  /// The size of the view in its own points.
  var size: CGSize { CGSize(width: node.size[0], height: node.size[1]) }

  /// From the view's points, with its top left corner as origin, to those of the page.
  var transform: CGAffineTransform {
    let (origin, right, bottom) = (quad.corners[0], quad.corners[1], quad.corners[3])
    return CGAffineTransform(
      a: (right.x - origin.x) / size.width, b: (right.y - origin.y) / size.width,
      c: (bottom.x - origin.x) / size.height, d: (bottom.y - origin.y) / size.height,
      tx: origin.x, ty: origin.y)
  }
}

extension [StackPlane] {
  /// The paths with the view that has made a part for itself before the first of its parts.
  func ownersFirst(_ paths: [NodePath]) -> [NodePath] {
    let parts = Set(lazy.filter(\.node.isPart).map(\.path))
    var ordered: [NodePath] = []
    for path in paths {
      let owner = sequence(first: path, next: \.parent).first { !parts.contains($0) } ?? path
      for path in [owner, path] where !ordered.contains(path) { ordered.append(path) }
    }
    return ordered
  }
}

extension CGRect {
  /// Whether two areas have more than an edge in common.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && common.width > 0.5 && common.height > 0.5
  }
}

// The views at a point of the page.

internal import CoreGraphics
internal import Messages

extension [PageNode] {
  /// The paths of the views at a point, from front to back: what can be seen there first, then what lies behind and
  /// around it. Hidden views, and parts that a view around them clips, are not there.
  func paths(at point: CGPoint) -> [NodePath] {
    func collect(_ nodes: [PageNode], _ parent: [Int]) -> [NodePath] {
      nodes.indices.reversed().flatMap { index -> [NodePath] in
        let node = nodes[index]
        guard !node.isHidden else { return [] }
        let isInside = Quad(node).contains(point)
        guard isInside || !node.clips else { return [] }
        let path = parent + [index]
        return collect(node.children, path) + (isInside ? [NodePath(indices: path)] : [])
      }
    }
    return collect(self, [])
  }
}

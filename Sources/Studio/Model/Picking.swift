// The views at a point of the page.

internal import CoreGraphics
internal import Messages

extension [PageNode] {
  /// The paths of the views at a point, from front to back: what can be seen there first, then what lies behind and
  /// around it. A control comes before the parts that it has made for itself, as no source names those. Hidden
  /// views, those without an area, and parts that a view around them clips, are not there.
  func paths(at point: CGPoint) -> [NodePath] {
    func collect(_ node: PageNode, _ path: NodePath) -> [NodePath] {
      guard !node.isHidden else { return [] }
      let isInside = Quad(node).contains(point)
      guard isInside || !node.clips else { return [] }
      var (views, parts) = ([NodePath](), [NodePath]())
      for (index, child) in node.children.enumerated().reversed() {
        let found = collect(child, path.child(index))
        if child.isPart, !node.isPart { parts += found } else { views += found }
      }
      return views + (isInside || !parts.isEmpty ? [path] : []) + parts
    }
    return indices.reversed().flatMap { collect(self[$0], NodePath(indices: [$0])) }
  }
}

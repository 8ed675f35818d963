// The views at a point of the page.

internal import CoreGraphics
internal import Messages

extension [PageNode] {
  /// The paths of the views at a point, from front to back: what can be seen there first, then what lies behind and
  /// around it. A control comes before the parts that it has made for itself, as no source names those, and behind the
  /// views that a source gave to these. Hidden views, those without an area, and parts that a view around them clips, are
  /// not there.
  func paths(at point: CGPoint) -> [NodePath] {
    /// `given`: the views in a part that are no parts themselves.
    func collect(
      _ node: PageNode, _ path: NodePath
    ) -> (found: [NodePath], given: [NodePath]) {
      guard !node.isHidden else { return ([], []) }
      let isInside = Quad(node).contains(point)
      guard isInside || !node.clips else { return ([], []) }
      var (views, parts, given) = ([NodePath](), [NodePath](), [NodePath]())
      for (index, child) in node.children.enumerated().reversed() {
        let inner = collect(child, path.child(index))
        switch (node.isPart, child.isPart) {
        case (false, true):
          views += inner.given
          parts += inner.found
        case (true, false): given += inner.found
        default:
          views += inner.found
          given += inner.given
        }
      }
      return (views + (isInside || !parts.isEmpty ? [path] : []) + parts, given)
    }
    return indices.reversed().flatMap { index in
      let (found, given) = collect(self[index], NodePath(indices: [index]))
      return given + found
    }
  }
}

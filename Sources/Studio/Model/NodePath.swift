// The way down to a view, which means the same when the views were made anew.

internal import Messages

/// Indices that lead from the page's first level down to a view, or to a layer in it.
struct NodePath: Hashable {
  /// At least one.
  var indices: [Int]

  /// Whether it leads to a layer that is no view's own.
  var isOfLayer: Bool { (indices.last ?? 0) < 0 }

  /// The path of the view, or of the one that the layer is in.
  var ofView: NodePath { NodePath(indices: Array(indices.prefix { $0 >= 0 })) }

  /// The path of the view around; nil on the first level.
  var parent: NodePath? {
    indices.count > 1 ? NodePath(indices: Array(indices.dropLast())) : nil
  }

  /// The view that a person compares another one with, where this one is under the pointer: the one around it that stands
  /// beside the other, or this one where either is in the other.
  func neighbour(of other: NodePath) -> NodePath {
    let shared = zip(indices, other.indices).prefix { $0 == $1 }.count
    guard shared < other.indices.count else { return self }
    return NodePath(indices: Array(indices.prefix(shared + 1)))
  }

  /// Whether it is the view at a path, or in that.
  func isIn(_ path: NodePath) -> Bool { indices.starts(with: path.indices) }

  /// The path of the view in it with an index.
  func child(_ index: Int) -> NodePath { NodePath(indices: indices + [index]) }
}

extension [PageNode] {
  /// The view or layer at a path; nil: there is none.
  subscript(path: NodePath) -> PageNode? { node(at: path.indices) }

  /// All views and layers with their paths, each before those in it.
  var paths: [(path: NodePath, node: PageNode)] {
    func collect(_ node: PageNode, _ path: NodePath) -> [(path: NodePath, node: PageNode)] {
      [(path, node)] + node.parts.flatMap { collect($0.node, path.child($0.index)) }
    }
    return enumerated().flatMap { collect($0.element, NodePath(indices: [$0.offset])) }
  }
}

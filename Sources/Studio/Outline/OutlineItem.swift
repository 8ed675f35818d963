// A line of the outline as a value.

internal import Messages

/// A view in the outline.
struct OutlineItem: Hashable {
  var path: NodePath
  var depth: Int
  var name: String
  /// The text that the view shows; nil: none.
  var text: String?
  var symbol: String
  /// Whether it has views in it, and whether they are listed; nil: it has none.
  var isOpen: Bool?
  /// Whether it or a view around it is hidden.
  var isHidden: Bool
  /// Whether it is hidden itself.
  var hidesItself: Bool
  /// Whether the pointer on the page does not pick it.
  var isLocked: Bool
  /// The number of its changed values; where the views in it are not listed, of theirs too.
  var changes: Int

  /// The lines of a tree. `toggled`: the views that are open though they begin closed, or the other way round; `changes`:
  /// the numbers of the views' changed values; `words`: in lower case, all of which the listed views' names and texts
  /// have, or those of views in them; all views are open then.
  static func items(
    of nodes: [PageNode], toggled: Set<NodePath>, locked: Set<NodePath> = [],
    changes: [NodePath: Int] = [:], words: [String] = []
  ) -> [OutlineItem] {
    func collect(
      _ nodes: [PageNode], _ parent: [Int], isHidden: Bool
    ) -> [OutlineItem] {
      nodes.enumerated().flatMap { index, node -> [OutlineItem] in
        let path = NodePath(indices: parent + [index])
        let isOpen = !words.isEmpty || node.beginsOpen != toggled.contains(path)
        let isHidden = isHidden || node.isHidden
        let item = OutlineItem(
          path: path, depth: parent.count, name: node.readableName, text: node.text,
          symbol: node.symbol, isOpen: node.children.isEmpty ? nil : isOpen, isHidden: isHidden,
          hidesItself: node.isHidden, isLocked: locked.contains(path),
          changes: isOpen && !node.children.isEmpty
            ? changes[path] ?? 0
            : changes.lazy.filter { $0.key.isIn(path) }.reduce(0) { $0 + $1.value })
        let children = isOpen ? collect(node.children, path.indices, isHidden: isHidden) : []
        return children.isEmpty && !node.has(words) ? [] : [item] + children
      }
    }
    return collect(nodes, [], isHidden: false)
  }
}

extension PageNode {
  /// Whether name, class and text have all words.
  fileprivate func has(_ words: [String]) -> Bool {
    let names = [readableName, className, text ?? ""].joined(separator: " ").lowercased()
    return words.allSatisfy { names.contains($0) }
  }

  /// Containers and sources' own views begin open; the parts of UIKit's controls are listed on demand.
  fileprivate var beginsOpen: Bool {
    let containers: Set<String> = [
      "UIView", "UIStackView", "UIScrollView", "UITableView", "UICollectionView",
      "UITableViewCell", "UICollectionViewCell", "UIVisualEffectView", "UINavigationBar",
      "UIToolbar", "UITabBar", "UIWindow",
    ]
    return containers.contains(className) || !className.hasPrefix("UI")
  }

  /// The symbol of the class.
  fileprivate var symbol: String {
    let symbols: [(String, String)] = [
      ("Label", "textformat"), ("Image", "photo"), ("Button", "capsule"),
      ("Stack", "square.stack"), ("Table", "list.bullet"), ("Collection", "square.grid.2x2"),
      ("Scroll", "arrow.up.and.down"), ("Switch", "switch.2"), ("Slider", "slider.horizontal.3"),
      ("Text", "character"), ("Chart", "chart.line.uptrend.xyaxis"), ("Gradient", "paintbrush"),
    ]
    return symbols.first { className.contains($0.0) }?.1 ?? "square"
  }
}

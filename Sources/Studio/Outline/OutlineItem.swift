// A line of the outline as a value.

internal import Messages

/// A view in the outline, or a layer that is no view's own.
struct OutlineItem: Hashable {
  var path: NodePath
  var depth: Int
  var name: String
  /// The accessibility identifier; nil: the view has none.
  var identifier: String?
  /// The text that the view shows, and the number of layers that are not listed; nil: none of them.
  var text: String?
  var symbol: String
  /// Whether there is something in it, and whether that is listed; nil: there is nothing.
  var isOpen: Bool?
  /// Whether it or a view around it is hidden.
  var isHidden: Bool
  /// Whether it is hidden itself.
  var hidesItself: Bool
  /// Whether the pointer on the page does not pick it.
  var isLocked: Bool
  /// The number of its changed values; where what is in it is not listed, of that too.
  var changes: Int

  /// The lines of a tree. `toggled`: those that are open though they begin closed, or the other way round; `changes`: the
  /// numbers of changed values; `words`: in lower case, all of which the listed ones' names, texts and identifiers have,
  /// or those of what is in them; all are open then. `showsLayers`: whether layers are listed.
  static func items(
    of nodes: [PageNode], toggled: Set<NodePath>, locked: Set<NodePath> = [],
    changes: [NodePath: Int] = [:], words: [String] = [], showsLayers: Bool = true
  ) -> [OutlineItem] {
    func collect(_ node: PageNode, _ path: NodePath, isHidden: Bool) -> [OutlineItem] {
      let parts =
        showsLayers ? node.parts : node.children.enumerated().map { ($0.offset, $0.element) }
      let isOpen = !words.isEmpty || node.beginsOpen != toggled.contains(path)
      let isHidden = isHidden || node.isHidden
      let inner =
        isOpen
        ? parts.flatMap { collect($0.node, path.child($0.index), isHidden: isHidden) } : []
      if inner.isEmpty, !node.has(words) { return [] }
      let isEmpty = words.isEmpty ? parts.isEmpty : inner.isEmpty
      let item = OutlineItem(
        path: path, depth: path.indices.count - 1, name: node.readableName,
        identifier: node.identifier, text: node.remark(showsLayers: showsLayers),
        symbol: node.symbol,
        isOpen: isEmpty ? nil : isOpen, isHidden: isHidden, hidesItself: node.isHidden,
        isLocked: locked.contains(path),
        changes: isOpen && !isEmpty
          ? changes[path] ?? 0
          : changes.lazy.filter { $0.key.isIn(path) }.reduce(0) { $0 + $1.value })
      return [item] + inner
    }
    return nodes.enumerated().flatMap {
      collect($0.element, NodePath(indices: [$0.offset]), isHidden: false)
    }
  }
}

extension PageNode {
  /// Whether name, class, text and identifier have all words.
  fileprivate func has(_ words: [String]) -> Bool {
    let names = [readableName, className, text ?? "", identifier ?? ""]
      .joined(separator: " ").lowercased()
    return words.allSatisfy { names.contains($0) }
  }

  /// Its text, and how many layers in it are not told of.
  fileprivate func remark(showsLayers: Bool) -> String? {
    let text = text.map { "“\($0)”" }
    let untold = showsLayers && untoldLayers > 0 ? "and \(untoldLayers) more layers" : nil
    let remarks = [text, untold].compactMap(\.self)
    return remarks.isEmpty ? nil : remarks.joined(separator: " ")
  }

  /// The layers in a view that begins open, at most.
  private static let mostLayers = 12

  /// Containers and sources' own views begin open, unless they have many layers; the parts of UIKit's controls and of
  /// layers are listed on demand.
  fileprivate var beginsOpen: Bool {
    if layer != nil || layers.count > Self.mostLayers { return false }
    let containers: Set<String> = [
      "UIView", "UIStackView", "UIScrollView", "UITableView", "UICollectionView",
      "UITableViewCell", "UICollectionViewCell", "UIVisualEffectView", "UINavigationBar",
      "UIToolbar", "UITabBar", "UIWindow",
    ]
    return containers.contains(className) || !className.hasPrefix("UI")
  }

  /// The symbol of the class.
  fileprivate var symbol: String {
    if let layer { return layer.isMask ? Symbol.maskName : Symbol.layerName }
    let symbols: [(String, String)] = [
      ("Label", "textformat"), ("Image", "photo"), ("Button", "capsule"),
      ("Stack", "square.stack"), ("Table", "list.bullet"), ("Collection", "square.grid.2x2"),
      ("Scroll", "arrow.up.and.down"), ("Slider", "slider.horizontal.3"),
      ("TextView", "text.alignleft"), ("Text", "character"),
      ("Chart", "chart.line.uptrend.xyaxis"), ("Gradient", "paintbrush"),
      ("SearchBar", "magnifyingglass"), ("DatePicker", "calendar"), ("PageControl", "ellipsis"),
      ("VisualEffect", "circle.lefthalf.filled"), ("WebView", "globe"), ("MapView", "map"),
    ]
    if let symbol = symbols.first(where: { className.containsBytes(of: $0.0) }) { return symbol.1 }
    let controls: [(String, Symbol.Control)] = [
      ("Switch", .toggle), ("Stepper", .stepper), ("Segmented", .segments),
      ("Progress", .progress), ("ActivityIndicator", .activity), ("Picker", .picker),
      ("NavigationBar", .navigationBar), ("TabBar", .tabBar), ("Toolbar", .toolbar),
    ]
    return controls.first { className.containsBytes(of: $0.0) }?.1.rawValue ?? "square"
  }
}

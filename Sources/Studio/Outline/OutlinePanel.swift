// The outline: the tree of the page's views and layers.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// The tree of views and the layers in them, indented by depth. Only the lines that can be seen are views.
@MainActor
final class OutlinePanel: StudioPanel, UIScrollViewDelegate {
  /// Called when a person picks a view, and when the pointer is over its line; nil: over none.
  var onSelect: (@MainActor (NodePath) -> Void)?
  var onHover: (@MainActor (NodePath?) -> Void)?
  /// Called when a person presses the eye of a line, and its lock.
  var onVisibility: (@MainActor (NodePath) -> Void)?
  var onLock: (@MainActor (NodePath) -> Void)?

  /// Whether layers that are no views' own are listed. Default: true.
  var showsLayers = true {
    didSet {
      layers.isOn = showsLayers
      list()
    }
  }

  /// The view whose line the pointer is over; nil: it is over none.
  private(set) var hovered: NodePath?

  private static let inset: CGFloat = 4
  /// The room of the heading's words, and the width of the field beside them at most.
  private static let nameWidth: CGFloat = 64
  private static let widestSearch: CGFloat = 160
  private let heading = PanelHeading("Views")
  /// The field whose words filter the lines.
  let search = StudioField()
  /// Lists layers too, or views alone.
  let layers = ToolbarButton(Symbol.named(Symbol.layerName), "Show layers")
  private let scroll = UIScrollView()
  /// The line that tells of changes that are not written.
  let unwritten: UnwrittenBar
  private let empty = TextStyle.label(
    "No results", TextStyle.body, color: Palette.secondaryLabel)
  private var rows: [OutlineRow] = []
  private var nodes: [PageNode] = []
  private var locked: Set<NodePath> = []
  private var changes: [NodePath: Int] = [:]
  private var items: [OutlineItem] = []
  /// The depth of the deepest line.
  private var deepest = 0
  private var toggled: Set<NodePath> = []
  private var selections: [NodePath] = []

  /// `onWrite`: lists the changes that are not written.
  init(onWrite: @escaping @MainActor () -> Void) {
    unwritten = UnwrittenBar(onPress: onWrite)
    super.init(canvasAt: .right)
    unwritten.isHidden = true
    addSubview(unwritten)
    scroll.panGestureRecognizer.isEnabled = false
    scroll.delegate = self
    addSubview(scroll)
    addSubview(heading)
    search.hint = "Filter"
    search.onType = { [weak self] _ in self?.list() }
    addSubview(search)
    layers.toggles = true
    layers.isOn = true
    addSubview(layers)
    empty.textAlignment = .center
    empty.isHidden = true
    addSubview(empty)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityFacts: AccessibilityFacts { .container(.tree, "Views") }

  func show(_ nodes: [PageNode], locked: Set<NodePath>) {
    (self.nodes, self.locked) = (nodes, locked)
    list()
  }

  /// Shows the numbers of the views' changed values. `canWrite`: whether they can be written.
  func show(changes: [NodePath: Int], canWrite: Bool) {
    self.changes = changes
    unwritten.show(
      changes: canWrite ? changes.values.reduce(0, +) : 0, views: changes.count)
    list()
    setNeedsLayout()
  }

  /// Shows views as selected, with the views around the last one open.
  func select(_ paths: [NodePath]) {
    guard paths != selections else { return }
    selections = paths
    open(to: paths.last)
    setNeedsLayout()
    layoutIfNeeded()
    reveal()
  }

  private func open(to path: NodePath?) {
    guard let path else { return }
    for around in sequence(first: path, next: \.parent).dropFirst() {
      guard let item = items.first(where: { $0.path == around }) ?? closedItem(around),
        item.isOpen == false
      else { continue }
      toggled.formSymmetricDifference([around])
    }
    list()
  }

  /// A view that is not listed, as a line.
  private func closedItem(_ path: NodePath) -> OutlineItem? {
    guard let node = nodes[path] else { return nil }
    return OutlineItem.items(of: [node], toggled: [], showsLayers: showsLayers).first.map { item in
      var item = item
      item.path = path
      if toggled.contains(path) { item.isOpen?.toggle() }
      return item
    }
  }

  private func list() {
    let words = (search.text ?? "").lowercased().split(separator: " ").map(String.init)
    let items = OutlineItem.items(
      of: nodes, toggled: toggled, locked: locked, changes: changes, words: words,
      showsLayers: showsLayers)
    guard items != self.items else { return }
    self.items = items
    deepest = items.map(\.depth).max() ?? 0
    setNeedsLayout()
  }

  /// Scrolls until the selected line can be seen.
  private func reveal() {
    guard let index = items.firstIndex(where: { $0.path == selections.last }) else { return }
    let line = CGRect(
      x: 0, y: Self.inset + CGFloat(index) * Metrics.outlineRow, width: 1,
      height: Metrics.outlineRow)
    var offset = scroll.contentOffset
    offset.y = min(max(offset.y, line.maxY + Self.inset - scroll.bounds.height), line.minY)
    offset.y = max(0, offset.y)
    if offset != scroll.contentOffset { scroll.contentOffset = offset }
  }

  /// The view above or below the selected one in the list; nil: there is none.
  func neighbour(_ step: Int) -> NodePath? {
    guard let index = items.firstIndex(where: { $0.path == selections.last }) else {
      return items.first?.path
    }
    return items.indices.contains(index + step) ? items[index + step].path : nil
  }

  // MARK: Layout

  func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.isEmpty { return }
    (heading.frame, scroll.frame) = contentBounds.divided(
      atDistance: Metrics.heading, from: .minYEdge)
    if !unwritten.isHidden {
      (unwritten.frame, scroll.frame) = scroll.frame.divided(
        atDistance: UnwrittenBar.height, from: .maxYEdge)
    }
    let button = Metrics.field
    layers.frame = CGRect(
      x: heading.frame.maxX - Metrics.gap - button, y: (Metrics.heading - button) / 2,
      width: button, height: button)
    let right = layers.frame.minX - Self.inset
    let width = max(0, right - heading.frame.minX - Self.nameWidth)
    search.frame = CGRect(
      x: heading.frame.minX + Self.nameWidth, y: (Metrics.heading - Metrics.field) / 2,
      width: min(width, Self.widestSearch), height: Metrics.field)
    search.frame.origin.x = right - search.frame.width
    scroll.contentSize = CGSize(
      width: scroll.bounds.width,
      height: CGFloat(items.count) * Metrics.outlineRow + 2 * Self.inset)
    empty.isHidden = !items.isEmpty || nodes.isEmpty
    empty.frame = CGRect(
      x: scroll.frame.minX, y: scroll.frame.minY + Metrics.outlineRow, width: scroll.frame.width,
      height: Metrics.outlineRow)
    placeRows()
  }

  private func placeRows() {
    let (offset, height) = (scroll.contentOffset.y, Metrics.outlineRow)
    let first = max(0, Int(((offset - Self.inset) / height).rounded(.down)))
    let count = Int((scroll.bounds.height / height).rounded(.up)) + 1
    let seen = items.indices.clamped(to: first..<(first + count))
    while rows.count < seen.count { rows.append(makeRow()) }
    for (row, index) in zip(rows, seen) {
      row.isHidden = false
      row.frame = CGRect(
        x: Self.inset, y: Self.inset + CGFloat(index) * height,
        width: scroll.bounds.width - 2 * Self.inset, height: height)
      row.show(
        items[index], isChosen: selections.contains(items[index].path), deepest: deepest)
    }
    for row in rows.dropFirst(seen.count) { row.isHidden = true }
  }

  private func makeRow() -> OutlineRow {
    let row = OutlineRow()
    row.onSelect = { [weak self] in self?.onSelect?($0) }
    row.onVisibility = { [weak self] in self?.onVisibility?($0) }
    row.onLock = { [weak self] in self?.onLock?($0) }
    row.onHover = { [weak self] in
      self?.hovered = $0
      self?.onHover?($0)
    }
    row.onToggle = { [weak self] in
      self?.toggled.formSymmetricDifference([$0])
      self?.list()
    }
    scroll.addSubview(row)
    return row
  }
}

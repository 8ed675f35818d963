// The inspector: the properties of the selected view.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// The selected view's name, a search field, and its properties by class.
@MainActor
final class InspectorPanel: StudioPanel {
  /// Carries out what rows ask for; held weakly. Default: nil.
  weak var delegate: (any PropertyRowDelegate)?

  private let title = TextStyle.label("", TextStyle.title)
  /// Opens the list of what can be done with the values.
  let menu = ToolbarButton(Symbol.named("ellipsis.circle"), "Copy, paste and write values")
  private let subtitle = TextStyle.label("", TextStyle.caption, color: Palette.secondaryLabel)
  /// The field whose words filter the properties.
  let search = StudioField()
  private let empty = TextStyle.label("", TextStyle.body, color: Palette.secondaryLabel)
  private let scroll = UIScrollView()
  private var sections: [InspectorSection] = []
  private var groups: [PropertyGroup] = []
  private var folded: Set<String> = []
  private var paths: [NodePath] = []

  init() {
    super.init(canvasAt: .left)
    empty.numberOfLines = 0
    empty.textAlignment = .center
    search.hint = "Filter properties"
    search.onType = { [weak self] _ in self?.refresh() }
    scroll.panGestureRecognizer.isEnabled = false
    for view in [title, subtitle, menu, search, scroll, empty] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityFacts: AccessibilityFacts { .container(nil, "Inspector") }

  /// Shows the selected views at their paths; empty: none is. A search ends where other views are selected.
  /// `maker`: the name of the view of the sources' own class around the selected one; nil: there is none.
  func show(_ nodes: [PageNode], at paths: [NodePath], maker: String? = nil) {
    if paths != self.paths {
      self.paths = paths
      if !search.isFirstResponder, search.text?.isEmpty == false {
        search.text = ""
        refresh()
      }
    }
    let isEmpty = nodes.isEmpty
    title.text = nodes.count == 1 ? nodes[0].readableName : isEmpty ? "" : "\(nodes.count) views"
    subtitle.text =
      nodes.count == 1 ? Self.facts(of: nodes[0], maker: maker) : Self.counts(of: nodes)
    for view in [title, subtitle, search, scroll] { view.isHidden = isEmpty }
    menu.isHidden = nodes.count != 1
    empty.isHidden = !isEmpty
    if isEmpty { scroll.contentOffset = .zero }
    setNeedsLayout()
  }

  private static func facts(of node: PageNode, maker: String?) -> String {
    let size = NumberText.size(node.size)
    return "\(node.className)  ·  \(size)" + (maker.map { "  ·  in \($0)" } ?? "")
  }

  /// “2 Button, Label”.
  private static func counts(of nodes: [PageNode]) -> String {
    var names: [String] = []
    for node in nodes where !names.contains(node.readableName) { names.append(node.readableName) }
    return names.map { name in
      let count = nodes.count { $0.readableName == name }
      return count == 1 ? name : "\(count) × \(name)"
    }.joined(separator: ", ")
  }

  /// The words where nothing is selected. `key`: of the selection tool.
  func nameKey(_ key: String?) {
    empty.text =
      "Nothing is selected.\n\nPick a view in the outline"
      + (key.map { ", or press \($0) and click one on the page." } ?? ".")
  }

  func show(_ groups: [PropertyGroup]) {
    self.groups = groups
    refresh()
  }

  /// The groups with the properties whose names have all words of the search.
  private var filtered: [PropertyGroup] {
    let words = (search.text ?? "").lowercased().split(separator: " ")
    guard !words.isEmpty else { return groups }
    return groups.compactMap { group in
      var group = group
      group.properties = group.properties.filter { property in
        let name = "\(property.readableName) \(property.name)".lowercased()
        return words.allSatisfy { name.contains($0) }
      }
      return group.properties.isEmpty ? nil : group
    }
  }

  private func isFolded(_ group: PropertyGroup) -> Bool {
    folded.contains(group.name) && (search.text ?? "").isEmpty
  }

  /// Shows new values in the rows that are there; makes them anew where the properties are others.
  private func refresh() {
    let groups = filtered
    let isSame =
      groups.count == sections.count
      && zip(sections, groups).allSatisfy { $0.fits($1, isFolded: isFolded($1)) }
    if isSame {
      for (section, group) in zip(sections, groups) { section.show(group) }
    } else {
      replaceSections(groups)
    }
  }

  private func replaceSections(_ groups: [PropertyGroup]) {
    guard let delegate else { return }
    for section in sections { section.removeFromSuperview() }
    let own = Set(
      self.groups.filter(\.isInspectable).flatMap(\.properties).map(\.readableName))
    sections = groups.map { group in
      InspectorSection(
        group, besides: own, isFolded: isFolded(group), delegate: delegate
      ) { [weak self] in self?.fold(group.name) }
    }
    for section in sections { scroll.addSubview(section) }
    setNeedsLayout()
  }

  private func fold(_ name: String) {
    if folded.remove(name) == nil { folded.insert(name) }
    refresh()
  }

  /// Puts the keyboard into the row of a property.
  func edit(_ property: String) {
    search.text = ""
    if let group = groups.first(where: { $0.properties.contains { $0.name == property } }) {
      folded.remove(group.name)
    }
    refresh()
    layoutIfNeeded()
    let row = sections.lazy.flatMap(\.rows).first { $0.property.name == property }
    guard let row, let control = Self.keyTaker(in: row) else { return }
    _ = control.becomeFirstResponder()
    reveal(control)
  }

  private static func keyTaker(in view: UIView) -> UIView? {
    if view is any KeyTaking, view.canBecomeFirstResponder { return view }
    return view.subviews.lazy.compactMap { keyTaker(in: $0) }.first
  }

  /// Scrolls until a view in a row can be seen.
  func reveal(_ view: UIView) {
    guard view.isDescendant(of: scroll) else { return }
    let frame = view.convert(view.bounds, to: scroll).insetBy(dx: 0, dy: -Metrics.gap)
    var y = scroll.contentOffset.y
    y = min(max(y, frame.maxY - scroll.bounds.height), frame.minY)
    if y != scroll.contentOffset.y { scroll.contentOffset = CGPoint(x: 0, y: max(0, y)) }
  }

  // MARK: Layout

  /// A row has another height.
  func rowDidResize() { setNeedsLayout() }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.isEmpty { return }
    let area = contentBounds
    title.frame = CGRect(
      x: area.minX + 16, y: 12, width: area.width - 64, height: 16)
    subtitle.frame = CGRect(x: area.minX + 16, y: 32, width: area.width - 64, height: 16)
    let button = Metrics.toolbarButton
    menu.frame = CGRect(
      x: area.maxX - Metrics.margin - button.width, y: 16, width: button.width,
      height: button.height)
    search.frame = CGRect(
      x: area.minX + 16, y: 60, width: area.width - 16 - Metrics.margin,
      height: Metrics.field)
    scroll.frame = CGRect(
      x: area.minX, y: 96, width: area.width, height: max(0, area.height - 96))
    let width = min(area.width - 48, 220)
    let text = empty.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    empty.frame = CGRect(
      x: area.minX + ((area.width - width) / 2).rounded(),
      y: (area.height * 0.4 - text.height / 2).rounded(), width: width,
      height: text.height.rounded(.up))
    var y: CGFloat = 0
    for section in sections {
      let height = section.height(width: area.width)
      section.frame = CGRect(x: 0, y: y, width: area.width, height: height)
      section.setNeedsLayout()
      y += height
    }
    scroll.contentSize = CGSize(width: area.width, height: y + 24)
  }
}

// A line of the outline.

internal import CoreGraphics
internal import UIKit

/// An arrow, a symbol, a name, and the text that the view shows.
@MainActor
final class OutlineRow: UIControl, HoverTarget {
  /// Called when the line is pressed, or its arrow.
  var onSelect: (@MainActor (NodePath) -> Void)?
  var onToggle: (@MainActor (NodePath) -> Void)?
  var onHover: (@MainActor (NodePath?) -> Void)?

  private static let indent: CGFloat = 12
  private let picture = UIImageView()
  private let name = TextStyle.label()
  private let text = TextStyle.label("", TextStyle.body, color: Palette.secondaryLabel)
  private var item: OutlineItem?
  /// The view of the line; nil: none is shown.
  var path: NodePath? { item?.path }
  private var isChosen = false

  var isHovered = false {
    didSet {
      guard isHovered != oldValue else { return }
      refresh()
      onHover?(isHovered ? item?.path : nil)
    }
  }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    layer.cornerRadius = Metrics.radius
    picture.contentMode = .center
    picture.isUserInteractionEnabled = false
    for view in [picture, name, text] { addSubview(view) }
    addAction(
      UIAction { [weak self] action in self?.pressed() }, for: .touchDown)
  }

  required init?(coder: NSCoder) { nil }

  var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts(
      .treeItem, label: shownWords, traits: isChosen ? .selected : .none)
    facts.isExpanded = item?.isOpen
    return facts
  }

  /// Where the pointer went down, in points of the row.
  private var pressedX: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressedX = touches.first?.location(in: self).x ?? 0
    super.touchesBegan(touches, with: event)
  }

  private func pressed() {
    guard let item else { return }
    let arrow = arrowX
    if item.isOpen != nil, pressedX >= arrow - 4, pressedX < arrow + 14 {
      onToggle?(item.path)
    } else {
      onSelect?(item.path)
    }
  }

  func show(_ item: OutlineItem, isChosen: Bool) {
    guard item != self.item || isChosen != self.isChosen else { return }
    if item.symbol != self.item?.symbol { picture.image = Symbol.named(item.symbol, size: 11) }
    self.item = item
    self.isChosen = isChosen
    name.text = item.name
    text.text = item.text.map { "“\($0)”" }
    refresh()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func refresh() {
    backgroundColor = isChosen ? Palette.selectedRow : isHovered ? Palette.hovered : nil
    name.textColor = item?.isHidden == true ? Palette.secondaryLabel : Palette.label
    name.font = isChosen ? TextStyle.heading : TextStyle.body
    picture.tintColor = isChosen ? Palette.accentLabel : Palette.secondaryLabel
  }

  private var arrowX: CGFloat { 6 + CGFloat(item?.depth ?? 0) * Self.indent }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    picture.frame = CGRect(x: arrowX + 12, y: 0, width: 18, height: height)
    let left = picture.frame.maxX + 4
    let room = max(0, bounds.width - left - 6)
    let width = min(room, name.intrinsicContentSize.width.rounded(.up))
    name.frame = CGRect(x: left, y: 0, width: width, height: height)
    text.frame = CGRect(x: left + width + 6, y: 0, width: max(0, room - width - 6), height: height)
  }

  override func draw(_ rect: CGRect) {
    guard let isOpen = item?.isOpen else { return }
    DisclosureArrow.draw(at: CGPoint(x: arrowX + 4, y: bounds.midY), reach: 3, isOpen: isOpen)
  }
}

// A line of the outline.

internal import CoreGraphics
internal import UIKit

/// An arrow, a symbol, a name, the identifier, and the text that the view shows. Layers have names in italics.
@MainActor
final class OutlineRow: UIControl, HoverTarget {
  /// Called when the line is pressed, or its arrow.
  var onSelect: (@MainActor (NodePath) -> Void)?
  var onToggle: (@MainActor (NodePath) -> Void)?
  var onHover: (@MainActor (NodePath?) -> Void)?
  /// Called when the eye or the lock at the right is pressed.
  var onVisibility: (@MainActor (NodePath) -> Void)?
  var onLock: (@MainActor (NodePath) -> Void)?

  /// The points that a line lies to the right of the one around it, where there is room for the words of the deepest one.
  private static let indent: CGFloat = 12
  /// The room for words that the deepest line keeps: a short name, and the begin of an identifier.
  private static let leastWords: CGFloat = 72
  private let picture = UIImageView()
  private let eye = UIImageView()
  private let lock = UIImageView()
  private let dot = UIView()
  private let name = TextStyle.label()
  private let identifier = TextStyle.label("", TextStyle.body, color: Palette.secondaryLabel)
  private let text = TextStyle.label("", TextStyle.body, color: Palette.secondaryLabel)
  private var item: OutlineItem?
  /// The view of the line; nil: none is shown.
  var path: NodePath? { item?.path }
  private var isChosen = false
  /// The depth of the deepest line of the outline.
  private var deepest = 0

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
    for picture in [picture, eye, lock] {
      picture.contentMode = .center
      picture.isUserInteractionEnabled = false
    }
    dot.backgroundColor = Palette.accent
    dot.layer.cornerRadius = 3
    dot.isUserInteractionEnabled = false
    for view in [picture, name, identifier, text, dot, eye, lock] { addSubview(view) }
    addAction(
      UIAction { [weak self] action in self?.pressed() }, for: .touchDown)
  }

  required init?(coder: NSCoder) { nil }

  var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts(
      .treeItem, label: [shownWords, changeWords].compactMap(\.self).joined(separator: ", "),
      traits: isChosen ? .selected : .none)
    facts.isExpanded = item?.isOpen
    return facts
  }

  /// “2 changed values”; nil: there are none.
  private var changeWords: String? {
    guard let count = item?.changes, count > 0 else { return nil }
    return count == 1 ? "1 changed value" : "\(count) changed values"
  }

  var tip: Tip? { changeWords.map { Tip($0) } }

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
    } else if !lock.isHidden, pressedX >= lock.frame.minX {
      onLock?(item.path)
    } else if !eye.isHidden, pressedX >= eye.frame.minX, pressedX < eye.frame.maxX {
      onVisibility?(item.path)
    } else {
      onSelect?(item.path)
    }
  }

  /// `deepest`: the depth of the deepest line of the outline.
  func show(_ item: OutlineItem, isChosen: Bool, deepest: Int) {
    guard item != self.item || isChosen != self.isChosen || deepest != self.deepest else { return }
    self.deepest = deepest
    if item.symbol != self.item?.symbol { picture.image = Symbol.named(item.symbol, size: 11) }
    self.item = item
    self.isChosen = isChosen
    name.text = item.name
    identifier.text = item.identifier
    text.text = item.text
    dot.isHidden = item.changes == 0
    refresh()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The width of the eye and of the lock.
  private static let sign: CGFloat = 20

  /// Eye and lock are seen under the pointer, and where the view is hidden or locked.
  private func showSigns() {
    guard let item else { return }
    let eyeIsSeen = isHovered || item.hidesItself
    let lockIsSeen = isHovered || item.isLocked
    if eyeIsSeen { eye.image = Self.symbol(item.hidesItself ? "eye.slash" : "eye") }
    if lockIsSeen { lock.image = Self.symbol(item.isLocked ? "lock" : "lock.open") }
    if eye.isHidden == eyeIsSeen || lock.isHidden == lockIsSeen {
      (eye.isHidden, lock.isHidden) = (!eyeIsSeen, !lockIsSeen)
      setNeedsLayout()
    }
    for sign in [eye, lock] { sign.tintColor = picture.tintColor }
  }

  private static var symbols: [String: UIImage] = [:]

  /// A sign at the right, made when somebody sees one first.
  private static func symbol(_ name: String) -> UIImage {
    let symbol = symbols[name] ?? Symbol.named(name, size: 11)
    symbols[name] = symbol
    return symbol
  }

  private func refresh() {
    backgroundColor = isChosen ? Palette.selectedRow : isHovered ? Palette.hovered : nil
    name.textColor = item?.isHidden == true ? Palette.secondaryLabel : Palette.label
    let isOfLayer = item?.path.isOfLayer == true
    name.font =
      isChosen ? TextStyle.heading : isOfLayer ? TextStyle.italic : TextStyle.body
    picture.tintColor = isChosen ? Palette.accentLabel : Palette.secondaryLabel
    showSigns()
  }

  /// Where the words of a line without depth begin.
  private static let wordsX: CGFloat = 40

  private var arrowX: CGFloat {
    let room = max(0, bounds.width - Self.wordsX - Self.leastWords)
    let indent = min(Self.indent, room / CGFloat(max(1, deepest)))
    return 6 + (CGFloat(item?.depth ?? 0) * indent).rounded(.down)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    picture.frame = CGRect(x: arrowX + 12, y: 0, width: 18, height: height)
    let left = arrowX - 6 + Self.wordsX
    lock.frame = CGRect(x: bounds.width - Self.sign - 2, y: 0, width: Self.sign, height: height)
    eye.frame = lock.frame.offsetBy(dx: -Self.sign, dy: 0)
    let signs = eye.isHidden ? lock.isHidden ? bounds.width : lock.frame.minX : eye.frame.minX
    dot.frame = CGRect(x: signs - 13, y: (height - 6) / 2, width: 6, height: 6)
    let room = max(0, (dot.isHidden ? signs : dot.frame.minX) - left - 6)
    placeWords(in: CGRect(x: left, y: 0, width: room, height: height))
  }

  /// The text is cut first, then the name to a half of the room, and the identifier last.
  private func placeWords(in area: CGRect) {
    let gap: CGFloat = 6
    func wanted(_ label: UILabel) -> CGFloat { label.intrinsicContentSize.width.rounded(.up) }
    let hasIdentifier = item?.identifier != nil
    let whole = hasIdentifier ? wanted(identifier) + gap : 0
    let nameRoom = max(area.width - whole, area.width / 2)
    var rest = area
    for (label, width) in [(name, min(wanted(name), nameRoom)), (identifier, whole - gap)] {
      if label === identifier, !hasIdentifier { continue }
      (label.frame, rest) = rest.divided(atDistance: min(width, rest.width), from: .minXEdge)
      rest = rest.divided(atDistance: min(gap, rest.width), from: .minXEdge).remainder
    }
    text.frame = rest
  }

  override func draw(_ rect: CGRect) {
    guard let isOpen = item?.isOpen else { return }
    DisclosureArrow.draw(at: CGPoint(x: arrowX + 4, y: bounds.midY), reach: 3, isOpen: isOpen)
  }
}

// A button with words.

internal import CoreGraphics
internal import UIKit

/// A few words that can be pressed, with a small arrow behind them where that opens a list. With an edge around it the
/// keyboard reaches it too.
@MainActor
final class TextButton: PressButton, KeyTaking {
  /// The look of the words and of what is around them.
  enum Look {
    /// Words alone, which light up as the symbols of a toolbar do.
    case plain
    /// Words in a field.
    case field
    /// Words in the accent's colour, in an edge.
    case offer
  }

  private let label = TextStyle.label()
  private let look: Look
  private let opensList: Bool
  /// The width of the arrow with its distance from the words.
  private var arrowRoom: CGFloat { opensList ? 12 : 0 }

  /// `words`: the effect, for the tooltip.
  init(
    _ words: String, _ look: Look = .plain, opensList: Bool = false,
    onPress: @escaping @MainActor () -> Void
  ) {
    self.look = look
    self.opensList = opensList
    super.init(words, onPress: onPress)
    if opensList || look != .plain { (isOpaque, contentMode) = (false, .redraw) }
    label.textAlignment = .center
    addSubview(label)
  }

  /// A button in an edge that says its effect itself.
  convenience init(
    named words: String, _ look: Look, onPress: @escaping @MainActor () -> Void = {}
  ) {
    self.init(words, look, onPress: onPress)
    text = words
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// The width of its words with room around them.
  var naturalWidth: CGFloat {
    let width = label.intrinsicContentSize.width.rounded(.up)
    return switch look {
    case .plain: min(180, width + 20 + arrowRoom)
    case .field: width + 24
    case .offer: width + 16
    }
  }

  /// The shown words.
  var text: String {
    get { label.text ?? "" }
    set { if label.text != newValue { label.text = newValue } }
  }

  /// Nil for words that say the effect themselves.
  override var tip: Tip? { look == .plain ? super.tip : nil }

  override var accessibilityFacts: AccessibilityFacts {
    var facts = super.accessibilityFacts
    if look == .plain { facts.value = text }
    return facts
  }

  // MARK: Keyboard

  override var canBecomeFirstResponder: Bool { look != .plain && isEnabled }

  override func becomeFirstResponder() -> Bool {
    defer { setNeedsDisplay() }
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    defer { setNeedsDisplay() }
    return super.resignFirstResponder()
  }

  /// Space and Return press it.
  func take(_ key: FieldKey) -> Bool {
    guard key.name == .space || key.name == .enter else { return false }
    onPress()
    return true
  }

  // MARK: Look

  override func refresh() {
    if look == .plain { return super.refresh() }
    draw(
      in: isEnabled ? look == .offer ? Palette.accentLabel : Palette.label : Palette.disabledLabel)
    setNeedsDisplay()
  }

  override func draw(in color: UIColor) { label.textColor = color }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Words that are cut end before the arrow, and begin within the button.
    label.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6 + arrowRoom))
  }

  override func draw(_ rect: CGRect) {
    if look != .plain { drawEdge() }
    // A glyph for the arrow would make the program look for a font that has it.
    guard opensList else { return }
    DisclosureArrow.draw(
      at: CGPoint(x: bounds.maxX - 14, y: bounds.midY + 0.5), reach: 3, isOpen: true)
  }

  private func drawEdge() {
    let width: CGFloat = isFirstResponder ? 2 : 1
    let path = UIBezierPath(
      roundedRect: bounds.insetBy(dx: width / 2, dy: width / 2),
      cornerRadius: Metrics.radius - width / 2)
    let rest = look == .field && isEnabled ? Palette.field : Palette.panel
    (isHighlighted ? Palette.pressed : isHovered && isEnabled ? Palette.hovered : rest).setFill()
    path.fill()
    (isFirstResponder ? Palette.accent : Palette.fieldEdge).setStroke()
    path.lineWidth = width
    path.stroke()
  }
}

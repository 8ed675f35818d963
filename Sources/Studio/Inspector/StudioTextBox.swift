// The box for text of several lines.

internal import CoreGraphics
internal import UIKit

/// A text box with the look of a field. Return ends the typing; Shift-Return begins a line.
@MainActor
final class StudioTextBox: UITextView, UITextViewDelegate, KeyTaking {
  private static let mostLines: CGFloat = 8

  /// Called with the text when a person has ended it by Return, Tab or a click elsewhere, if they changed it.
  var onCommit: (@MainActor (String) -> Void)?
  /// Called with each change of the text.
  var onType: (@MainActor (String) -> Void)?
  /// The words where there is no text. Default: empty.
  var ownHint = ""
  private let hint = TextStyle.label("", TextStyle.body, color: Palette.secondaryLabel)
  private let edge = BoxEdge()
  private var shownText = ""
  private var hasTyped = false
  /// The text that was typed last, until it is shown as the value; nil: none is on its way.
  private var awaited: String?
  /// How often it is pressed at one place.
  private var presses = FieldPresses()

  init() {
    super.init(frame: .zero, textContainer: nil)
    font = TextStyle.body
    textColor = Palette.label
    tintColor = Palette.accent
    backgroundColor = nil
    isOpaque = false
    let line = TextStyle.body.lineHeight
    let space = (Metrics.field - line) / 2
    textContainerInset = UIEdgeInsets(top: space, left: 3, bottom: space, right: 3)
    panGestureRecognizer.isEnabled = false
    delegate = self
    hint.isHidden = true
    insertSubview(edge, at: 0)
    addSubview(hint)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a value, unless it is older than what a person has typed. Returns whether it takes the place of that.
  @discardableResult func show(_ text: String, isMixed: Bool) -> Bool {
    let isOlder = isFirstResponder && (awaited != nil || self.text != shownText)
    if text == awaited { awaited = nil }
    shownText = text
    hint.text = isMixed ? "Mixed" : ownHint
    if isOlder { return false }
    let isOther = self.text != text
    if isOther {
      (self.text, hasTyped) = (text, false)
      if isFirstResponder { selectAll(nil) }
    }
    refresh()
    return isOther
  }

  private func refresh() {
    hint.isHidden = !text.isEmpty
    edge.isLit = isFirstResponder
    edge.setNeedsDisplay()
  }

  /// The height of the text at a width, at most eight lines.
  func height(width: CGFloat) -> CGFloat {
    let wanted = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let most = Metrics.field + (Self.mostLines - 1) * TextStyle.body.lineHeight
    return max(Metrics.field, min(wanted, most).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    edge.frame = bounds
    hint.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
  }

  // MARK: Editing

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasEditing = isFirstResponder
    super.touchesEnded(touches, with: event)
    if isFirstResponder { presses.select(in: self, touches, isFirst: !wasEditing) }
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    refresh()
    selectAll(nil)
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    commit()
    refresh()
  }

  func textViewDidChange(_ textView: UITextView) {
    refresh()
    (hasTyped, awaited) = (true, text)
    onType?(text)
  }

  private func commit() {
    if hasTyped || text != shownText { onCommit?(text) }
    (hasTyped, awaited) = (false, nil)
  }

  func take(_ key: FieldKey) -> Bool {
    guard key.name == .enter, key.factor == 1 else { return false }
    commit()
    selectAll(nil)
    return true
  }
}

/// The ground and the edge of a text box.
@MainActor
private final class BoxEdge: UIView {
  /// Whether the box has the keyboard. Default: false.
  var isLit = false

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let width: CGFloat = isLit ? 2 : 1
    let path = UIBezierPath(
      roundedRect: bounds.insetBy(dx: width / 2, dy: width / 2),
      cornerRadius: Metrics.radius - width / 2)
    Palette.field.setFill()
    path.fill()
    (isLit ? Palette.accent : Palette.fieldEdge).setStroke()
    path.lineWidth = width
    path.stroke()
  }
}

// The text field of the panels.

internal import CoreGraphics
internal import UIKit

/// A text field with a fine edge, which is accented while it has the keyboard and red where the value was refused.
@MainActor
final class StudioField: UITextField, UITextFieldDelegate, KeyTaking {
  private static let inset: CGFloat = 8
  /// The size in points below which the digits of a number cannot be told apart at scale 1.
  private static let leastDigits: CGFloat = 9

  /// Called with the text when a person has ended it by Return, Tab or a click elsewhere, if they changed it.
  var onCommit: (@MainActor (String) -> Void)?
  /// Called with each change of the text.
  var onType: (@MainActor (String) -> Void)?
  /// Called with the steps that the arrow keys and the wheel ask for, and whether it is a repetition; nil: it is text.
  var onStep: (@MainActor (Double, Bool) -> Void)?
  /// Text at the left, such as `X`; empty: none.
  private let prefix = TextStyle.label("", TextStyle.caption, color: Palette.secondaryLabel)
  private var shownText = ""
  /// The number of the text; nil: it is another value.
  private var number: Double?
  /// The digits behind the point that the number is shown with, at most.
  private var digits = 2
  private var ownHint = ""
  /// Whether the typed text was handed over, so that the next value takes its place.
  private var awaitsValue = false
  /// How often it is pressed at one place.
  private var presses = FieldPresses()

  /// Whether the value was refused. Default: false.
  var isWrong = false { didSet { if isWrong != oldValue { refresh() } } }

  /// `prefix`: a letter or two at the left.
  init(prefix: String = "") {
    super.init(frame: .zero)
    font = TextStyle.body
    textColor = Palette.label
    tintColor = Palette.accent
    delegate = self
    minimumFontSize = Self.leastDigits
    self.prefix.text = prefix
    self.prefix.textAlignment = .center
    if !prefix.isEmpty { accessibilityLabel = prefix }
    addSubview(self.prefix)
    layer.cornerRadius = Metrics.radius
    contentMode = .redraw
    addAction(
      UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
  }

  required init?(coder: NSCoder) { nil }

  /// The words where there is no text.
  var hint: String {
    get { ownHint }
    set {
      ownHint = newValue
      write(hint: newValue)
    }
  }

  private func write(hint: String) {
    attributedPlaceholder = NSAttributedString(
      string: hint,
      attributes: [.foregroundColor: Palette.secondaryLabel, .font: TextStyle.body])
  }

  /// Shows a value, unless a person has typed another. `isMixed`: several views have several, which is said in place of
  /// one.
  func show(_ text: String, isMixed: Bool = false) {
    number = nil
    if adjustsFontSizeToFitWidth { adjustsFontSizeToFitWidth = false }
    showValue(text, isMixed: isMixed)
  }

  /// Shows a number with the digits behind the point that there is room for; all of them while it is edited. One that has
  /// too many before the point is made smaller. `digits`: how many at most. Default: two.
  func show(number: Double, digits: Int = 2) {
    (self.number, self.digits) = (number, digits)
    if !adjustsFontSizeToFitWidth { adjustsFontSizeToFitWidth = true }
    showValue(NumberText.shown(number), isMixed: false)
  }

  private func showValue(_ text: String, isMixed: Bool) {
    let hasTyped = self.text != shownText
    shownText = text
    let words = isMixed ? "Mixed" : ownHint
    if words != (placeholder ?? "") { write(hint: words) }
    let isFree = !isEditing || awaitsValue || !hasTyped
    guard isFree, awaitsValue || self.text != restingText else { return }
    self.text = restingText
    if isEditing { selectAll(nil) }
    awaitsValue = false
  }

  /// The value as it is shown now: all of it while it is edited.
  private var restingText: String {
    // Four characters have room in each field.
    guard let number, !isEditing, bounds.width > 0, shownText.count > 4 else { return shownText }
    return NumberText.short(number, digits: digits) {
      width(of: $0, TextStyle.body) <= bounds.width
    }
  }

  /// The width of the field in which a text has room.
  private func width(of text: String, _ font: UIFont) -> CGFloat {
    let words = NSAttributedString(string: text, attributes: [.font: font]).size().width
    return words + max(Self.inset, prefixWidth) + Self.inset / 2
  }

  /// The width that its text needs in letters of a font.
  func width(in font: UIFont) -> CGFloat { width(of: text ?? "", font) }

  /// Shows the value where no person has typed another one.
  private func rest() {
    if number != nil, !isEditing, !awaitsValue, !isWrong, text != restingText { text = restingText }
  }

  /// Lets the next value take the place of what is typed.
  func awaitValue() { awaitsValue = true }

  private func typed() {
    awaitsValue = false
    onType?(text ?? "")
  }

  private func refresh() {
    setNeedsDisplay()
    textColor = isWrong ? Palette.error : Palette.label
  }

  // MARK: Look

  private var prefixWidth: CGFloat { (prefix.text ?? "").isEmpty ? 0 : 20 }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: max(Self.inset, prefixWidth), bottom: 0, right: Self.inset / 2))
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let x: CGFloat = (prefix.text ?? "").count > 1 ? 0 : 2
    prefix.frame = CGRect(x: x, y: 0, width: prefixWidth, height: bounds.height)
    rest()
  }

  override func draw(_ rect: CGRect) {
    let width: CGFloat = isEditing ? 2 : 1
    let path = UIBezierPath(
      roundedRect: bounds.insetBy(dx: width / 2, dy: width / 2),
      cornerRadius: Metrics.radius - width / 2)
    (isWrong ? Palette.errorField : Palette.field).setFill()
    path.fill()
    (isWrong ? Palette.error : isEditing ? Palette.accent : Palette.fieldEdge).setStroke()
    path.lineWidth = width
    path.stroke()
  }

  // MARK: Editing

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasEditing = isEditing
    super.touchesEnded(touches, with: event)
    if isEditing { presses.select(in: self, touches, isFirst: !wasEditing) }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    setNeedsDisplay()
    if number != nil, !awaitsValue, !isWrong { text = shownText }
    selectAll(nil)
  }

  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    setNeedsDisplay()
    // A text that was refused is given up; one that was handed over has its answer to come.
    if awaitsValue, isWrong { revert() } else if !awaitsValue { commit() }
    rest()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    commit()
    selectAll(nil)
    return false
  }

  private func commit() {
    let typed = text ?? ""
    guard typed != shownText else { return clearRefusal() }
    awaitsValue = true
    onCommit?(typed)
  }

  /// The typed text is given up.
  private func revert() {
    awaitsValue = false
    text = restingText
    if isEditing { selectAll(nil) }
    clearRefusal()
    onType?(shownText)
  }

  /// Gives up what is typed and not handed over yet; false: there is nothing.
  func takeBack() -> Bool {
    guard isEditing, onCommit != nil, !awaitsValue, text != shownText else { return false }
    revert()
    return true
  }

  /// The shown value is no refused one any more.
  private func clearRefusal() {
    guard isWrong else { return }
    isWrong = false
    let around = sequence(first: self as UIView, next: \.superview)
    around.lazy.compactMap { $0 as? any RefusalShowing }.first?.clearRefusal()
  }

  func take(_ key: FieldKey) -> Bool {
    switch key.name {
    case .up, .down:
      guard let onStep else { return false }
      commit()
      awaitsValue = true
      onStep((key.name == .up ? 1 : -1) * key.factor, key.isRepeat)
      return true
    case .escape:
      guard text != shownText || isWrong else { return false }
      revert()
      return true
    case .enter, .space, .pageUp, .pageDown, .home, .end: return false
    }
  }
}

extension StudioField: WheelFollower {
  /// The wheel steps the number of the field that has the keyboard; over others it scrolls.
  package func turnWheel(at point: CGPoint, by distance: CGPoint) -> Bool {
    guard isEditing, let onStep, distance.y != 0 else { return false }
    awaitsValue = true
    onStep((distance.y < 0 ? 1 : -1) * InputModifiers.stepFactor, true)
    return true
  }
}

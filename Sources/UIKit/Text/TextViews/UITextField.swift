// Text fields: one line of text that is edited.

public import CoreGraphics

/// A control with one line of text that can be edited
/// ([Apple](https://developer.apple.com/documentation/uikit/uitextfield)).
///
/// The text is drawn over whatever `draw(_:)` draws, by `drawText(in:)` or `drawPlaceholder(in:)`.
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  var edited = EditedText()
  /// The label that stores the text's attributes and draws it; it has no superview.
  let textLabel = UILabel()
  let placeholderLabel = UILabel()
  let parts = TextFieldSubviews()
  /// Whether a field with a round border is as low as before iOS 13, for documents of that time.
  final var isLow = false { didSet { invalidateIntrinsicContentSize() } }

  override class var isOpaqueByDefault: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configureField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureField()
    decode(coder, as: UITextField.self)
  }

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// Default: empty.
  open var text: String? {
    get { edited.text }
    set { setEditedText(newValue ?? "") }
  }

  /// The attributes of the first character apply to the whole text.
  open var attributedText: NSAttributedString? {
    get { textLabel.attributed(edited.text) }
    set {
      adoptAttributes(of: newValue)
      setEditedText(newValue?.string ?? "")
    }
  }

  /// Shown while there is no text. Default: nil.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      placeholderLabel.text = newValue
      contentDidChange()
    }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderLabel.attributedText }
    set {
      placeholderLabel.attributedText = newValue
      contentDidChange()
    }
  }

  /// Default: system 17.
  open var font: UIFont? {
    get { textLabel.font }
    set {
      textLabel.font = newValue
      placeholderLabel.font = newValue
      contentDidChange()
    }
  }

  /// Default: black.
  open var textColor: UIColor? {
    get { textLabel.textColor }
    set {
      textLabel.textColor = newValue
      contentDidChange()
    }
  }

  open var textAlignment: NSTextAlignment {
    get { textLabel.textAlignment }
    set {
      textLabel.textAlignment = newValue
      placeholderLabel.textAlignment = newValue
      contentDidChange()
    }
  }

  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { textLabel.attributed(" ").attributes(atIndex: 0) }
    set { adoptAttributes(of: NSAttributedString(string: " ", attributes: newValue)) }
  }

  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { defaultTextAttributes }
    set { if let newValue { defaultTextAttributes = newValue } }
  }

  /// Whether text that is wider than the field is drawn smaller. Default: false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { textLabel.adjustsFontSizeToFitWidth }
    set {
      textLabel.adjustsFontSizeToFitWidth = newValue
      contentDidChange()
    }
  }

  /// The size in points below which `adjustsFontSizeToFitWidth` does not go. Default: 0, any size.
  open var minimumFontSize: CGFloat = 0 { didSet { contentDidChange() } }
  open var adjustsFontForContentSizeCategory = false

  // MARK: Text positions

  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(edited.text.count) }

  /// Nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    edited.position(from: position, offset: offset)
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.compare(to: other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.index - from.index
  }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    UITextRange(fromPosition, toPosition)
  }

  open func text(in range: UITextRange) -> String? { edited.part(range) }

  open func replace(_ range: UITextRange, withText text: String) {
    replaceText(in: range, with: text)
  }

  // MARK: Appearance

  /// Default: none.
  open var borderStyle = BorderStyle.none {
    didSet {
      hasChosenBorder = true
      guard borderStyle != oldValue else { return }
      contentDidChange()
      setNeedsDisplay()
    }
  }

  /// Whether somebody set the border's style, be it to none.
  private(set) final var hasChosenBorder = false

  /// The image drawn instead of the border. Default: nil.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }

  /// Default: never.
  open var clearButtonMode = ViewMode.never { didSet { contentDidChange() } }

  open var leftView: UIView? { didSet { replacePart(oldValue, leftView) } }
  open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }
  open var rightView: UIView? { didSet { replacePart(oldValue, rightView) } }
  open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }

  // MARK: Positions

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text: the bounds less the border and the side views.
  open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(bounds) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(bounds) }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(bounds) }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, atEnd: false, bounds)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, atEnd: true, bounds)
  }

  // MARK: Drawing

  /// Draws nothing: the text is a subview's, and the border is behind what a subclass draws.
  open override func draw(_ rect: CGRect) {}

  override func drawBackdrop() { drawBorder() }

  open func drawText(in rect: CGRect) {
    textLabel.drawText(in: rect)
  }

  open func drawPlaceholder(in rect: CGRect) {
    placeholderLabel.drawText(in: rect)
  }

  // MARK: Editing

  /// Whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }

  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false

  /// Default: nil. Never shown: keys come from the machine's own keyboard.
  open override var inputView: UIView? {
    get { storage.rareData?.inputView }
    set { rareData.inputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { storage.rareData?.inputAccessoryView }
    set { rareData.inputAccessoryView = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) != false, super.becomeFirstResponder() else {
      return false
    }
    editingDidBegin()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    editingDidEnd()
    return true
  }

  /// The selected part of the text; an empty one is the caret.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(edited.selection) }
    set { if let newValue { select { $0.select(newValue.range) } } }
  }

  // MARK: Geometry, in the view's coordinates

  /// Returns the caret's rectangle; empty while hidden.
  open func caretRect(for position: UITextPosition) -> CGRect { caretBox(at: position.index) }

  /// Returns the highlighted rectangles of a range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    UITextSelectionRect.of(boxes(of: range.range))
  }

  /// The range's part in its first line.
  open func firstRect(for range: UITextRange) -> CGRect {
    firstBox(of: range.range)
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(place(at: point))
  }

  /// The selection. Setting it restores the selection; values of other types are ignored.
  open var interactionState: Any {
    get { savedState }
    set { restore(newValue) }
  }

  open var hasText: Bool { !edited.text.isEmpty }

  /// Replaces the selection by the text, if the delegate allows it.
  open func insertText(_ text: String) { insertTyped(text) }

  open func deleteBackward() { deleteTypedBackward() }

  // MARK: Keyboard traits, stored without effect

  // Apple's signature.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// Has no effect: passwords are not generated.
  open var passwordRules: UITextInputPasswordRules?
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default

  /// Nothing is composed here. Default: nil.
  open var markedTextRange: UITextRange? { nil }

  /// Whether characters show as bullets. Default: false.
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var enablesReturnKeyAutomatically = false

  // MARK: Size and layout

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  override var firstBaselineFromTop: CGFloat {
    (bounds.height - textLabel.font.lineHeight) / 2 + textLabel.font.ascender
  }

  override var lastBaselineFromBottom: CGFloat { bounds.height - firstBaselineFromTop }

  override func triggerInside(_ event: UIEvent?) {
    super.triggerInside(event)
    let point = event?.allTouches?.first?.location(in: self)
    let wasEditing = isEditing
    guard becomeFirstResponder() else { return }
    if let point, wasEditing || !edited.text.isEmpty { selectNearest(to: point) }
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }
}

extension UITextField: UIContentSizeCategoryAdjusting {}

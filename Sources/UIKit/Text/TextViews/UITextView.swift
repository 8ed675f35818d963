// Text views: text of many lines that scrolls and can be edited.

public import CoreGraphics

/// Shows text of many lines, which can be edited
/// ([Apple](https://developer.apple.com/documentation/uikit/uitextview)).
///
/// Typing goes to the caret, which blinks while the view is edited.
open class UITextView: UIScrollView {
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  var edited = EditedText()
  /// The label that stores the text's attributes, and measures and draws it.
  let label = UILabel()
  let marks = TextViewMarks()
  /// The TextKit objects; nil until the storage or the layout manager is read.
  var textKit: TextViewKit?

  /// The container of the lines, inside `textContainerInset`.
  public let textContainer: NSTextContainer

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    becomeTextView()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view
  /// ([Apple](https://developer.apple.com/documentation/uikit/uitextview/init(usingtextlayoutmanager:))).
  /// The view draws its text itself, whatever the argument.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    becomeTextView()
    decode(coder, as: UITextView.self)
  }

  private func becomeTextView() {
    backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.lineBreakStrategy = []
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
    label.linkAttributes = linkTextAttributes
    textContainer.onChange = { [weak self] in
      MainActor.assumeIsolated { self?.textDidChange() }
    }
    adoptTextKit()
  }

  // MARK: Text

  /// Default: empty.
  // Apple's signature: never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { edited.text }
    set {
      edited = EditedText(newValue ?? "")
      label.text = edited.text
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      edited = EditedText(newValue?.string ?? "")
      label.attributedText = newValue
      textDidChange()
    }
  }

  /// Default: system 12.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .systemFont(ofSize: 12)
      textDidChange()
    }
  }

  /// Default: black.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  /// Points around the text. Default: 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      if !textContainerInset.isFinite { textContainerInset = oldValue }
      textDidChange()
    }
  }

  /// The border of the text view.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case roundedRect = 1
  }

  /// A line around the view as text fields have it, or none
  /// ([Apple](https://developer.apple.com/documentation/uikit/uitextview/borderstyle-swift.property)).
  /// Default: none.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { showBorder() } }
  }

  override func showTraits() {
    super.showTraits()
    if borderStyle != .none { showBorder() }
  }

  func textDidChange() {
    textKitFollows()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Editing

  /// Has no effect: text is not searched. Default: false.
  open var isFindInteractionEnabled = false
  open var isEditable = true
  open var isSelectable = true
  open override var inputView: UIView? {
    get { storage.rareData?.inputView }
    set { rareData.inputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { storage.rareData?.inputAccessoryView }
    set { rareData.inputAccessoryView = newValue }
  }
  // Keyboard traits and data detectors: stored without effect.
  // Apple's signature.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// Has no effect: passwords are not generated.
  open var passwordRules: UITextInputPasswordRules?
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of links. Default: the tint colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { givenLinkAttributes ?? [.foregroundColor: tintColor as Any] }
    set {
      givenLinkAttributes = newValue
      label.linkAttributes = linkTextAttributes
    }
  }
  private var givenLinkAttributes: [NSAttributedString.Key: Any]?

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    label.linkAttributes = linkTextAttributes
  }
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var isSecureTextEntry = false
  open var adjustsFontForContentSizeCategory = false

  /// The font and colour of what is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// The selection in UTF-16 units.
  open var selectedRange: NSRange {
    get { edited.nsRange(edited.selection) }
    set {
      guard let range = Range(newValue, in: edited.text) else { return }
      let start = edited.text.distance(from: edited.text.startIndex, to: range.lowerBound)
      let end = start + edited.text[range].count
      select { $0.select(start..<end) }
    }
  }

  /// A scroll view's of another type, as on Apple's systems.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textViewShouldBeginEditing(self) != false, super.becomeFirstResponder() else {
      return false
    }
    setNeedsLayout()
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    setNeedsLayout()
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    delegate?.textViewDidEndEditing(self)
    return true
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isEditable, becomeFirstResponder(), let touch = touches.first else { return }
    moveCaret(to: touch.location(in: self))
  }

  open var hasText: Bool { !edited.text.isEmpty }

  open func insertText(_ text: String) {
    change(text) { $0.insert(text) }
  }

  open func deleteBackward() {
    if !edited.selection.isEmpty || edited.selection.lowerBound > 0 {
      change("") { $0.deleteBackward() }
    }
  }

  private func change(_ text: String, _ edit: (inout EditedText) -> Void) {
    let range = edited.nsRange(edited.selection)
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) != false else {
      return
    }
    apply(edit)
  }

  private func apply(_ edit: (inout EditedText) -> Void) {
    edit(&edited)
    label.text = edited.text
    textDidChange()
    selectionDidChange()
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textViewDidChange(self)
  }

  // MARK: Layout

  private func textSize(forWidth width: CGFloat) -> CGSize {
    let sides =
      textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let size = label.sizeThatFits(
      CGSize(width: max(1, width - sides), height: .greatestFiniteMagnitude))
    let height = max(size.height, label.font.lineHeight)
    return CGSize(
      width: size.width + sides, height: height + textContainerInset.top + textContainerInset.bottom
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let fitting = textSize(forWidth: width)
    let scale = contentScaleFactor
    return CGSize(
      width: fitting.width.roundedUp(toPixelsOf: scale),
      height: fitting.height.roundedUp(toPixelsOf: scale))
  }

  // MARK: Geometry, in the view's coordinates

  /// The selected part of the text; an empty one is the caret.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(edited.selection) }
    set { if let newValue { select { $0.select(newValue.range) } } }
  }

  // MARK: Text positions

  /// Nothing is composed here: nil.
  open var markedTextRange: UITextRange? { nil }

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
    apply {
      $0.select(range.range)
      $0.insert(text)
    }
  }

  /// Scrolls until the range is seen.
  open func scrollRangeToVisible(_ range: NSRange) { scroll(to: range) }

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

  /// The selection and scroll position. Setting it restores both; values of other types are
  /// ignored.
  open var interactionState: Any {
    get { savedState }
    set { restore(newValue) }
  }

  /// The size of the text where scrolling is disabled.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(bounds.size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = textSize(forWidth: bounds.width)
    contentSize = CGSize(width: bounds.width, height: size.height)
    label.frame = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
      width: max(
        0,
        bounds.width - textContainerInset.left - textContainerInset.right - 2
          * textContainer.lineFragmentPadding),
      height: size.height - textContainerInset.top - textContainerInset.bottom)
    placeCaret()
  }
}

extension UITextView: EditingResponder {
  var scrollPosition: CGPoint {
    get { contentOffset }
    set { contentOffset = newValue }
  }

  func pasted(_ text: String) -> String { text }

  func deleteForward() { change("") { $0.deleteForward() } }

  func enter() { insertText("\n") }

  // MARK: Text positions

  /// Returns the attributes of the character at the position, or before it.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    let text: NSAttributedString = attributedText
    let index = direction == .forward ? position.index : position.index - 1
    guard text.length > 0, index >= 0, index < text.length else { return typingAttributes }
    return text.attributes(atIndex: index)
  }

  /// Moves the caret, edits, or performs the action of a key.
  package func press(_ key: TextKey, extending: Bool) {
    perform(key, extending: extending)
    delegate?.textViewDidChangeSelection(self)
  }
}

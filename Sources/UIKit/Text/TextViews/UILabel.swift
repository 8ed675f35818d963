// Labels.

public import CoreGraphics

/// A view that shows a text, centred vertically
/// ([Apple](https://developer.apple.com/documentation/uikit/uilabel)).
open class UILabel: UIView {
  var plainText: String?
  var styledText: NSAttributedString?
  /// The attributes of links, if not blue and underlined.
  var linkAttributes: [NSAttributedString.Key: Any]? {
    didSet { textDidChange() }
  }
  /// The value that `attributedText` was set to. Compared by identity: Foundation on Linux crashes
  /// when it compares fonts and colours of attributed strings.
  private(set) var givenText: NSAttributedString?
  /// Whether the shadow's offset is negated, as in a pressed button.
  var reversesShadow = false {
    didSet { if reversesShadow != oldValue { setNeedsDisplay() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptDefaults()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptDefaults()
    decode(coder, as: UILabel.self)
  }

  private func adoptDefaults() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  override class var isOpaqueByDefault: Bool { false }

  /// Core Animation rounds the background of a layer, and not what a label draws: its background stays square under
  /// `layer.cornerRadius` until the layer masks to its bounds
  /// ([Apple](https://developer.apple.com/documentation/quartzcore/calayer/cornerradius);
  /// measured on iOS: https://qiita.com/AS_atsushi/items/5911c65a8dbdc5c62ca9).
  override class var drawsBackground: Bool { true }

  override var contentSummary: (before: [String], behind: [String]) {
    (text.map { ["text = '\($0)'"] } ?? [], [])
  }

  // MARK: Text

  /// The plain text. Default: nil.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      guard newValue != plainText || styledText != nil else { return }
      plainText = newValue
      styledText = nil
      givenText = nil
      textDidChange()
    }
  }

  /// The attributed text. Its attributes take precedence over the label's.
  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText.map(attributed) }
    set {
      styledText = newValue.map { NSAttributedString(attributedString: $0) }
      givenText = newValue
      plainText = nil
      textDidChange()
    }
  }

  /// The font of plain text. Default: the system font at 17 points.
  // Apple's signature: never nil when read, nil gives the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { storedFont }
    set {
      let font = newValue ?? Self.defaultFont
      guard font != storedFont else { return }
      storedFont = font
      textDidChange()
    }
  }

  private var storedFont = UILabel.defaultFont
  private static var defaultFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

  /// The colour of plain text. Default: the system's for labels, black or in dark surroundings white.
  // Apple's signature: never nil when read, nil gives the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { storedColor }
    set {
      storedColor = newValue ?? .label
      setNeedsDisplay()
    }
  }

  private var storedColor = UIColor.label

  /// The colour of the text's shadow. Default: nil, no shadow.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The offset of the shadow in points, y down. Default: (0, −1), above the text.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      if !allFinite(shadowOffset.width, shadowOffset.height, for: "UILabel.shadowOffset") {
        shadowOffset = oldValue
      }
      setNeedsDisplay()
    }
  }

  /// The alignment of the lines. Default: natural.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// The wrapping and truncation of lines. Default: `byTruncatingTail`.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// The limit of lines; 0 is none. Default: 1.
  open var numberOfLines = 1 {
    didSet {
      numberOfLines = max(0, numberOfLines)
      if numberOfLines != oldValue { textDidChange() }
    }
  }

  // MARK: State

  /// The colour of the text while the label is highlighted. Default: nil, the text's own colour.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether the text has `highlightedTextColor`. Default: false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text has its full colour. Default: true.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  // MARK: Size

  /// Whether a single line that is too long is drawn smaller. Default: false.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The least factor by which a line is drawn smaller, 0 … 1. Default: 0, without a limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      if !allFinite(minimumScaleFactor, for: "UILabel.minimumScaleFactor") {
        minimumScaleFactor = oldValue
      }
      setNeedsDisplay()
    }
  }

  /// The vertical position of a line that is drawn smaller. Default: with its baseline at that of the full size.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// Whether characters move together, by a twentieth of the font's size at most, where that keeps text from being
  /// truncated. Default: false.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() } }
  }

  /// The strategy of line breaking, for text without a paragraph style of its own. Default: standard.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { if lineBreakStrategy != oldValue { textDidChange() } }
  }
  /// Whether the pointer reveals truncated text. Has no effect. Default: false.
  open var showsExpansionTextWhenTruncated = false
  /// Whether truncated text scrolls while an ancestor has the focus. Has no effect. Default: false.
  open var enablesMarqueeWhenAncestorFocused = false

  /// Whether the font follows the preferred content size. Has no effect. Default: false.
  open var adjustsFontForContentSizeCategory = false

  /// The width at which the intrinsic size breaks lines; 0 breaks none. Default: 0.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if !allFinite(preferredMaxLayoutWidth, for: "UILabel.preferredMaxLayoutWidth") {
        preferredMaxLayoutWidth = oldValue
      }
      if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Returns the text's box in `bounds`, centred vertically, for at most `numberOfLines` lines (0:
  /// any). The label's own sizes derive from it, so that an override can add insets.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    box(in: bounds, lines: numberOfLines)
  }

  /// Draws the text into the current context, in the middle of the height of `rect`.
  open func drawText(in rect: CGRect) {
    drawContent(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Rounded up to pixels. One line is not broken at the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forWidth: size.width)
  }

  open override var intrinsicContentSize: CGSize {
    size(forWidth: preferredMaxLayoutWidth)
  }

  override var breaksLinesAtItsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  override func sizeBrokenAt(_ width: CGFloat) -> CGSize { size(forWidth: width) }

  /// A size that no text reaches, small enough for exact arithmetic.
  private static let unbounded: CGFloat = 1e7

  /// The size of the text with lines broken at `width`, if that is above 0 and there may be
  /// several.
  private func size(forWidth width: CGFloat) -> CGSize {
    let isBroken = numberOfLines != 1 && width > 0
    let room = CGSize(
      width: isBroken ? min(width, Self.unbounded) : Self.unbounded, height: Self.unbounded)
    let box = textRect(
      forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines)
    return roundedUp(box.size)
  }

  /// Text is centred vertically; in a label of the text's height the baseline is its font's.
  override var firstBaselineFromTop: CGFloat { storedFont.ascender }

  override var lastBaselineFromBottom: CGFloat { -storedFont.descender }

  private func roundedUp(_ size: CGSize) -> CGSize {
    let scale = contentScaleFactor
    return CGSize(
      width: size.width.roundedUp(toPixelsOf: scale),
      height: size.height.roundedUp(toPixelsOf: scale))
  }

  private func textDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}

extension UILabel: UIContentSizeCategoryAdjusting {}

// The layer that shows a text. It is declared in UIKit, since its colours and text layout are.

public import CoreGraphics
public import QuartzCore

/// A layer that shows a text from the top of its bounds
/// ([Apple](https://developer.apple.com/documentation/quartzcore/catextlayer)).
///
/// Font, size and colour apply to plain strings; an attributed string has its own. Changes are not
/// animated.
open class CATextLayer: CALayer {
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    (string, font, fontSize) = (other.string, other.font, other.fontSize)
    (foregroundColor, isWrapped) = (other.foregroundColor, other.isWrapped)
    (alignmentMode, truncationMode) = (other.alignmentMode, other.truncationMode)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// The text; a `String` or an `NSAttributedString`. Default: nil.
  open var string: Any? { didSet { setNeedsDisplay() } }

  /// The font of plain strings; a `UIFont`, a `CGFont` or a font's name. Default: nil, the system font.
  open var font: Any? { didSet { setNeedsDisplay() } }

  /// The font's size in points. Default: 36.
  open var fontSize: CGFloat = 36 {
    didSet {
      if !allFinite(fontSize, for: "CATextLayer.fontSize") { fontSize = oldValue }
      setNeedsDisplay()
    }
  }

  /// The colour of plain strings. Default: white.
  open var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { setNeedsDisplay() } }

  /// Whether lines break at the bounds' width. Default: false.
  open var isWrapped = false { didSet { setNeedsDisplay() } }

  /// The alignment of the lines. Default: natural.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }

  /// The truncation of a line that does not fit, or of the last visible line of wrapped text. Default: none.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }

  /// Whether glyphs are placed on parts of pixels. Has no effect. Default: false.
  open var allowsFontSubpixelQuantization = false

  open override func draw(in ctx: CGContext) {
    guard let text = styledText else { return }
    var layout = TextLayout(text, width: bounds.width, maximumLines: isWrapped ? 0 : 1)
    let count = layout.lineCount(within: bounds.height)
    if isWrapped, truncationMode != .none, count < layout.lines.count {
      layout = TextLayout(
        text, width: bounds.width, maximumLines: count, lineBreak: truncation)
    }
    turnDown(ctx)
    layout.draw(in: ctx, at: bounds.origin, lines: count)
  }

  private var styledText: NSAttributedString? {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreak
    if let given = string as? NSAttributedString {
      let text = NSMutableAttributedString(attributedString: given)
      let all = NSRange(location: 0, length: text.length)
      if text.length > 0, text.attributes(atIndex: 0)[.paragraphStyle] == nil {
        text.addAttribute(.paragraphStyle, value: style, range: all)
      }
      return text
    }
    guard let plain = string as? String else { return nil }
    return NSAttributedString(
      string: plain,
      attributes: [
        .font: shownFont, .paragraphStyle: style,
        .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? UIColor.clear,
      ])
  }

  private var shownFont: UIFont {
    switch font {
    case let font as UIFont: font.withSize(fontSize)
    case let font as CGFont:
      font.postScriptName.flatMap { UIFont(name: $0, size: fontSize) }
        ?? .systemFont(ofSize: fontSize)
    case let name as String: UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
    default: .systemFont(ofSize: fontSize)
    }
  }

  private var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var lineBreak: NSLineBreakMode {
    isWrapped ? .byWordWrapping : truncation
  }

  private var truncation: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: .byClipping
    }
  }
}

/// Registers the layer classes of this room, once, before a layer is created by class.
let layersRegistered: Void = CALayer.register(
  CATextLayer.self, make: { CATextLayer() }, copy: { CATextLayer(layer: $0) })

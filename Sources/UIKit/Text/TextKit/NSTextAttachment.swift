// Images in text.

public import CoreGraphics
package import CoreText
public import Foundation
package import Typesetting

/// An image that replaces a character of a text
/// ([Apple](https://developer.apple.com/documentation/uikit/nstextattachment)).
open class NSTextAttachment: NSObject, @unchecked Sendable {
  // Unchecked: a shared one is not modified, as on Apple's systems.
  private let mark = UnregisteredCFTypeID()

  /// The character that attachments replace, U+FFFC.
  public static let character = 0xFFFC

  /// The bytes of an image file. Default: nil.
  open var contents: Data?
  /// The uniform type of `contents`. Stored, without effect. Default: nil.
  open var fileType: String?
  /// The image; overrides `contents`. Default: nil.
  open var image: UIImage?
  /// The image's rectangle in points from the baseline, y up. Default: empty, which is the image's size above the
  /// baseline.
  open var bounds = CGRect.zero
  /// Padding in points at both sides. Default: 0.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may show the attachment. Has no effect. Default: true.
  open var allowsTextAttachmentView = true

  /// Creates an attachment of an image file's bytes.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment of an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Creates an attachment without an image.
  public override convenience init() {
    self.init(data: nil, ofType: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The bounds of the attachment from its place on the baseline, y up.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.isEmpty else { return bounds }
    return CGRect(origin: bounds.origin, size: picture?.size ?? .zero)
  }

  /// Returns the image to draw; by default `image`, else the image of `contents`.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { picture }

  private var picture: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  fileprivate func place(besideTextIn font: UIFont) -> CGRect {
    let line = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: font.lineHeight)
    return attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
  }
}

extension NSTextAttachment: AttributeAttachment {
  /// The box that a line reserves, in points, with the line's padding at both sides; empty where
  /// `attachmentBounds` is not finite.
  package func box(besideTextIn font: UIFont) -> InlineBox {
    let place = place(besideTextIn: font)
    guard place.minX.isFinite, place.maxX.isFinite, place.minY.isFinite, place.maxY.isFinite else {
      return InlineBox(width: 0, ascent: 0, descent: 0)
    }
    return InlineBox(
      width: max(0, place.maxX) + 2 * lineLayoutPadding, ascent: max(0, place.maxY),
      descent: min(0, place.minY))
  }

  /// Draws the image; a template image has the text's colour.
  package func draw(
    in context: CGContext, at baseline: CGPoint, style: TextRunStyle, color: (any AttributeColor)?
  ) {
    let place = place(besideTextIn: style.font)
    guard !place.isEmpty,
      let image = image(forBounds: place, textContainer: nil, characterIndex: 0)
    else { return }
    let rect = CGRect(
      x: baseline.x + lineLayoutPadding + place.minX, y: baseline.y - place.maxY,
      width: place.width, height: place.height)
    let isTemplate = image.renderingMode == .alwaysTemplate
    UIGraphicsPushContext(context)
    (isTemplate ? image.withTintColor(tint(color ?? style.color)) : image).draw(in: rect)
    UIGraphicsPopContext()
  }
}

/// Returns an attribute's colour as a `UIColor`.
private func tint(_ color: any AttributeColor) -> UIColor {
  color as? UIColor ?? UIColor(cgColor: color.cgColor)
}

extension NSAttributedString {
  /// Creates a string of one character that the attachment replaces.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

// Pictures among text.

public import CoreGraphics
package import CoreText
public import Foundation
package import Typesetting

/// An object that takes the place of a character in a text: here always an image
/// ([Apple](https://developer.apple.com/documentation/uikit/nstextattachment)).
open class NSTextAttachment: NSObject, @unchecked Sendable {
  // Unchecked: who shares one does not change it, as on Apple's systems.
  private let mark = UnregisteredCFTypeID()

  /// The character whose place it takes.
  public static let character = 0xFFFC

  open var contents: Data?
  open var fileType: String?
  open var image: UIImage?
  /// Points from the baseline, y up. Empty: the picture's size, standing on the baseline.
  open var bounds = CGRect.zero
  /// Points of room at both sides. Default: 0.
  open var lineLayoutPadding: CGFloat = 0
  open var allowsTextAttachmentView = true

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  public override convenience init() {
    self.init(data: nil, ofType: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The room it takes beside the baseline, y up.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.isEmpty else { return bounds }
    return CGRect(origin: bounds.origin, size: picture?.size ?? .zero)
  }

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
  package func box(besideTextIn font: UIFont) -> InlineBox {
    let place = place(besideTextIn: font)
    guard place.minX.isFinite, place.maxX.isFinite, place.minY.isFinite, place.maxY.isFinite else {
      return InlineBox(width: 0, ascent: 0, descent: 0)
    }
    return InlineBox(
      width: max(0, place.maxX) + 2 * lineLayoutPadding, ascent: max(0, place.maxY),
      descent: min(0, place.minY))
  }

  /// A template takes the text's colour.
  package func draw(
    in context: CGContext, at baseline: CGPoint, look: TextLook, color: (any AttributeColor)?
  ) {
    let place = place(besideTextIn: look.font)
    guard !place.isEmpty,
      let image = image(forBounds: place, textContainer: nil, characterIndex: 0)
    else { return }
    let rect = CGRect(
      x: baseline.x + lineLayoutPadding + place.minX, y: baseline.y - place.maxY,
      width: place.width, height: place.height)
    let isTemplate = image.renderingMode == .alwaysTemplate
    UIGraphicsPushContext(context)
    (isTemplate ? image.withTintColor(tint(color ?? look.color)) : image).draw(in: rect)
    UIGraphicsPopContext()
  }
}

/// An attribute's colour as UIKit's.
private func tint(_ color: any AttributeColor) -> UIColor {
  color as? UIColor ?? UIColor(cgColor: color.cgColor)
}

extension NSAttributedString {
  /// Creates a string of one character that the attachment replaces.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

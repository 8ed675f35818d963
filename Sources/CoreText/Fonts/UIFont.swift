// Fonts at a size.

public import CoreGraphics
package import Typesetting

/// A font at a size ([Apple](https://developer.apple.com/documentation/uikit/uifont)).
///
/// The system font has iOS's metrics, whatever font file substitutes for it, so that layout
/// agrees. Sizes are points; a size that is not finite or not above 0 becomes the system's 14.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let mark = UnregisteredCFTypeID()

  /// The origin of a font's face.
  package enum Source: Hashable, Sendable {
    /// The system font; the weight is the raw value of a `UIFont.Weight`.
    case system(weight: Double, isItalic: Bool)
    /// The monospaced system font; the weight is the raw value of a `UIFont.Weight`.
    case monospaced(weight: Double)
    /// A face that was found by name.
    case face(FontFace)
  }

  // Never written after initialisation, hence `@unchecked Sendable`.
  /// The origin of the face.
  package let source: Source
  /// The size in points, above 0.
  public let pointSize: CGFloat
  /// The synthetic slant of the glyphs: points to the right per point up. Default: 0.
  package let slant: CGFloat
  /// The space that a text style's font adds between two lines. Nil for other fonts.
  package let textStyleLeading: TextStyleLeading?

  /// Creates a font; an invalid size becomes 14, which is logged.
  package init(
    _ source: Source, size: CGFloat, slant: CGFloat = 0, textStyleLeading: TextStyleLeading? = nil
  ) {
    self.source = source
    self.pointSize = usableSize(size)
    self.slant = slant
    self.textStyleLeading = textStyleLeading
  }

  /// Creates the system font at 14 points.
  public override convenience init() {
    self.init(.system(weight: Double(Weight.regular.rawValue), isItalic: false), size: .nan)
  }

  /// Creates the installed font of this PostScript, full or family name. The system font substitutes for a font of iOS
  /// that is not installed, which is logged; nil for another name.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let source = Source(name: fontName) else { return nil }
    self.source = source
    self.pointSize = usableSize(fontSize)
    slant = 0
    textStyleLeading = nil
  }

  /// Creates the descriptor's font; size 0 takes the descriptor's size. The leading of a text style is in proportion to
  /// the size.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.source = descriptor.source
    self.pointSize = usableSize(pointSize == 0 ? descriptor.pointSize : pointSize)
    slant = descriptor.slant
    textStyleLeading = descriptor.textStyleLeading(atSize: self.pointSize)
  }

  /// Returns the same font at another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: usableSize(fontSize))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return source == other.source && pointSize == other.pointSize && slant == other.slant
      && textStyleLeading == other.textStyleLeading
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  open override var description: String {
    "<UIFont> font-family: \"\(familyName)\"; font-size: \(pointSize)pt"
  }
}

/// Returns a size that is finite and above 0: another becomes 14, which is logged unless it is 0.
private func usableSize(_ size: CGFloat) -> CGFloat {
  guard size.isFinite, size > 0 else {
    if size != 0 { logOnce("UIFont.pointSize: \(size) was taken as 14") }
    return UIFont.systemFontSize
  }
  return size
}

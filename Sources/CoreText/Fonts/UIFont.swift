// Fonts at a size, as views and drawing code use them.

public import CoreGraphics
package import Typesetting

/// A font at a size.
///
/// The system font reports iOS's metrics, whatever font file substitutes for it, so that layout
/// agrees. Sizes are points; a size that is not finite or not above 0 becomes the system's 14.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let mark = UnregisteredCFTypeID()

  package enum Source: Hashable, Sendable {
    case system(weight: Double, isItalic: Bool)
    case monospaced(weight: Double)
    case face(FontFace)
  }

  // Never written after initialisation, hence `@unchecked Sendable`.
  package let source: Source
  public let pointSize: CGFloat
  /// The slant of the glyphs: points to the right per point up. Default: 0.
  package let slant: CGFloat

  package init(_ source: Source, size: CGFloat, slant: CGFloat = 0) {
    self.source = source
    self.pointSize = usableSize(size)
    self.slant = slant
  }

  /// The system font at the system's size.
  public override convenience init() {
    self.init(.system(weight: Double(Weight.regular.rawValue), isItalic: false), size: .nan)
  }

  /// The installed font of this PostScript, full or family name. A font that every iOS device has
  /// and this machine lacks is replaced by the system font, with one log line; else nil.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let source = Source(name: fontName) else { return nil }
    self.source = source
    self.pointSize = usableSize(fontSize)
    slant = 0
  }

  /// The descriptor's font; `pointSize` 0 takes the descriptor's size.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.source = descriptor.source
    self.pointSize = usableSize(pointSize == 0 ? descriptor.pointSize : pointSize)
    slant = descriptor.slant
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(source, size: fontSize, slant: slant)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return source == other.source && pointSize == other.pointSize && slant == other.slant
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

/// A size as fonts keep it.
private func usableSize(_ size: CGFloat) -> CGFloat {
  guard size.isFinite, size > 0 else {
    if size != 0 { logOnce("UIFont.pointSize: \(size) was taken as 14") }
    return UIFont.systemFontSize
  }
  return size
}

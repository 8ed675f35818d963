// Descriptions of fonts by name, family, size and traits.

public import CoreGraphics

/// A description of a font by its name or family, its size and its traits
/// ([Apple](https://developer.apple.com/documentation/uikit/uifontdescriptor)).
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The style of a face as bits. Only bold, italic and monospace choose a font here; tight and loose leading change
  /// the distance of a text style's lines by 2 points.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A design of the system font.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A rounded variant; drawn as the default here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A serif variant; not available here.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// A monospaced font; see `UIFont.monospacedSystemFont(ofSize:weight:)`.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  // Never written after initialisation, hence `@unchecked Sendable`.
  /// The origin of the font's face.
  package let source: UIFont.Source
  /// The size in points; 0 is 14 in a font.
  public let pointSize: CGFloat
  /// The space between two lines of a text style's font at `pointSize`. Nil for other fonts.
  let textStyleLeading: TextStyleLeading?
  /// The attributes that the descriptor was created with.
  let storedAttributes: [AttributeName: Any]

  /// Creates a descriptor of a face at a size in points, with attributes that `fontAttributes` repeats.
  package init(
    _ source: UIFont.Source, size: CGFloat, textStyleLeading: TextStyleLeading? = nil,
    attributes: [AttributeName: Any] = [:]
  ) {
    self.source = source
    self.pointSize = size
    self.textStyleLeading = textStyleLeading
    storedAttributes = attributes
  }

  /// Creates the descriptor of a font by its name, or of the system font for an unknown name. Points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(
      UIFont.Source(name: fontName) ?? .system(weight: 0, isItalic: false), size: size)
  }

  /// The PostScript name of the font.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// The style of the face, and tight or loose leading of a text style. The system font is bold from semibold on; a font
  /// by name has no traits.
  open var symbolicTraits: SymbolicTraits {
    faceTraits.union(textStyleLeading?.traits ?? [])
  }

  private var faceTraits: SymbolicTraits {
    switch source {
    case .system(let weight, let isItalic):
      let bold: SymbolicTraits =
        weight >= Double(UIFont.Weight.semibold.rawValue) ? .traitBold : []
      return isItalic ? bold.union(.traitItalic) : bold
    case .monospaced: return .traitMonoSpace
    case .face: return []
    }
  }

  /// Returns the descriptor with other traits; nil if the font is not the system font, unless the traits are its own or
  /// monospaced.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let leading = textStyleLeading?.with(symbolicTraits)
    if symbolicTraits.contains(.traitMonoSpace) {
      return UIFontDescriptor(
        .monospaced(weight: symbolicTraits.contains(.traitBold) ? 0.4 : 0), size: pointSize,
        textStyleLeading: leading)
    }
    guard case .system(let weight, _) = source else {
      return symbolicTraits == self.symbolicTraits ? self : nil
    }
    let bold = Double(UIFont.Weight.bold.rawValue)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    let newWeight = symbolicTraits.contains(.traitBold) ? max(weight, bold) : wasBold ? 0 : weight
    return UIFontDescriptor(
      .system(weight: newWeight, isItalic: symbolicTraits.contains(.traitItalic)), size: pointSize,
      textStyleLeading: leading)
  }

  /// Returns the system font in another design; nil for a serif design, and if the font is not the system font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system(let weight, _) = source else { return nil }
    switch design {
    case .default, .rounded: return self
    case .monospaced:
      return UIFontDescriptor(
        .monospaced(weight: weight), size: pointSize, textStyleLeading: textStyleLeading)
    default: return nil
    }
  }

  /// Returns the same font at another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      source, size: newPointSize, textStyleLeading: textStyleLeading(atSize: newPointSize),
      attributes: storedAttributes.filter { $0.key == .matrix })
  }

  /// Returns the space between two lines where the font has another size: in proportion to it.
  func textStyleLeading(atSize size: CGFloat) -> TextStyleLeading? {
    textStyleLeading?.scaled(by: pointSize > 0 && size > 0 ? size / pointSize : 0)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return source == other.source && pointSize == other.pointSize && matrix == other.matrix
      && textStyleLeading == other.textStyleLeading
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

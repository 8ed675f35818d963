// Font descriptors.

public import CoreGraphics

/// A font's name or family, its size and its traits.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
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

  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  // Never written after initialisation, hence `@unchecked Sendable`.
  package let source: UIFont.Source
  public let pointSize: CGFloat
  /// The attributes that the descriptor was created with.
  let given: [AttributeName: Any]

  package init(
    _ source: UIFont.Source, size: CGFloat, attributes: [AttributeName: Any] = [:]
  ) {
    self.source = source
    self.pointSize = size
    given = attributes
  }

  /// The font of this name, or the system font where there is none.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(
      UIFont.Source(name: fontName) ?? .system(weight: 0, isItalic: false), size: size)
  }

  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  open var symbolicTraits: SymbolicTraits {
    switch source {
    case .system(let weight, let isItalic):
      let bold: SymbolicTraits =
        weight >= Double(UIFont.Weight.semibold.rawValue) ? .traitBold : []
      return isItalic ? bold.union(.traitItalic) : bold
    case .monospaced: return .traitMonoSpace
    case .face: return []
    }
  }

  /// The descriptor with these traits; nil where the font has no such face.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    if symbolicTraits.contains(.traitMonoSpace) {
      return UIFontDescriptor(
        .monospaced(weight: symbolicTraits.contains(.traitBold) ? 0.4 : 0), size: pointSize)
    }
    guard case .system(let weight, _) = source else {
      return symbolicTraits == self.symbolicTraits ? self : nil
    }
    let bold = Double(UIFont.Weight.bold.rawValue)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    let newWeight = symbolicTraits.contains(.traitBold) ? max(weight, bold) : wasBold ? 0 : weight
    return UIFontDescriptor(
      .system(weight: newWeight, isItalic: symbolicTraits.contains(.traitItalic)), size: pointSize)
  }

  /// The same font in another design; only the default and the monospaced one are at hand.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system(let weight, _) = source else { return nil }
    switch design {
    case .default, .rounded: return self
    case .monospaced: return UIFontDescriptor(.monospaced(weight: weight), size: pointSize)
    default: return nil
    }
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(source, size: newPointSize, attributes: given.filter { $0.key == .matrix })
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return source == other.source && pointSize == other.pointSize && matrix == other.matrix
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor {
    let upright = UIFontDescriptor(source, size: pointSize)
    return slant == 0
      ? upright
      : upright.withMatrix(CGAffineTransform(a: 1, b: 0, c: slant, d: 1, tx: 0, ty: 0))
  }
}

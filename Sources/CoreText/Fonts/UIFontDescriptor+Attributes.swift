// Descriptors as tables of attributes.

import CoreGraphics

extension UIFontDescriptor {
  /// The name of a descriptor's attribute.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`: the PostScript name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A `String`, such as "Bold".
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// A number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A `String`.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A `CGAffineTransform` in an `NSValue`, by which glyphs lean.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    // The following attributes are stored without effect: faces have one set of characters and
    // features.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A key of the attribute `traits`.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or a number from −1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number from −1 to 1; faces have one width here.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A number from −1 to 1; above 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a feature setting; features follow the face here.
  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = type
    public static let typeIdentifier = selector
  }

  /// The font that the attributes describe: by name, else by family with a face and traits, else
  /// the system font with them.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = Self.number(attributes[.size]).map { CGFloat($0) } ?? 0
    self.init(Self.source(attributes), size: size, attributes: attributes)
  }

  /// Returns the descriptor with further attributes, which override its own. A family or a name
  /// replaces both.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let namesFont = attributes[.family] != nil || attributes[.name] != nil
    var merged = fontAttributes
    if namesFont {
      for key in [AttributeName.name, .family, .face, .visibleName, .traits] { merged[key] = nil }
    } else if attributes[.face] != nil || attributes[.traits] != nil {
      merged[.name] = nil
    }
    merged.merge(attributes) { $1 }
    if !namesFont, attributes[.face] == nil, attributes[.traits] == nil {
      let size = Self.number(merged[.size]).map { CGFloat($0) } ?? pointSize
      return UIFontDescriptor(source, size: size, attributes: merged)
    }
    if merged[.family] as? String == Self.systemFamily { merged[.family] = nil }
    return UIFontDescriptor(fontAttributes: merged)
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: [.family: newFamily, .size: pointSize])
  }

  public func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// The attributes of the descriptor; of one made from a font its name, family, size and traits.
  public var fontAttributes: [AttributeName: Any] {
    var all = given
    all[.size] = pointSize
    let font = UIFont(source, size: pointSize)
    if given[.name] == nil, given[.family] == nil {
      all[.name] = font.fontName
      all[.family] = isSystem ? Self.systemFamily : font.familyName
    }
    if given[.traits] == nil {
      all[.traits] = [
        TraitKey.symbolic: symbolicTraits.rawValue, .weight: weight,
      ]
    }
    return all
  }

  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  private static let systemFamily = ".AppleSystemUIFont"

  private var isSystem: Bool {
    if case .system = source { return true }
    return false
  }

  private var weight: CGFloat {
    switch source {
    case .system(let weight, _), .monospaced(let weight): CGFloat(weight)
    case .face: symbolicTraits.contains(.traitBold) ? UIFont.Weight.bold.rawValue : 0
    }
  }

  // MARK: From attributes to fonts

  private static func source(_ attributes: [AttributeName: Any]) -> UIFont.Source {
    if let name = attributes[.name] as? String, let source = UIFont.Source(name: name) {
      return source
    }
    let traits = FaceTraits(attributes)
    guard let family = attributes[.family] as? String, family != systemFamily else {
      return .system(weight: traits.weight, isItalic: traits.isItalic)
    }
    let faces = traits.faces.lazy.compactMap { UIFont.Source(name: "\(family)-\($0)") }
    return faces.first ?? UIFont.Source(name: family)
      ?? .system(weight: traits.weight, isItalic: traits.isItalic)
  }

  fileprivate static func number(_ value: Any?) -> Double? {
    switch value {
    case let weight as UIFont.Weight: Double(weight.rawValue)
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as UInt32: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

/// The weight and slant that attributes ask for.
private struct FaceTraits {
  var weight = 0.0
  var isItalic = false
  private var face: String?

  init(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    face = attributes[.face] as? String
    let name = (face ?? "").lowercased()
    isItalic = name.contains("italic") || name.contains("oblique")
    if name.contains("bold") { weight = Double(UIFont.Weight.bold.rawValue) }
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    if let bits = UIFontDescriptor.number(traits[.symbolic]) {
      let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(exactly: bits) ?? 0)
      if symbolic.contains(.traitBold) { weight = Double(UIFont.Weight.bold.rawValue) }
      if symbolic.contains(.traitItalic) { isItalic = true }
    }
    if let value = UIFontDescriptor.number(traits[.weight]), value.isFinite {
      weight = min(max(value, -1), 1)
    }
    if let slant = UIFontDescriptor.number(traits[.slant]), slant > 0 { isItalic = true }
  }

  /// The candidate names of faces with these traits, the likeliest first.
  var faces: [String] {
    if let face { return [face.filter { $0 != " " }] }
    let isBold = weight >= Double(UIFont.Weight.semibold.rawValue)
    return switch (isBold, isItalic) {
    case (true, true): ["BoldItalic", "BoldOblique"]
    case (true, false): ["Bold"]
    case (false, true): ["Italic", "Oblique"]
    case (false, false): ["Regular"]
    }
  }
}

// The system font in its weights and sizes.

public import CoreGraphics

extension UIFont {
  /// A weight of the system font, from −1 to 1; 0 is regular
  /// ([Apple](https://developer.apple.com/documentation/uikit/uifont/weight)).
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from −1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// A width of the system font
  /// ([Apple](https://developer.apple.com/documentation/uikit/uifont/width)). Without effect: the face has one width
  /// here.
  public struct Width: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width; 0 is standard.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// Returns the system font of a weight; the width has no effect.
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The points of a label's default font.
  public class var labelFontSize: CGFloat { 17 }
  /// The points of a button's default font.
  public class var buttonFontSize: CGFloat { 18 }
  /// The points of small standard text.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The points of standard text.
  public class var systemFontSize: CGFloat { 14 }

  /// Returns the system font in regular weight, at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font of a weight, at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(weight: Double(weight.rawValue), isItalic: false), size: fontSize)
  }

  /// Returns the system font in bold, at a size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the system font in italics, at a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(weight: 0, isItalic: true), size: fontSize)
  }

  /// Returns the system font of a weight, at a size in points. Its digits have the widths of the face.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns a monospaced font at a size in points: the face of DejaVu Sans Mono or of another installed family, else the
  /// system font of the weight.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.monospaced(weight: Double(weight.rawValue)), size: fontSize)
  }
}

// Colours for image filters.

public import CoreGraphics

/// A colour for filters.
open class CIColor: NSObject, @unchecked Sendable {
  // Never written after initialisation, hence `@unchecked Sendable`.
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// The components; those of a pattern are black, as it has none.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.patternImage == nil ? cgColor.rgba : .black)
  }

  package convenience init(_ rgba: RGBA) {
    self.init(
      red: CGFloat(rgba.red), green: CGFloat(rgba.green), blue: CGFloat(rgba.blue),
      alpha: CGFloat(rgba.alpha))
  }

  package var rgba: RGBA { RGBA(Double(red), Double(green), Double(blue), Double(alpha)) }
}

extension CIColor {
  public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

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

  public convenience init(color: UIColor) {
    let rgba = color.rgba
    self.init(
      red: CGFloat(rgba.red), green: CGFloat(rgba.green), blue: CGFloat(rgba.blue),
      alpha: CGFloat(rgba.alpha))
  }

  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  var rgba: RGBA { RGBA(Double(red), Double(green), Double(blue), Double(alpha)) }
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

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  public var ciColor: CIColor { CIColor(color: self) }
}

// Colours for image filters.

public import CoreGraphics

/// A colour for filters, in sRGB, not premultiplied
/// ([Apple](https://developer.apple.com/documentation/coreimage/cicolor)). Components usually lie within 0 … 1.
open class CIColor: NSObject, @unchecked Sendable {
  // Never written after initialisation, hence `@unchecked Sendable`.
  /// The red component.
  public let red: CGFloat
  /// The green component.
  public let green: CGFloat
  /// The blue component.
  public let blue: CGFloat
  /// The opacity.
  public let alpha: CGFloat

  /// Creates a colour from its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a colour with a `CGColor`'s components; black for a pattern.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.patternImage == nil ? cgColor.rgba : .black)
  }

  /// Creates a colour from components in sRGB.
  package convenience init(_ rgba: RGBA) {
    self.init(
      red: CGFloat(rgba.red), green: CGFloat(rgba.green), blue: CGFloat(rgba.blue),
      alpha: CGFloat(rgba.alpha))
  }

  /// The components, in sRGB.
  package var rgba: RGBA { RGBA(Double(red), Double(green), Double(blue), Double(alpha)) }
}

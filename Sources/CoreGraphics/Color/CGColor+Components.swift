// Colours from process colours and from lists of components.

extension CGColor {
  /// Converts process colours: red is (1 − cyan)(1 − black), and so on.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
      blue: (1 - yellow) * (1 - black), alpha: alpha)
  }

  /// Grey and alpha, or red, green, blue and alpha; nil for another number of components.
  convenience init?(components: [CGFloat]) {
    switch components.count {
    case 2: self.init(gray: components[0], alpha: components[1])
    case 4:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }

  /// Every space is taken for sRGB: the colour as it is.
  public func converted(
    to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? { self }
}

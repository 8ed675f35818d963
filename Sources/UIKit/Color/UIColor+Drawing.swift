// Colours for layers and for the current context.

public import CoreGraphics

extension UIColor {
  public convenience init(cgColor: CGColor) {
    if let pattern = cgColor.pattern {
      self.init(
        patternImage: UIImage(cgImage: pattern, scale: cgColor.patternScale, orientation: .up))
    } else {
      self.init(cgColor.rgba)
    }
  }

  /// Colours by name come from asset catalogues, which are not read yet: always nil, logged once.
  public convenience init?(named name: String) {
    logOnce("no colour named '\(name)' was found")
    return nil
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Fills and strokes with this colour from here on.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

extension UIImage {
  /// The picture repeated over the plane; black for a picture without pixels.
  var patternColor: CGColor { cgImage.map { CGColor(pattern: $0, scale: scale) } ?? .black }
}

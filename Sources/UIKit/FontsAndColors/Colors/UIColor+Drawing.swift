// Colours for layers and for the current context.

public import CoreGraphics

extension UIColor {
  public convenience init(cgColor: CGColor) {
    if let picture = cgColor.patternImage {
      self.init(
        patternImage: UIImage(cgImage: picture, scale: cgColor.patternScale, orientation: .up))
    } else {
      self.init(cgColor.rgba)
    }
  }

  /// The colour of this name in the asset catalogs of the program's folders, with its dark variant;
  /// nil where there is none, which is logged.
  public convenience init?(named name: String) {
    let catalogs = ResourceSearchPath.all.lazy.compactMap { AssetCatalog.at($0) }
    guard let color = catalogs.compactMap({ $0.color(named: name) }).first else {
      logOnce("no colour named '\(name)' was found")
      return nil
    }
    self.init { color.resolvedColor(with: $0) }
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

// Colours that repeat an image, from and to Core Graphics.

public import CoreGraphics

extension UIColor {
  /// A colour of the same components or of the same pattern.
  public convenience init(cgColor: CGColor) {
    if let picture = cgColor.patternImage {
      self.init(
        patternImage: UIImage(cgImage: picture, scale: cgColor.patternScale, orientation: .up))
    } else {
      self.init(cgColor.rgba)
    }
  }
}

extension UIImage {
  /// The picture repeated over the plane; black for a picture without pixels.
  var patternColor: CGColor { cgImage.map { CGColor(pattern: $0, scale: scale) } ?? .black }
}

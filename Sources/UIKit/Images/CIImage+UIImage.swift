// Image filters' pictures and colours from UIKit's, and back.

public import CoreGraphics
public import CoreImage

extension CIImage {
  public convenience init?(image: UIImage) {
    self.init(image.cgImage)
  }
}

extension UIImage {
  /// The picture that filters gave back, with a pixel per point; one with an infinite edge has none.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    guard let picture = ciImage.image(in: ciImage.finiteExtent) else {
      self.init(Values())
      return
    }
    self.init(cgImage: picture, scale: scale, orientation: orientation)
  }

  /// A picture is pixels here, whatever it was made of.
  public var ciImage: CIImage? { nil }
}

extension CIColor {
  public convenience init(color: UIColor) { self.init(color.rgba) }
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  public var ciColor: CIColor { CIColor(color: self) }
}

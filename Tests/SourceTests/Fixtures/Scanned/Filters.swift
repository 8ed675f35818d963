// Pictures that filters blur and recolour.

import CoreImage
import UIKit

@IBDesignable
class FilterFixture: UIView {
  @IBInspectable var radius: CGFloat = 3 { didSet { setNeedsDisplay() } }

  private var badge: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
      UIColor(white: 0.95, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
      UIColor.systemRed.setFill()
      context.fill(CGRect(x: 8, y: 8, width: 14, height: 14))
      UIColor.systemBlue.setFill()
      context.fill(CGRect(x: 0, y: 12, width: 15, height: 6))
    }
  }

  override func draw(_ rect: CGRect) {
    let badge = self.badge
    guard let input = CIImage(image: badge) else { return }
    badge.draw(at: CGPoint(x: 5, y: 5))
    blurred(input, badge.scale)?.draw(at: CGPoint(x: 45, y: 5))
    let clamped = input.clampedToExtent()
      .applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: radius])
      .cropped(to: input.extent)
    UIImage(ciImage: clamped, scale: badge.scale, orientation: .up).draw(at: CGPoint(x: 85, y: 5))
    let names = ["CISepiaTone", "CIColorInvert", "CIColorMonochrome"]
    for (index, name) in names.enumerated() {
      let image = UIImage(ciImage: input.applyingFilter(name))
      image.draw(in: CGRect(x: 5 + 40 * index, y: 45, width: 30, height: 30))
    }
  }

  private func blurred(_ input: CIImage, _ scale: CGFloat) -> UIImage? {
    let filter = CIFilter(name: "CIGaussianBlur")
    filter?.setDefaults()
    filter?.setValue(input, forKey: kCIInputImageKey)
    filter?.setValue(NSNumber(value: Float(radius)), forKey: kCIInputRadiusKey)
    guard let output = filter?.value(forKey: kCIOutputImageKey) as? CIImage,
      let picture = CIContext(options: nil).createCGImage(output, from: input.extent)
    else { return nil }
    return UIImage(cgImage: picture, scale: scale, orientation: .up)
  }
}

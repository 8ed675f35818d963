// Image filters by name, which this machine does not compute.

public import CoreGraphics
public import Foundation

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIOutputImageKey = "outputImage"

/// A picture that filters take and give
/// ([Apple](https://developer.apple.com/documentation/coreimage/ciimage)).
open class CIImage: NSObject {
  let picture: UIImage

  public init?(image: UIImage) {
    picture = image
  }

  public init(cgImage image: CGImage) {
    picture = UIImage(cgImage: image)
  }

  /// In pixels.
  open var extent: CGRect {
    CGRect(
      x: 0, y: 0, width: picture.size.width * picture.scale,
      height: picture.size.height * picture.scale)
  }
}

extension UIImage {
  /// The picture that filters gave back, with a pixel per point.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    var values = ciImage.picture.values
    if scale > 0, scale.isFinite { values.scale = scale }
    values.orientation = orientation
    self.init(values)
  }
}

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
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  public var ciColor: CIColor { CIColor(color: self) }
}

/// A filter by its name. It gives its input back as it came, and says so once
/// ([Apple](https://developer.apple.com/documentation/coreimage/cifilter)).
open class CIFilter: NSObject {
  public let name: String
  private var inputs: [String: Any] = [:]

  public init?(name: String) {
    self.name = name
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    inputs = params ?? [:]
  }

  open func setDefaults() {}

  open func setValue(_ value: Any?, forKey key: String) {
    inputs[key] = value
  }

  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : inputs[key]
  }

  /// The input image.
  open var outputImage: CIImage? {
    logOnce("the image filter \(name) is not available: its picture stays as it is")
    return inputs[kCIInputImageKey] as? CIImage
  }
}

/// Makes pictures of what filters give
/// ([Apple](https://developer.apple.com/documentation/coreimage/cicontext)).
open class CIContext: NSObject {
  public init(options: [String: Any]? = nil) {}

  /// The part of the image inside `fromRect`, in pixels.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    fromRect == image.extent ? image.picture.cgImage : image.picture.cgImage?.cropping(to: fromRect)
  }
}

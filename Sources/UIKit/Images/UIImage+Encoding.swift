// Pictures as files.

public import CoreGraphics

extension UIImage {
  /// The picture as a PNG file, upright; nil for a picture without pixels.
  public func pngData() -> Data? {
    uprightImage?.pngData
  }

  /// The picture as a JPEG file, upright, on white; nil for a picture without pixels.
  ///
  /// `compressionQuality`: 0 (smallest) … 1 (best); what is outside is taken as the nearer of both.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightImage?.jpegData(quality: compressionQuality)
  }

  /// Nil, with one log line: nothing here writes this format.
  public func heicData() -> Data? {
    logOnce("UIImage.heicData: pictures are written as PNG and JPEG here")
    return nil
  }

  private var uprightImage: CGImage? {
    guard imageOrientation != .up else { return cgImage }
    let context = CGContext(imageSize: size, scale: scale, isOpaque: false)
    guard let context else { return nil }
    UIGraphicsPushContext(context)
    draw(at: .zero)
    UIGraphicsPopContext()
    return context.makeImage()
  }
}

/// The picture as a PNG file; nil for a picture without pixels.
// swift-format-ignore: AlwaysUseLowerCamelCase
// The name is Apple's.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? {
  image.pngData()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// The name is Apple's.
@available(*, deprecated, message: "Use UIImage.jpegData(compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

// Pictures as files.

public import CoreGraphics

extension UIImage {
  /// The picture as a PNG file, upright; nil for a picture without pixels.
  public func pngData() -> Data? {
    guard imageOrientation != .up else { return cgImage?.pngData }
    let context = CGContext(imageSize: size, scale: scale, isOpaque: false)
    guard let context else { return nil }
    UIGraphicsPushContext(context)
    draw(at: .zero)
    UIGraphicsPopContext()
    return context.makeImage()?.pngData
  }
}

/// The picture as a PNG file; nil for a picture without pixels.
// swift-format-ignore: AlwaysUseLowerCamelCase
// The name is Apple's.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? {
  image.pngData()
}

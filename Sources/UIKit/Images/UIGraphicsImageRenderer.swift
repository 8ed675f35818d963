// Pictures drawn by a closure.

public import CoreGraphics
private import Rasterizer

/// Draws images of one size.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public let format: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Points; the origin of `bounds` becomes the picture's top left corner.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(bounds, format)
  }

  open override var allowsImageOutput: Bool { true }

  /// Returns an image of the drawing of `actions`. For an impossible size (no pixels, or over 16,384
  /// on a side) it is empty, the actions are not called, and one line is logged.
  open func image(actions: DrawingActions) -> UIImage {
    pixelsInstalled
    takeFormat()
    guard
      let context = CGContext(
        imageSize: bounds.size, scale: format.scale, isOpaque: format.opaque)
    else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    ContextStack.push(ContextStack.Entry(context: context))
    actions(UIGraphicsImageRendererContext(context, format))
    ContextStack.pop()
    return context.snapshot() ?? UIImage()
  }

  /// The picture as a JPEG file; no data where there is no picture. The quality is from 0 to 1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// The picture as a PNG file; no data where there is no picture.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

// Pictures drawn by a closure.

public import CoreGraphics

/// How a renderer's pictures are made
/// ([Apple](https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat)).
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; what is not above 0 is the screen's.
  open var scale: CGFloat = ScreenScale.current
  /// Whether the ground is black instead of transparent. Default: false.
  open var opaque = false
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Accepted, without effect: pixels are 8-bit sRGB.
  open var preferredRange = Range.standard
  open var prefersExtendedRange = false

  /// A format for views with these traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Nothing brighter than white is shown.
  open var supportsHighDynamicRange: Bool { false }
}

/// Draws pictures of one size.
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

  /// What `actions` draw into the current context. A picture that cannot be (no pixels, or over
  /// 16,384 on a side) is empty, with one log line, and the actions are not called.
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

/// What drawing actions draw pictures into
/// ([Apple](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext)).
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn so far.
  open var currentImage: UIImage { cgContext.snapshot() ?? UIImage() }
}

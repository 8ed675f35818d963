// Pictures drawn by a closure.

public import CoreGraphics

/// How a renderer's pictures are made.
open class UIGraphicsImageRendererFormat: NSObject {
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

  public override required init() {}

  open class func `default`() -> Self { Self() }

  open class func preferred() -> Self { Self() }

  /// A format for views with these traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Nothing brighter than white is shown.
  open var supportsHighDynamicRange: Bool { false }
}

/// Draws pictures of one size.
open class UIGraphicsImageRenderer: NSObject {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

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
    self.bounds = bounds
    self.format = format
  }

  /// What `actions` draw into the current context. A picture that cannot be (no pixels, or over
  /// 16384 on a side) is empty, with one log line, and the actions are not called.
  open func image(actions: DrawingActions) -> UIImage {
    pixelsInstalled
    guard
      let context = CGContext(
        imageSize: bounds.size, scale: format.scale, isOpaque: format.opaque)
    else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    ContextStack.push(ContextStack.Entry(context: context))
    actions(UIGraphicsImageRendererContext(context, format, bounds))
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

/// What drawing actions draw into.
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, _ bounds: CGRect) {
    cgContext = context
    self.format = format
    self.bounds = bounds
  }

  /// What was drawn so far.
  open var currentImage: UIImage { cgContext.snapshot() ?? UIImage() }

  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    withCurrentContext(blendMode, 1) { cgContext.fill(rect) }
  }

  /// A frame one point wide, inside the rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    withCurrentContext(blendMode, 1) { stroke(rect) }
  }

  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

// What renderers of pictures and of documents have in common.

public import CoreGraphics

/// How what a renderer draws is made
/// ([Apple](https://developer.apple.com/documentation/uikit/uigraphicsrendererformat)).
open class UIGraphicsRendererFormat: NSObject {
  /// Points: what the renderer draws that this is the format of. Default: zero, without a renderer.
  public internal(set) var bounds = CGRect.zero

  public override required init() {}

  open class func `default`() -> Self { Self() }

  open class func preferred() -> Self { Self() }
}

/// What drawing actions draw into
/// ([Apple](https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext)).
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

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

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws in bounds, in the way that a format says
/// ([Apple](https://developer.apple.com/documentation/uikit/uigraphicsrenderer)).
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  private let givenFormat: UIGraphicsRendererFormat

  init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    givenFormat = format
    super.init()
    takeFormat()
  }

  /// Whether pictures can be taken while it draws.
  open var allowsImageOutput: Bool { false }

  /// One format may serve several renderers: it tells of the one that draws.
  func takeFormat() { givenFormat.bounds = bounds }
}

// The base class of renderer contexts.

public import CoreGraphics

/// The base class of renderer contexts
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

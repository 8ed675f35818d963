// The base class of renderers.

public import CoreGraphics

/// Draws in bounds, with a format
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

  /// A format may be shared by renderers: it reports the bounds of the one that draws.
  func takeFormat() { givenFormat.bounds = bounds }
}

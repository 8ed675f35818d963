// The context of an image renderer's drawing.

/// The context of an image renderer's drawing
/// ([Apple](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext)).
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image of the drawing so far.
  open var currentImage: UIImage { cgContext.snapshot() ?? UIImage() }
}

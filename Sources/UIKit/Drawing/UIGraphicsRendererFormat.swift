// The base class of renderer formats.

public import CoreGraphics

/// The base class of renderer formats
/// ([Apple](https://developer.apple.com/documentation/uikit/uigraphicsrendererformat)).
open class UIGraphicsRendererFormat: NSObject {
  /// Points: what the renderer draws that this is the format of. Default: zero, without a renderer.
  public internal(set) var bounds = CGRect.zero

  public override required init() {}

  open class func `default`() -> Self { Self() }

  open class func preferred() -> Self { Self() }
}

// The format of an image renderer.

public import CoreGraphics

/// The format of an image renderer
/// ([Apple](https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat)).
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; what is not above 0 is the screen's.
  open var scale: CGFloat = ScreenScale.current
  /// Whether the background is black instead of transparent. Default: false.
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

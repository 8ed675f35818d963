// The renderer of filtered images.

public import CoreGraphics

/// A renderer of filtered images ([Apple](https://developer.apple.com/documentation/coreimage/cicontext)). Contexts
/// share the program's software renderer.
open class CIContext: NSObject {
  /// Creates a context; the options have no effect.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// Creates a context.
  public convenience override init() { self.init(options: nil) }

  /// Returns the pixels of `fromRect`, which is in the image's pixels, y up; nil for an infinite rectangle.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isInfinite, !fromRect.isNull else { return nil }
    return image.image(in: fromRect)
  }
}

// The affine-clamp filter.

public import CoreGraphics

/// A filter that transforms an image and extends the pixels at its edges without end
/// ([Apple](https://developer.apple.com/documentation/coreimage/ciaffineclamp)).
public protocol CIAffineClamp: CIFilterProtocol {
  /// The image to filter. Default: nil, for which there is no output.
  var inputImage: CIImage? { get set }
  /// The transform, in pixels, y up. Default: the identity.
  var transform: CGAffineTransform { get set }
}

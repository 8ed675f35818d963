// The box blur filter.

/// A filter that blurs with the mean of a square
/// ([Apple](https://developer.apple.com/documentation/coreimage/ciboxblur)).
///
/// Not computed here: the output is the input image, which is logged once.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image to filter. Default: nil, for which there is no output.
  var inputImage: CIImage? { get set }
  /// Pixels. Default: 10.
  var radius: Float { get set }
}

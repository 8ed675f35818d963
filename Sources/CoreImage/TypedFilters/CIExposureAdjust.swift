// The exposure filter.

/// A filter that changes the exposure
/// ([Apple](https://developer.apple.com/documentation/coreimage/ciexposureadjust)).
///
/// Not computed here: the output is the input image, which is logged once.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image to filter. Default: nil, for which there is no output.
  var inputImage: CIImage? { get set }
  /// Stops: 1 doubles the brightness. Default: 0.
  var ev: Float { get set }
}

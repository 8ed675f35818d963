// The Gaussian blur filter.

/// A filter that blurs with a Gaussian; the extent grows by three standard deviations on each side
/// ([Apple](https://developer.apple.com/documentation/coreimage/cigaussianblur)).
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image to filter. Default: nil, for which there is no output.
  var inputImage: CIImage? { get set }
  /// The standard deviation in pixels, 0 … 1024. Default: 10.
  var radius: Float { get set }
}

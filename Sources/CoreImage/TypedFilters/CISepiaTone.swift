// The sepia-tone filter.

/// A filter that maps the colours to shades of brown
/// ([Apple](https://developer.apple.com/documentation/coreimage/cisepiatone)).
public protocol CISepiaTone: CIFilterProtocol {
  /// The image to filter. Default: nil, for which there is no output.
  var inputImage: CIImage? { get set }
  /// The share of brown, from 0, the input's colours, to 1. Default: 1.
  var intensity: Float { get set }
}

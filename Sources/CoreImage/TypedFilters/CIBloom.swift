// The bloom filter.

/// A filter that lets bright parts glow
/// ([Apple](https://developer.apple.com/documentation/coreimage/cibloom)).
///
/// Not computed here: the output is the input image, which is logged once.
public protocol CIBloom: CIFilterProtocol {
  /// The image to filter. Default: nil, for which there is no output.
  var inputImage: CIImage? { get set }
  /// The reach of the glow in pixels. Default: 10.
  var radius: Float { get set }
  /// The strength of the glow, from 0 to 1. Default: 0.5.
  var intensity: Float { get set }
}

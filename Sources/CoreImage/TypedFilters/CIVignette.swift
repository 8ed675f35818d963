// The vignette filter.

/// A filter that darkens the corners
/// ([Apple](https://developer.apple.com/documentation/coreimage/civignette)).
///
/// Not computed here: the output is the input image, which is logged once.
public protocol CIVignette: CIFilterProtocol {
  /// The image to filter. Default: nil, for which there is no output.
  var inputImage: CIImage? { get set }
  /// The darkness of the corners. Default: 0.
  var intensity: Float { get set }
  /// The size of the bright part. Default: 1.
  var radius: Float { get set }
}

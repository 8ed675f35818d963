// The color-invert filter.

/// A filter that inverts the colours; the opacity stays
/// ([Apple](https://developer.apple.com/documentation/coreimage/cicolorinvert)).
public protocol CIColorInvert: CIFilterProtocol {
  /// The image to filter. Default: nil, for which there is no output.
  var inputImage: CIImage? { get set }
}

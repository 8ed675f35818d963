// The vibrance filter.

/// A filter that saturates pale colours more than strong ones
/// ([Apple](https://developer.apple.com/documentation/coreimage/civibrance)).
///
/// Not computed here: the output is the input image, which is logged once.
public protocol CIVibrance: CIFilterProtocol {
  /// The image to filter. Default: nil, for which there is no output.
  var inputImage: CIImage? { get set }
  /// From −1 to 1. Default: 0.
  var amount: Float { get set }
}

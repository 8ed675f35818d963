// The mask-to-alpha filter.

/// A filter that turns the brightness of a greyscale image into opacity
/// ([Apple](https://developer.apple.com/documentation/coreimage/cimasktoalpha)).
///
/// Not computed here: the output is the input image, which is logged once.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image to filter. Default: nil, for which there is no output.
  var inputImage: CIImage? { get set }
}

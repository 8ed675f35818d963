// The gamma filter.

/// A filter that raises the brightness to a power
/// ([Apple](https://developer.apple.com/documentation/coreimage/cigammaadjust)).
///
/// Not computed here: the output is the input image, which is logged once.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image to filter. Default: nil, for which there is no output.
  var inputImage: CIImage? { get set }
  /// The exponent. Default: 1.
  var power: Float { get set }
}

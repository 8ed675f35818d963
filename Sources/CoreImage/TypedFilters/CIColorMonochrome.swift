// The monochrome filter.

/// A filter that maps the colours to shades of one colour, by their luminance
/// ([Apple](https://developer.apple.com/documentation/coreimage/cicolormonochrome)).
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image to filter. Default: nil, for which there is no output.
  var inputImage: CIImage? { get set }
  /// The colour of white. Default: red 0.6, green 0.45, blue 0.3.
  var color: CIColor { get set }
  /// The share of the shades, from 0, the input's colours, to 1. Default: 1.
  var intensity: Float { get set }
}

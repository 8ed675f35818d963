// The colour-controls filter.

/// A filter that changes saturation, then brightness, then contrast, on the values of sRGB
/// ([Apple](https://developer.apple.com/documentation/coreimage/cicolorcontrols)).
public protocol CIColorControls: CIFilterProtocol {
  /// The image to filter. Default: nil, for which there is no output.
  var inputImage: CIImage? { get set }
  /// The factor of the distance from the pixel's luminance; 0 is grey. Default: 1.
  var saturation: Float { get set }
  /// The amount that is added to each component. Default: 0.
  var brightness: Float { get set }
  /// The factor of the distance from middle grey, 0.5. Default: 1.
  var contrast: Float { get set }
}

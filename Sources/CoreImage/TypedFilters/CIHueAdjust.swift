// The hue filter.

/// A filter that turns the hue of each colour
/// ([Apple](https://developer.apple.com/documentation/coreimage/cihueadjust)).
///
/// Not computed here: the output is the input image, which is logged once.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image to filter. Default: nil, for which there is no output.
  var inputImage: CIImage? { get set }
  /// Radians. Default: 0.
  var angle: Float { get set }
}

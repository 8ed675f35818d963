// The pixellate filter.

public import CoreGraphics

/// A filter that shows squares of one colour each
/// ([Apple](https://developer.apple.com/documentation/coreimage/cipixellate)).
///
/// Not computed here: the output is the input image, which is logged once.
public protocol CIPixellate: CIFilterProtocol {
  /// The image to filter. Default: nil, for which there is no output.
  var inputImage: CIImage? { get set }
  /// A corner of the squares, in pixels, y up. Default: (150, 150).
  var center: CGPoint { get set }
  /// The side of a square in pixels. Default: 8.
  var scale: Float { get set }
}

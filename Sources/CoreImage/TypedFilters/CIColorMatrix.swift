// The colour-matrix filter.

/// A filter that makes each component a weighted sum of all four, red, green, blue and alpha, plus a bias
/// ([Apple](https://developer.apple.com/documentation/coreimage/cicolormatrix)).
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image to filter. Default: nil, for which there is no output.
  var inputImage: CIImage? { get set }
  /// The weights of red. Default: (1, 0, 0, 0).
  var rVector: CIVector { get set }
  /// The weights of green. Default: (0, 1, 0, 0).
  var gVector: CIVector { get set }
  /// The weights of blue. Default: (0, 0, 1, 0).
  var bVector: CIVector { get set }
  /// The weights of alpha. Default: (0, 0, 0, 1).
  var aVector: CIVector { get set }
  /// The amounts that are added to the four sums. Default: zeros.
  var biasVector: CIVector { get set }
}

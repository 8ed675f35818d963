// The photo-effect filters.

/// The filters that imitate photographic film
/// ([Apple](https://developer.apple.com/documentation/coreimage/ciphotoeffect)).
///
/// Not computed here: the output is the input image, which is logged once.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image to filter. Default: nil, for which there is no output.
  var inputImage: CIImage? { get set }
}

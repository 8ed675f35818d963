// The base of the filters with typed properties.

/// The protocol of all filters with typed properties
/// ([Apple](https://developer.apple.com/documentation/coreimage/cifilterprotocol)).
public protocol CIFilterProtocol: AnyObject {
  /// The filtered image; nil without an input image.
  var outputImage: CIImage? { get }
}

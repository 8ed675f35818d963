// The constructors of filters with typed properties, as of `CoreImage.CIFilterBuiltins`.

/// Filters that are not computed here output their input image.
extension CIFilter {
  /// Creates a filter that transforms an image and extends its edges without end.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { TypedFilter("CIAffineClamp") }
  /// Creates a filter that lets bright parts glow. Not computed here.
  public class func bloom() -> any CIFilter & CIBloom { TypedFilter("CIBloom") }
  /// Creates a filter that blurs with the mean of a square. Not computed here.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { TypedFilter("CIBoxBlur") }
  /// Creates a filter that changes saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls {
    TypedFilter("CIColorControls")
  }
  /// Creates a filter that inverts the colours.
  public class func colorInvert() -> any CIFilter & CIColorInvert { TypedFilter("CIColorInvert") }
  /// Creates a filter that multiplies colours by a matrix and adds a bias.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { TypedFilter("CIColorMatrix") }
  /// Creates a filter that maps the colours to shades of one colour.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    TypedFilter("CIColorMonochrome")
  }
  /// Creates a filter that changes the exposure. Not computed here.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    TypedFilter("CIExposureAdjust")
  }
  /// Creates a filter that raises the brightness to a power. Not computed here.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { TypedFilter("CIGammaAdjust") }
  /// Creates a filter that blurs with a Gaussian.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    TypedFilter("CIGaussianBlur")
  }
  /// Creates a filter that turns the hue of each colour. Not computed here.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { TypedFilter("CIHueAdjust") }
  /// Creates a filter that turns brightness into opacity. Not computed here.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { TypedFilter("CIMaskToAlpha") }
  /// Creates a filter that imitates film with strong colours. Not computed here.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectChrome")
  }
  /// Creates a filter that imitates film with faded colours. Not computed here.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectFade")
  }
  /// Creates a filter that imitates the film of an instant camera. Not computed here.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectInstant")
  }
  /// Creates a filter that imitates black-and-white film of low contrast. Not computed here.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectMono")
  }
  /// Creates a filter that imitates black-and-white film of high contrast. Not computed here.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectNoir")
  }
  /// Creates a filter that imitates film with cool colours. Not computed here.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectProcess")
  }
  /// Creates a filter that imitates black-and-white film. Not computed here.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectTonal")
  }
  /// Creates a filter that imitates film with warm colours. Not computed here.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectTransfer")
  }
  /// Creates a filter that shows squares of one colour each. Not computed here.
  public class func pixellate() -> any CIFilter & CIPixellate { TypedFilter("CIPixellate") }
  /// Creates a filter that maps the colours to shades of brown.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { TypedFilter("CISepiaTone") }
  /// Creates a filter that saturates pale colours more than strong ones. Not computed here.
  public class func vibrance() -> any CIFilter & CIVibrance { TypedFilter("CIVibrance") }
  /// Creates a filter that darkens the corners. Not computed here.
  public class func vignette() -> any CIFilter & CIVignette { TypedFilter("CIVignette") }
}

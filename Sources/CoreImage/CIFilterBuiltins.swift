// Image filters with typed properties, as of `CoreImage.CIFilterBuiltins`.

public import CoreGraphics
public import Foundation

/// What all filters with typed properties have
/// ([Apple](https://developer.apple.com/documentation/coreimage/methods_and_protocols_for_filter_creation)).
public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}

public protocol CIColorInvert: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIPhotoEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIMaskToAlpha: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Pixels, the standard deviation.
  var radius: Float { get set }
}

public protocol CIBoxBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Pixels.
  var radius: Float { get set }
}

public protocol CIAffineClamp: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var transform: CGAffineTransform { get set }
}

public protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// From 0, as it was, to 1.
  var intensity: Float { get set }
}

public protocol CIColorMonochrome: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
  /// From 0, as it was, to 1.
  var intensity: Float { get set }
}

public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Default: 1; 0 is grey.
  var saturation: Float { get set }
  /// Default: 0.
  var brightness: Float { get set }
  /// Default: 1.
  var contrast: Float { get set }
}

public protocol CIColorMatrix: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var rVector: CIVector { get set }
  var gVector: CIVector { get set }
  var bVector: CIVector { get set }
  var aVector: CIVector { get set }
  var biasVector: CIVector { get set }
}

public protocol CIPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  /// Pixels of a square.
  var scale: Float { get set }
}

public protocol CIVignette: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
  var radius: Float { get set }
}

public protocol CIBloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

public protocol CIHueAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Radians.
  var angle: Float { get set }
}

public protocol CIExposureAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Stops.
  var ev: Float { get set }
}

public protocol CIGammaAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var power: Float { get set }
}

public protocol CIVibrance: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var amount: Float { get set }
}

extension CIFilter {
  public class func affineClamp() -> any CIFilter & CIAffineClamp { TypedFilter("CIAffineClamp") }
  public class func bloom() -> any CIFilter & CIBloom { TypedFilter("CIBloom") }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { TypedFilter("CIBoxBlur") }
  public class func colorControls() -> any CIFilter & CIColorControls {
    TypedFilter("CIColorControls")
  }
  public class func colorInvert() -> any CIFilter & CIColorInvert { TypedFilter("CIColorInvert") }
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { TypedFilter("CIColorMatrix") }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    TypedFilter("CIColorMonochrome")
  }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    TypedFilter("CIExposureAdjust")
  }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { TypedFilter("CIGammaAdjust") }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    TypedFilter("CIGaussianBlur")
  }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { TypedFilter("CIHueAdjust") }
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { TypedFilter("CIMaskToAlpha") }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectChrome")
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectFade")
  }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectInstant")
  }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectMono")
  }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectNoir")
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectProcess")
  }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectTonal")
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectTransfer")
  }
  public class func pixellate() -> any CIFilter & CIPixellate { TypedFilter("CIPixellate") }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { TypedFilter("CISepiaTone") }
  public class func vibrance() -> any CIFilter & CIVibrance { TypedFilter("CIVibrance") }
  public class func vignette() -> any CIFilter & CIVignette { TypedFilter("CIVignette") }
}

/// A filter whose properties stand for its inputs.
private final class TypedFilter: CIFilter {
  init(_ name: String) { super.init(named: name) }

  /// What an input is where none is given: a number, by the filter's name where filters differ.
  private static let numbers: [String: Float] = [
    "inputRadius": 10, "inputIntensity": 1, "inputSaturation": 1, "inputContrast": 1,
    "inputPower": 1, "inputScale": 8, "CIVignette.inputRadius": 1, "CIVignette.inputIntensity": 0,
    "CIBloom.inputIntensity": 0.5,
  ]

  private subscript(_ key: String) -> Float {
    get {
      let standard = Self.numbers["\(name).\(key)"] ?? Self.numbers[key] ?? 0
      return (value(forKey: key) as? NSNumber)?.floatValue ?? standard
    }
    set { setValue(NSNumber(value: newValue), forKey: key) }
  }

  private func vector(_ key: String, _ standard: CGFloat...) -> CIVector {
    let given = value(forKey: key) as? CIVector
    return given ?? CIVector(x: standard[0], y: standard[1], z: standard[2], w: standard[3])
  }
}

extension TypedFilter: CIColorInvert, CIPhotoEffect, CIMaskToAlpha, CIGaussianBlur, CIBoxBlur,
  CIAffineClamp, CISepiaTone, CIColorMonochrome, CIColorControls, CIColorMatrix, CIPixellate,
  CIVignette, CIBloom, CIHueAdjust, CIExposureAdjust, CIGammaAdjust, CIVibrance
{
  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var radius: Float {
    get { self[kCIInputRadiusKey] }
    set { self[kCIInputRadiusKey] = newValue }
  }
  var intensity: Float {
    get { self[kCIInputIntensityKey] }
    set { self[kCIInputIntensityKey] = newValue }
  }
  var saturation: Float {
    get { self[kCIInputSaturationKey] }
    set { self[kCIInputSaturationKey] = newValue }
  }
  var brightness: Float {
    get { self[kCIInputBrightnessKey] }
    set { self[kCIInputBrightnessKey] = newValue }
  }
  var contrast: Float {
    get { self[kCIInputContrastKey] }
    set { self[kCIInputContrastKey] = newValue }
  }
  var scale: Float {
    get { self[kCIInputScaleKey] }
    set { self[kCIInputScaleKey] = newValue }
  }
  var angle: Float {
    get { self["inputAngle"] }
    set { self["inputAngle"] = newValue }
  }
  var ev: Float {
    get { self["inputEV"] }
    set { self["inputEV"] = newValue }
  }
  var power: Float {
    get { self["inputPower"] }
    set { self["inputPower"] = newValue }
  }
  var amount: Float {
    get { self["inputAmount"] }
    set { self["inputAmount"] = newValue }
  }
  var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? CIColor(red: 0.6, green: 0.45, blue: 0.3) }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  var transform: CGAffineTransform {
    get { value(forKey: kCIInputTransformKey) as? CGAffineTransform ?? .identity }
    set { setValue(newValue, forKey: kCIInputTransformKey) }
  }
  var center: CGPoint {
    get {
      let given = value(forKey: kCIInputCenterKey) as? CIVector
      return given.map { CGPoint(x: $0.x, y: $0.y) } ?? CGPoint(x: 150, y: 150)
    }
    set { setValue(CIVector(x: newValue.x, y: newValue.y), forKey: kCIInputCenterKey) }
  }
  var rVector: CIVector {
    get { vector("inputRVector", 1, 0, 0, 0) }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var gVector: CIVector {
    get { vector("inputGVector", 0, 1, 0, 0) }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var bVector: CIVector {
    get { vector("inputBVector", 0, 0, 1, 0) }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var aVector: CIVector {
    get { vector("inputAVector", 0, 0, 0, 1) }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var biasVector: CIVector {
    get { vector("inputBiasVector", 0, 0, 0, 0) }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
}

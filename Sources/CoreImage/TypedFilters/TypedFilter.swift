// The filter behind all protocols of typed properties.

internal import CoreGraphics
internal import Foundation

/// A filter whose typed properties read and write its inputs by their keys.
final class TypedFilter: CIFilter {
  init(_ name: String) { super.init(named: name) }

  /// The default of each number, by `filter.key` where filters differ, else by key.
  private static let defaultNumbers: [String: Float] = [
    "inputRadius": 10, "inputIntensity": 1, "inputSaturation": 1, "inputContrast": 1,
    "inputPower": 1, "inputScale": 8, "CIVignette.inputRadius": 1, "CIVignette.inputIntensity": 0,
    "CIBloom.inputIntensity": 0.5,
  ]

  private subscript(_ key: String) -> Float {
    get {
      let defaultNumber = Self.defaultNumbers["\(name).\(key)"] ?? Self.defaultNumbers[key] ?? 0
      return (value(forKey: key) as? NSNumber)?.floatValue ?? defaultNumber
    }
    set { setValue(NSNumber(value: newValue), forKey: key) }
  }

  private func vector(
    _ key: String, default x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat
  ) -> CIVector {
    value(forKey: key) as? CIVector ?? CIVector(x: x, y: y, z: z, w: w)
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
    get { value(forKey: kCIInputColorKey) as? CIColor ?? CIColor(ColorKernel.defaultTint) }
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
    get { vector("inputRVector", default: 1, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var gVector: CIVector {
    get { vector("inputGVector", default: 0, y: 1, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var bVector: CIVector {
    get { vector("inputBVector", default: 0, y: 0, z: 1, w: 0) }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var aVector: CIVector {
    get { vector("inputAVector", default: 0, y: 0, z: 0, w: 1) }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var biasVector: CIVector {
    get { vector("inputBiasVector", default: 0, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
}

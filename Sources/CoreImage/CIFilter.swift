// Image filters by name.

internal import CoreGraphics
public import Foundation
private import Rasterizer

/// The key of the input image, a `CIImage`.
public let kCIInputImageKey = "inputImage"
/// The key of a radius in pixels, a number.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an intensity, a number from 0 to 1.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a `CIColor`.
public let kCIInputColorKey = "inputColor"
/// The key of a saturation, a number; 1 changes nothing.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a brightness, a number; 0 changes nothing.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a contrast, a number; 1 changes nothing.
public let kCIInputContrastKey = "inputContrast"
/// The key of a `CGAffineTransform`, by itself or in an `NSValue`.
public let kCIInputTransformKey = "inputTransform"
/// The key of a scale, a number.
public let kCIInputScaleKey = "inputScale"
/// The key of a centre, a `CIVector` in pixels, y up.
public let kCIInputCenterKey = "inputCenter"
/// The key of the filtered image, a `CIImage`.
public let kCIOutputImageKey = "outputImage"

/// An image filter ([Apple](https://developer.apple.com/documentation/coreimage/cifilter)).
///
/// `CIGaussianBlur`, `CIAffineClamp`, `CIAffineTransform`, `CIColorInvert`, `CIColorControls`, `CIColorMonochrome`,
/// `CISepiaTone` and `CIColorMatrix` are computed, on the values of sRGB. Any other filter outputs its input image and
/// logs that once.
open class CIFilter: NSObject {
  /// The name, such as `CIGaussianBlur`.
  public let name: String
  private var inputs: [String: Any] = [:]

  /// Creates a filter with its default inputs. Never nil here, whatever the name.
  public init?(name: String) {
    self.name = name
  }

  init(named name: String) {
    self.name = name
  }

  /// Creates a filter with inputs by their keys, such as `kCIInputRadiusKey`.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    inputs = params ?? [:]
  }

  /// Sets all inputs but the image to their defaults.
  open func setDefaults() {
    inputs = inputs.filter { $0.key == kCIInputImageKey }
  }

  /// Sets an input; nil sets its default.
  open func setValue(_ value: Any?, forKey key: String) {
    inputs[key] = value
  }

  /// Returns an input that was set, or the output image for `kCIOutputImageKey`.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : inputs[key]
  }

  /// The filtered image; nil without an input image.
  open var outputImage: CIImage? {
    pixelsInstalled
    guard let image = inputs[kCIInputImageKey] as? CIImage else { return nil }
    switch name {
    case "CIGaussianBlur": return image.blurred(sigma: number(kCIInputRadiusKey) ?? 10)
    case "CIAffineClamp": return transformed(image).clampedToExtent()
    case "CIAffineTransform": return transformed(image)
    default: break
    }
    guard let colorKernel else {
      logOnce("the image filter \(name) is not available: its picture stays as it is")
      return image
    }
    return CIImage(
      image.bitmap?.mapped(colorKernel), at: image.finiteExtent, isClamped: image.isClamped)
  }

  /// The kernel of a filter that computes each pixel from its colour alone; nil for another filter.
  private var colorKernel: ((RGBA) -> RGBA)? {
    switch name {
    case "CIColorInvert": ColorKernel.invert
    case "CIColorControls":
      ColorKernel.controls(
        saturation: number(kCIInputSaturationKey) ?? 1,
        brightness: number(kCIInputBrightnessKey) ?? 0, contrast: number(kCIInputContrastKey) ?? 1)
    case "CIColorMonochrome":
      ColorKernel.monochrome(
        (inputs[kCIInputColorKey] as? CIColor)?.rgba ?? ColorKernel.defaultTint,
        intensity: number(kCIInputIntensityKey) ?? 1)
    case "CISepiaTone": ColorKernel.sepia(intensity: number(kCIInputIntensityKey) ?? 1)
    case "CIColorMatrix":
      ColorKernel.matrix(
        red: vector("inputRVector", [1, 0, 0, 0]), green: vector("inputGVector", [0, 1, 0, 0]),
        blue: vector("inputBVector", [0, 0, 1, 0]), alpha: vector("inputAVector", [0, 0, 0, 1]),
        bias: vector("inputBiasVector", [0, 0, 0, 0]))
    default: nil
    }
  }

  /// The input under a key, if it is a finite number.
  private func number(_ key: String) -> Double? {
    let value = inputs[key]
    let number = (value as? CGFloat).map { Double($0) } ?? (value as? NSNumber)?.doubleValue
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The four numbers of the vector under a key.
  private func vector(_ key: String, _ defaultValue: [Double]) -> [Double] {
    guard let vector = inputs[key] as? CIVector else { return defaultValue }
    return (0..<4).map { Double(vector.value(at: $0)) }
  }

  private func transformed(_ image: CIImage) -> CIImage {
    let value = inputs[kCIInputTransformKey]
    let matrix = value as? CGAffineTransform ?? (value as? NSValue)?.cgAffineTransformValue
    return matrix.map { image.transformed(by: $0) } ?? image
  }
}

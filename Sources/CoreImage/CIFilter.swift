// Image filters by name.

internal import CoreGraphics
public import Foundation
private import Rasterizer

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIOutputImageKey = "outputImage"

/// A filter by its name ([Apple](https://developer.apple.com/documentation/coreimage/cifilter)). Blurs and
/// simple changes of colour are computed, on sRGB's values; another filter gives its input back as it came,
/// and says so once.
open class CIFilter: NSObject {
  public let name: String
  private var inputs: [String: Any] = [:]

  public init?(name: String) {
    self.name = name
  }

  init(named name: String) {
    self.name = name
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    inputs = params ?? [:]
  }

  /// Every input gets the value that it has where none is given.
  open func setDefaults() {
    inputs = inputs.filter { $0.key == kCIInputImageKey }
  }

  open func setValue(_ value: Any?, forKey key: String) {
    inputs[key] = value
  }

  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : inputs[key]
  }

  /// What the filter makes of its input image; nil without one.
  open var outputImage: CIImage? {
    pixelsInstalled
    guard let image = inputs[kCIInputImageKey] as? CIImage else { return nil }
    switch name {
    case "CIGaussianBlur": return image.blurred(sigma: number(kCIInputRadiusKey) ?? 10)
    case "CIAffineClamp": return transformed(image).clampedToExtent()
    case "CIAffineTransform": return transformed(image)
    default: break
    }
    guard let change = colorChange else {
      logOnce("the image filter \(name) is not available: its picture stays as it is")
      return image
    }
    return CIImage(image.picture?.mapped(change), at: image.place, isClamped: image.isClamped)
  }

  /// What a filter that looks at single pixels makes of a colour; nil for another filter.
  private var colorChange: ((RGBA) -> RGBA)? {
    switch name {
    case "CIColorInvert": ColorChange.invert
    case "CIColorControls":
      ColorChange.controls(
        saturation: number(kCIInputSaturationKey) ?? 1,
        brightness: number(kCIInputBrightnessKey) ?? 0, contrast: number(kCIInputContrastKey) ?? 1)
    case "CIColorMonochrome":
      ColorChange.monochrome(
        (inputs[kCIInputColorKey] as? CIColor)?.rgba ?? ColorChange.defaultTint,
        intensity: number(kCIInputIntensityKey) ?? 1)
    case "CISepiaTone": ColorChange.sepia(intensity: number(kCIInputIntensityKey) ?? 1)
    case "CIColorMatrix":
      ColorChange.matrix(
        red: vector("inputRVector", [1, 0, 0, 0]), green: vector("inputGVector", [0, 1, 0, 0]),
        blue: vector("inputBVector", [0, 0, 1, 0]), alpha: vector("inputAVector", [0, 0, 0, 1]),
        bias: vector("inputBiasVector", [0, 0, 0, 0]))
    default: nil
    }
  }

  /// A finite number under a key.
  private func number(_ key: String) -> Double? {
    let value = inputs[key]
    let number = (value as? CGFloat).map { Double($0) } ?? (value as? NSNumber)?.doubleValue
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private func vector(_ key: String, _ standard: [Double]) -> [Double] {
    guard let vector = inputs[key] as? CIVector else { return standard }
    return (0..<4).map { Double(vector.value(at: $0)) }
  }

  private func transformed(_ image: CIImage) -> CIImage {
    let value = inputs[kCIInputTransformKey]
    let matrix = value as? CGAffineTransform ?? (value as? NSValue)?.cgAffineTransformValue
    return matrix.map { image.transformed(by: $0) } ?? image
  }
}

extension CIImage {
  /// Grows by three standard deviations, but for one whose edges go on for ever.
  fileprivate func blurred(sigma: Double) -> CIImage {
    let sigma = min(max(sigma, 0), Self.largestSigma)
    let margin = (3 * CGFloat(sigma)).rounded(.up)
    let grown = place.insetBy(dx: -margin, dy: -margin)
    guard isClamped else {
      return CIImage(picture?.blurred(in: pixels(in: grown), sigma: sigma), at: grown)
    }
    // What the blurred edge shows comes from as much of the clamped one around it.
    let whole = CIImage(image(in: grown), at: grown)
    let blurred = whole.picture?.blurred(in: whole.pixels(in: place), sigma: sigma)
    return CIImage(blurred, at: place, isClamped: true)
  }

  /// As for shadows: wider blurs are not told apart.
  private static let largestSigma = 1024.0
}

// The colour kernels of image filters: functions from a pixel's colour to another colour.

internal import CoreGraphics

/// Colour kernels, on components that are not premultiplied. A result outside 0 … 1 is clamped by the caller.
enum ColorKernel {
  /// The default colour of the filter `CIColorMonochrome`.
  static let defaultTint = RGBA(0.6, 0.45, 0.3)

  /// Inverts the colour; the opacity stays.
  static func invert(_ color: RGBA) -> RGBA {
    RGBA(1 - color.red, 1 - color.green, 1 - color.blue, color.alpha)
  }

  /// Multiplies the distance from the luminance by `saturation`, adds `brightness`, and multiplies the distance from
  /// middle grey by `contrast`.
  static func controls(
    saturation: Double, brightness: Double, contrast: Double
  ) -> (RGBA) -> RGBA {
    { color in
      let luminance = color.luminance
      return color.mapComponents { component in
        (luminance + (component - luminance) * saturation + brightness - 0.5) * contrast + 0.5
      }
    }
  }

  /// Maps to shades of `tint`, mixed with the colour itself where the intensity is below 1.
  static func monochrome(_ tint: RGBA, intensity: Double) -> (RGBA) -> RGBA {
    { color in
      let luminance = color.luminance
      let shade = RGBA(
        luminance * tint.red, luminance * tint.green, luminance * tint.blue, color.alpha)
      return color.mixed(with: shade, intensity)
    }
  }

  /// Maps to the brown of old photographs, with the weights that are commonly used for it.
  static func sepia(intensity: Double) -> (RGBA) -> RGBA {
    let brown = matrix(
      red: [0.393, 0.769, 0.189, 0], green: [0.349, 0.686, 0.168, 0],
      blue: [0.272, 0.534, 0.131, 0], alpha: [0, 0, 0, 1], bias: [0, 0, 0, 0])
    return { color in color.mixed(with: brown(color).clamped, intensity) }
  }

  /// Makes each component the sum of all four, weighted, plus a bias.
  static func matrix(
    red: [Double], green: [Double], blue: [Double], alpha: [Double], bias: [Double]
  ) -> (RGBA) -> RGBA {
    { color in
      func sum(_ weights: [Double], _ bias: Double) -> Double {
        color.red * weights[0] + color.green * weights[1] + color.blue * weights[2]
          + color.alpha * weights[3] + bias
      }
      return RGBA(
        sum(red, bias[0]), sum(green, bias[1]), sum(blue, bias[2]), sum(alpha, bias[3]))
    }
  }
}

extension RGBA {
  /// The luminance by sRGB's weights, of components that keep their gamma.
  fileprivate var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  fileprivate func mapComponents(_ transform: (Double) -> Double) -> RGBA {
    RGBA(transform(red), transform(green), transform(blue), alpha)
  }

  /// The colour with red, green and blue within 0 … 1.
  fileprivate var clamped: RGBA { mapComponents { min(max($0, 0), 1) } }

  fileprivate func mixed(with other: RGBA, _ amount: Double) -> RGBA {
    RGBA(
      red + (other.red - red) * amount, green + (other.green - green) * amount,
      blue + (other.blue - blue) * amount, alpha)
  }
}

// What image filters that look at single pixels make of a colour.

internal import CoreGraphics

/// Changes of colours that are not premultiplied; what lies outside 0 … 1 afterwards is limited.
enum ColorChange {
  /// The tint of a filter that is given none.
  static let defaultTint = RGBA(0.6, 0.45, 0.3)

  static func invert(_ color: RGBA) -> RGBA {
    RGBA(1 - color.red, 1 - color.green, 1 - color.blue, color.alpha)
  }

  /// The distance from grey times `saturation`, then brighter, then the distance from middle grey times
  /// `contrast`.
  static func controls(
    saturation: Double, brightness: Double, contrast: Double
  ) -> (RGBA) -> RGBA {
    { color in
      let grey = color.luminance
      return color.parts { part in
        (grey + (part - grey) * saturation + brightness - 0.5) * contrast + 0.5
      }
    }
  }

  /// Shades of `tint`, mixed with the colour itself where the intensity is below 1.
  static func monochrome(_ tint: RGBA, intensity: Double) -> (RGBA) -> RGBA {
    { color in
      let grey = color.luminance
      return color.mixed(
        with: RGBA(grey * tint.red, grey * tint.green, grey * tint.blue, color.alpha), intensity)
    }
  }

  /// The brown of old photographs, by the weights that are commonly used for it.
  static func sepia(intensity: Double) -> (RGBA) -> RGBA {
    let brown = matrix(
      red: [0.393, 0.769, 0.189, 0], green: [0.349, 0.686, 0.168, 0],
      blue: [0.272, 0.534, 0.131, 0], alpha: [0, 0, 0, 1], bias: [0, 0, 0, 0])
    return { color in color.mixed(with: brown(color).limited, intensity) }
  }

  /// Each component is the sum of all, weighted, and a bias.
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
  /// sRGB's weights of how bright its components look.
  fileprivate var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  fileprivate func parts(_ change: (Double) -> Double) -> RGBA {
    RGBA(change(red), change(green), change(blue), alpha)
  }

  fileprivate var limited: RGBA { parts { min(max($0, 0), 1) } }

  fileprivate func mixed(with other: RGBA, _ amount: Double) -> RGBA {
    RGBA(
      red + (other.red - red) * amount, green + (other.green - green) * amount,
      blue + (other.blue - blue) * amount, alpha)
  }
}

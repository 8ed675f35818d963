// A function that derives a colour from another.

/// A function that derives a colour from another.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Grey of the same brightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      let rgba = color.rgba
      let grey = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
      return UIColor(white: CGFloat(grey), alpha: CGFloat(rgba.alpha))
    }
  }

  /// The tint of the views around.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }

  public static var monochromeTint: UIConfigurationColorTransformer { preferredTint }
}

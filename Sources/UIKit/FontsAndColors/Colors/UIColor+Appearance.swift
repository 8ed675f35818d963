// Colours that follow the light and the dark appearance.

extension UIColor {
  /// Creates a dynamic colour for the light and dark styles.
  package convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }
}

// iOS's system colours, light and dark.

import CoreGraphics

extension UIColor {
  public static let systemRed = UIColor(
    light: UIColor(bytes: 255, 59, 48), dark: UIColor(bytes: 255, 69, 58))
  public static let systemOrange = UIColor(
    light: UIColor(bytes: 255, 149, 0), dark: UIColor(bytes: 255, 159, 10))
  public static let systemYellow = UIColor(
    light: UIColor(bytes: 255, 204, 0), dark: UIColor(bytes: 255, 214, 10))
  public static let systemGreen = UIColor(
    light: UIColor(bytes: 52, 199, 89), dark: UIColor(bytes: 48, 209, 88))
  public static let systemMint = UIColor(
    light: UIColor(bytes: 0, 199, 190), dark: UIColor(bytes: 99, 230, 226))
  public static let systemTeal = UIColor(
    light: UIColor(bytes: 48, 176, 199), dark: UIColor(bytes: 64, 200, 224))
  public static let systemCyan = UIColor(
    light: UIColor(bytes: 50, 173, 230), dark: UIColor(bytes: 100, 210, 255))
  public static let systemBlue = UIColor(
    light: UIColor(bytes: 0, 122, 255), dark: UIColor(bytes: 10, 132, 255))
  public static let systemIndigo = UIColor(
    light: UIColor(bytes: 88, 86, 214), dark: UIColor(bytes: 94, 92, 230))
  public static let systemPurple = UIColor(
    light: UIColor(bytes: 175, 82, 222), dark: UIColor(bytes: 191, 90, 242))
  public static let systemPink = UIColor(
    light: UIColor(bytes: 255, 45, 85), dark: UIColor(bytes: 255, 55, 95))
  public static let systemBrown = UIColor(
    light: UIColor(bytes: 162, 132, 94), dark: UIColor(bytes: 172, 142, 104))

  public static let systemGray = UIColor(bytes: 142, 142, 147)
  public static let systemGray2 = UIColor(
    light: UIColor(bytes: 174, 174, 178), dark: UIColor(bytes: 99, 99, 102))
  public static let systemGray3 = UIColor(
    light: UIColor(bytes: 199, 199, 204), dark: UIColor(bytes: 72, 72, 74))
  public static let systemGray4 = UIColor(
    light: UIColor(bytes: 209, 209, 214), dark: UIColor(bytes: 58, 58, 60))
  public static let systemGray5 = UIColor(
    light: UIColor(bytes: 229, 229, 234), dark: UIColor(bytes: 44, 44, 46))
  public static let systemGray6 = UIColor(
    light: UIColor(bytes: 242, 242, 247), dark: UIColor(bytes: 28, 28, 30))

  public static let tintColor = systemBlue
  public static let link = systemBlue

  public static let label = UIColor(
    light: UIColor(bytes: 0, 0, 0), dark: UIColor(bytes: 255, 255, 255))
  public static let secondaryLabel = UIColor(
    light: UIColor(bytes: 60, 60, 67, alpha: 0.6), dark: UIColor(bytes: 235, 235, 245, alpha: 0.6))
  public static let tertiaryLabel = UIColor(
    light: UIColor(bytes: 60, 60, 67, alpha: 0.3), dark: UIColor(bytes: 235, 235, 245, alpha: 0.3))
  public static let quaternaryLabel = UIColor(
    light: UIColor(bytes: 60, 60, 67, alpha: 0.18), dark: UIColor(bytes: 235, 235, 245, alpha: 0.16)
  )
  public static let placeholderText = UIColor(
    light: UIColor(bytes: 60, 60, 67, alpha: 0.3), dark: UIColor(bytes: 235, 235, 245, alpha: 0.3))
  public static let separator = UIColor(
    light: UIColor(bytes: 60, 60, 67, alpha: 0.29), dark: UIColor(bytes: 84, 84, 88, alpha: 0.6))
  public static let opaqueSeparator = UIColor(
    light: UIColor(bytes: 198, 198, 200), dark: UIColor(bytes: 56, 56, 58))

  public static let systemFill = UIColor(
    light: UIColor(bytes: 120, 120, 128, alpha: 0.2),
    dark: UIColor(bytes: 120, 120, 128, alpha: 0.36))
  public static let secondarySystemFill = UIColor(
    light: UIColor(bytes: 120, 120, 128, alpha: 0.16),
    dark: UIColor(bytes: 120, 120, 128, alpha: 0.32))
  public static let tertiarySystemFill = UIColor(
    light: UIColor(bytes: 118, 118, 128, alpha: 0.12),
    dark: UIColor(bytes: 118, 118, 128, alpha: 0.24))
  public static let quaternarySystemFill = UIColor(
    light: UIColor(bytes: 116, 116, 128, alpha: 0.08),
    dark: UIColor(bytes: 118, 118, 128, alpha: 0.18))

  public static let systemBackground = UIColor(
    light: UIColor(bytes: 255, 255, 255), dark: UIColor(bytes: 0, 0, 0))
  public static let secondarySystemBackground = UIColor(
    light: UIColor(bytes: 242, 242, 247), dark: UIColor(bytes: 28, 28, 30))
  public static let tertiarySystemBackground = UIColor(
    light: UIColor(bytes: 255, 255, 255), dark: UIColor(bytes: 44, 44, 46))
  public static let systemGroupedBackground = UIColor(
    light: UIColor(bytes: 242, 242, 247), dark: UIColor(bytes: 0, 0, 0))
  public static let secondarySystemGroupedBackground = UIColor(
    light: UIColor(bytes: 255, 255, 255), dark: UIColor(bytes: 28, 28, 30))
  public static let tertiarySystemGroupedBackground = UIColor(
    light: UIColor(bytes: 242, 242, 247), dark: UIColor(bytes: 44, 44, 46))
  public static let groupTableViewBackground = systemGroupedBackground

  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)

  /// Creates a colour from components from 0 to 255 and an opacity from 0 to 1.
  package convenience init(bytes red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(RGBA(Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha))
  }
}

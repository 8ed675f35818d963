// The accessibility names of colours.

import CoreGraphics

extension UIColor {
  /// The name of the colour in English, such as “dark blue”, by hue, brightness and saturation
  /// ([Apple](https://developer.apple.com/documentation/uikit/uicolor/accessibilityname)). The words differ from Apple's.
  public var accessibilityName: String {
    let rgba = rgba
    guard rgba.alpha > 0 else { return "transparent" }
    var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
    // SAFETY: the components outlive the call.
    unsafe getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 {
      return brightness > 0.95 ? "white" : Self.shade(brightness) + "gray"
    }
    if (0.03..<0.12).contains(hue), brightness < 0.7 { return "brown" }
    let name = Self.hues.first { hue * 360 < $0.upTo }?.name ?? "red"
    return (saturation < 0.5 && brightness > 0.7 ? "light " : Self.shade(brightness, 1)) + name
  }

  private static func shade(_ brightness: CGFloat, _ light: CGFloat = 0.7) -> String {
    brightness < 0.45 ? "dark " : brightness > light ? "light " : ""
  }

  /// The names of hues, each with the degrees at which it ends.
  private static let hues: [(upTo: CGFloat, name: String)] = [
    (15, "red"), (45, "orange"), (70, "yellow"), (160, "green"), (200, "cyan"), (260, "blue"),
    (290, "purple"), (335, "pink"),
  ]
}

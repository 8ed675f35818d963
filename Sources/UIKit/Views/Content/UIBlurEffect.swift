// The blur effect, drawn as its tint colour.

import CoreGraphics

/// A blur. The backdrop is not blurred but covered by the blur's colour.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  var color: UIColor {
    switch style {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      UIColor(white: 0.11, alpha: 0.73)
    case .extraLight, .prominent: UIColor(white: 0.97, alpha: 0.82)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight: UIColor(white: 1, alpha: 0.4)
    case .systemThinMaterial, .systemThinMaterialLight: UIColor(white: 1, alpha: 0.6)
    case .light, .regular, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      UIColor(white: 0.97, alpha: 0.75)
    }
  }
}

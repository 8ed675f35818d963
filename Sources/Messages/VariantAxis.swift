// The respects in which variants of a page differ, and the choices in each.

internal import Foundation

/// A respect in which variants of a page differ.
package enum VariantAxis: String, CaseIterable, Hashable, Sendable {
  /// The screen: four iPhones and two iPads, upright and on their sides, and the page's own size.
  case device
  /// Light and dark.
  case appearance
  /// The size of text that a person prefers.
  case textSize = "text-size"
  /// Left to right, and right to left.
  case direction
  /// The language of the page's texts.
  case language
  /// The state of the page's controls.
  case state
  /// Pixels per point.
  case scale

  /// The name in words.
  package var title: String {
    switch self {
    case .device: "Device"
    case .appearance: "Appearance"
    case .textSize: "Text size"
    case .direction: "Direction"
    case .language: "Language"
    case .state: "State"
    case .scale: "Scale"
    }
  }

  /// The choices, in order. `languages`: those that the page's texts are in.
  package func choices(languages: [String] = []) -> [VariantChoice] {
    switch self {
    case .device: Self.devices
    case .appearance:
      [
        choice("light", "Light", is: .appearance(isDark: false)),
        choice("dark", "Dark", is: .appearance(isDark: true)),
      ]
    case .textSize:
      Self.textSizes.map {
        choice($0.name, $0.title, is: .textSize("UICTContentSizeCategory" + $0.end))
      }
    case .direction:
      [
        choice("ltr", "Left to right", is: .direction(isRightToLeft: false)),
        choice("rtl", "Right to left", is: .direction(isRightToLeft: true)),
      ]
    case .language:
      languages.map {
        choice(
          $0, Locale(identifier: "en").localizedString(forIdentifier: $0) ?? $0, is: .language($0))
      }
    case .state:
      PageControlState.allCases.map { choice($0.rawValue, $0.title, is: .state($0)) }
    case .scale: [1, 2, 3].map { choice("\($0)", "\($0)×", is: .scale(Double($0))) }
    }
  }

  /// The choices that the axis begins with. `languages`: as for ``choices(languages:)``.
  package func standardChoices(languages: [String] = []) -> [VariantChoice] {
    let names: [String]
    switch self {
    case .device: names = ["iphone-se", "iphone-16"]
    case .textSize: names = ["xs", "l", "ax3"]
    case .language: return Array(choices(languages: languages).prefix(4))
    case .appearance, .direction, .state, .scale: return choices()
    }
    return choices().filter { names.contains($0.name) }
  }

  private func choice(
    _ name: String, _ title: String, is value: VariantChoice.Value
  ) -> VariantChoice {
    VariantChoice(axis: self, name: name, title: title, value: value)
  }

  private static let devices: [VariantChoice] =
    [
      ("iphone-se", "iPhone SE", "iPhone SE (3rd generation)"),
      ("iphone-13-mini", "iPhone 13 mini", "iPhone 13 mini"),
      ("iphone-16", "iPhone 16", "iPhone 16"),
      ("iphone-16-pro-max", "iPhone 16 Pro Max", "iPhone 16 Pro Max"),
      ("ipad-mini", "iPad mini", "iPad mini (A17 Pro)"),
      ("ipad-pro-13", "iPad Pro 13-inch", "iPad Pro 13-inch (M4)"),
    ].flatMap { name, title, device in
      [false, true].map {
        VariantChoice(Device.named(device), isOnSide: $0, name: name, title: title)
      }
    } + [
      VariantChoice(
        axis: .device, name: "own", title: "Own size", value: .device(nil, isOnSide: false))
    ]

  /// The sizes of text, and the ends of their categories' names.
  private static let textSizes: [(name: String, title: String, end: String)] = [
    ("xs", "Extra small", "XS"), ("s", "Small", "S"), ("m", "Medium", "M"),
    ("l", "Large (default)", "L"), ("xl", "Extra large", "XL"),
    ("xxl", "Extra extra large", "XXL"), ("xxxl", "Extra extra extra large", "XXXL"),
    ("ax1", "Accessibility 1", "AccessibilityM"), ("ax2", "Accessibility 2", "AccessibilityL"),
    ("ax3", "Accessibility 3", "AccessibilityXL"), ("ax4", "Accessibility 4", "AccessibilityXXL"),
    ("ax5", "Accessibility 5", "AccessibilityXXXL"),
  ]
}

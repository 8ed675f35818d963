// The state in which a page's controls are shown.

/// A state of controls, as a person sees it.
package enum PageControlState: String, Codable, CaseIterable, Hashable, Sendable {
  case normal
  case highlighted
  case selected
  case disabled

  /// The name in words.
  package var title: String {
    switch self {
    case .normal: "Normal"
    case .highlighted: "Highlighted"
    case .selected: "Selected"
    case .disabled: "Disabled"
    }
  }
}

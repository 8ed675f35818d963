// The studio's colours, in light and dark.

internal import CoreGraphics
internal import UIKit

/// Colours by their use. Text has a contrast of at least 4.5 to 1 on each ground that it stands on.
@MainActor
enum Palette {
  /// The ground around the page.
  static let canvas = pair(0xEEEEF0, 0x1C1C1E)
  /// The ground of panels.
  static let panel = pair(0xFAFAFB, 0x2A2A2D)
  /// The ground of a panel's heading.
  static let heading = pair(0xF2F2F4, 0x313135)
  /// The line between two panels.
  static let separator = pair(0xD8D8DD, 0x141416)
  /// The line between two rows.
  static let hairline = pair(0xE8E8EC, 0x38383C)

  /// Text and symbols.
  static let label = pair(0x1D1D20, 0xF2F2F5)
  /// Text that says less.
  static let secondaryLabel = pair(0x66666E, 0xA5A5AE)
  /// Symbols that cannot be pressed now.
  static let disabledLabel = pair(0xB0B0B8, 0x66666E)

  /// The ground of a field.
  static let field = pair(0xFFFFFF, 0x1D1D20)
  /// The edge of a field.
  static let fieldEdge = pair(0xD2D2D8, 0x4A4A50)
  /// Things that are selected, focused or turned on.
  static let accent = pair(0x0A66E0, 0x3D8BFF)
  /// Text and symbols in the colour of what is selected.
  static let accentLabel = pair(0x0A5CCC, 0x74ADFF)
  /// Text and symbols on the accent.
  static let onAccent = pair(0xFFFFFF, 0xFFFFFF)
  /// The ground of a selected row.
  static let selectedRow = pair(0xDCE9FC, 0x24406B)
  /// The bar of an animation.
  static let bar = pair(0xBFD8FB, 0x2F568F)
  /// The ground under the pointer.
  static let hovered = pair(0xE7E7EB, 0x3B3B40)
  /// The ground of a button while it is pressed.
  static let pressed = pair(0xDADAE0, 0x48484E)
  /// A switch that is off.
  static let off = pair(0xB9B9C1, 0x5A5A61)
  /// Guides and distances over the page, which has any colour.
  static let measure = pair(0xD6256B, 0xE0407F)
  /// Constraints over the page that are broken, and views that are ambiguous.
  static let problem = pair(0xD0211C, 0xDB3A33)
  /// The error of a value.
  static let error = pair(0xC4201C, 0xFF7A72)
  /// The ground of a field with an error.
  static let errorField = pair(0xFDECEB, 0x4A2422)

  /// The text of a warning.
  static let warning = pair(0x85560A, 0xF0C25A)
  /// The ground of a row with a warning.
  static let warningRow = pair(0xFDF5E0, 0x413719)

  /// The ground of a line that goes, and of one that comes.
  static let removed = pair(0xFDECEB, 0x4A2422)
  static let added = pair(0xE3F5E7, 0x1E3D28)
  /// The ground of the part of such a line that is another.
  static let removedPart = pair(0xF8C9C6, 0x7A3330)
  static let addedPart = pair(0xB5E4C0, 0x2B6B3F)
  /// Text of a line that goes, and of one that comes.
  static let removedLabel = pair(0x9C1F1B, 0xFFA8A2)
  static let addedLabel = pair(0x14602B, 0x8FE0A4)

  /// The ground of tooltips, which are dark in both.
  static let tooltip = pair(0x2B2B30, 0x48484E)
  /// Text of tooltips.
  static let tooltipLabel = pair(0xFFFFFF, 0xFFFFFF)
  /// The ground of a key's name in a tooltip.
  static let tooltipKey = pair(0x47474E, 0x636369)

  private static func pair(_ light: UInt32, _ dark: UInt32) -> UIColor {
    UIColor(light: color(light), dark: color(dark))
  }

  private static func color(_ hexadecimal: UInt32) -> UIColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(hexadecimal >> shift & 255) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}

// The studio's measures, in points, on a grid of 4.

internal import CoreGraphics

/// Distances and sizes that more than one view uses.
enum Metrics {
  /// Between a panel's edge and its contents.
  static let margin: CGFloat = 12
  /// Between neighbours.
  static let gap: CGFloat = 8
  /// The height of fields and of what stands beside them.
  static let field: CGFloat = 24
  /// The height of a row with a field.
  static let row: CGFloat = 32
  /// The height of a row of the outline.
  static let outlineRow: CGFloat = 24
  /// The height of a panel's heading.
  static let heading: CGFloat = 32
  /// The height of the toolbar.
  static let toolbar: CGFloat = 44
  /// The height of the time bar without its list.
  static let timeBar: CGFloat = 44
  /// The sides of a toolbar's button.
  static let toolbarButton = CGSize(width: 32, height: 28)
  /// The radius of fields and buttons.
  static let radius: CGFloat = 6
  /// The thickness of lines between panels.
  static let line: CGFloat = 1
}

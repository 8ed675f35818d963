// The window's icon in the sizes that desktops ask for.

internal import CoreGraphics

/// The icon, drawn for this project at each size.
enum WindowIcon {
  static let sides = [16, 32, 48, 64, 128]

  /// The pictures that are there, smallest first.
  static func pictures() -> [CGImage] {
    sides.compactMap { Assets.pixels("Window/vitrine-\($0).png") }
  }
}

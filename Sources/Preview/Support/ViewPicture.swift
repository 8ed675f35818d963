// Views of the program's own as pictures.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import Stage
internal import UIKit

/// Draws views that no page shows.
@MainActor
enum ViewPicture {
  /// The picture of a view as large as it is. Fails where that would be too large.
  static func draw(
    _ view: UIView, scale: CGFloat, options: StageOptions
  ) throws(Failure) -> CGImage {
    let stage = Stage(
      root: view, size: try PixelSize(pictureOf: view.bounds.size, scale: scale),
      rootSize: view.bounds.size, scale: scale, clock: ManualClock(), options: options)
    stage.update()
    return stage.image()
  }
}

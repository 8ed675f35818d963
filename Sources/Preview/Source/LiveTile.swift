// A part of the picture of a user's views.

internal import CoreGraphics
internal import UIKit
internal import Windowing

/// A part of the picture: what does not change in it is not drawn again.
@MainActor
struct LiveTile {
  /// Pixels of the picture.
  let rect: PixelRect
  let scale: CGFloat
  let layer = CALayer()

  private static let side = 256

  init(_ rect: PixelRect, scale: CGFloat) {
    self.rect = rect
    self.scale = scale
    layer.frame = CGRect(
      x: CGFloat(rect.x) / scale, y: CGFloat(rect.y) / scale, width: CGFloat(rect.width) / scale,
      height: CGFloat(rect.height) / scale)
    layer.contentsScale = scale
    // A picture that is replaced does not fade.
    layer.actions = ["contents": NSNull()]
  }

  static func all(_ size: PixelSize, scale: CGFloat) -> [LiveTile] {
    stride(from: 0, to: size.height, by: side).flatMap { y in
      stride(from: 0, to: size.width, by: side).map { x in
        LiveTile(
          PixelRect(
            x: x, y: y, width: min(side, size.width - x), height: min(side, size.height - y)),
          scale: scale)
      }
    }
  }
}

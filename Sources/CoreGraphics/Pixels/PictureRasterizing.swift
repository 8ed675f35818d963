// The seam to pixels: who turns a recorded picture into them. UIKit installs it when it loads.

private import Synchronization

/// Turns display lists into pixels for those who may not name the rasteriser.
package protocol PictureRasterizing: Sendable {
  /// The list on a transparent ground, `transform` mapping its space to pixels.
  func rasterize(
    _ list: DisplayList, width: Int, height: Int, transform: CGAffineTransform
  ) -> PixelBuffer
}

/// The one installed rasteriser.
package enum PictureRasterizer {
  private static let installed = Mutex<(any PictureRasterizing)?>(nil)

  package static func install(_ rasterizer: any PictureRasterizing) {
    installed.withLock { $0 = rasterizer }
  }

  /// The installed one; a program that drew a picture with CoreGraphics alone stops here.
  package static var current: any PictureRasterizing {
    guard let rasterizer = installed.withLock({ $0 }) else {
      preconditionFailure("CoreGraphics alone draws no pixels: import UIKit, which installs them")
    }
    return rasterizer
  }
}

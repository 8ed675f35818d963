// The one installed rasteriser.

private import Synchronization

/// The one installed rasteriser.
package enum PictureRasterizer {
  private static let installed = Mutex<(any PictureRasterizing)?>(nil)

  /// Makes `rasterizer` the one that draws. UIKit calls it once when it loads.
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

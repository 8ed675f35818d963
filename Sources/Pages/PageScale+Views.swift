// The scale of a page on views and stages.

package import CoreGraphics
package import Messages
package import Stage
internal import UIKit

extension Stage {
  /// Gives the output the pixels of `size` points at a scale. Fails where the picture would be too large.
  package func resize(to size: CGSize, _ scale: PageScale) throws(Failure) {
    resize(
      to: try PixelSize(pictureOf: size, scale: CGFloat(scale.pixels)), rootSize: size,
      scale: CGFloat(scale.screen), zoom: CGFloat(scale.zoom))
  }
}

extension UIView {
  /// Shows the hierarchy at a page's scale.
  func take(_ scale: PageScale) {
    outputScale = CGFloat(scale.screen)
    outputZoom = CGFloat(scale.zoom)
  }
}

// Drawing images in their orientation.

package import CoreGraphics

extension CGContext {
  /// Draws a stored image in `rect`, y down, with its orientation applied.
  package func drawUpright(
    _ image: CGImage, in rect: CGRect, orientation: CGImagePropertyOrientation
  ) {
    guard orientation != .up else { return drawUpright(image, in: rect) }
    saveGState()
    concatenate(orientation.transform(into: rect.standardized))
    let size = rect.standardized.size
    let stored = orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    drawUpright(image, in: CGRect(origin: .zero, size: stored))
    restoreGState()
  }
}

// Gaussian blur of images.

internal import CoreGraphics
private import Rasterizer

extension CIImage {
  /// Blurs with a standard deviation in pixels, 0 … 1024. The extent grows by three standard deviations on each side,
  /// unless the image is clamped.
  func blurred(sigma: Double) -> CIImage {
    let sigma = min(max(sigma, 0), Self.largestSigma)
    let margin = (3 * CGFloat(sigma)).rounded(.up)
    let grown = finiteExtent.insetBy(dx: -margin, dy: -margin)
    guard isClamped else {
      return CIImage(bitmap?.blurred(in: pixels(in: grown), sigma: sigma), at: grown)
    }
    // The blur near an edge reads three standard deviations of the clamped pixels beyond it.
    let extended = CIImage(image(in: grown), at: grown)
    let blurred = extended.bitmap?.blurred(in: extended.pixels(in: finiteExtent), sigma: sigma)
    return CIImage(blurred, at: finiteExtent, isClamped: true)
  }

  /// The limit that shadows have too.
  private static let largestSigma = 1024.0
}

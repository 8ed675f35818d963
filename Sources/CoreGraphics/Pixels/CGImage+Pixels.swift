// An image as pixels, whatever it was made from.

extension CGImage {
  /// The image's pixels. A recorded picture is drawn anew each time.
  package var pixels: PixelBuffer {
    switch storage {
    case .pixels(let pixels): pixels
    case .picture(let list, let scale):
      PictureRasterizer.current.rasterize(
        list, width: width, height: height, transform: CGAffineTransform(scaleX: scale, y: scale))
    }
  }
}

// The protocol that turns display lists into pixels. UIKit installs the rasteriser when it loads.

/// Turns display lists into pixels for those who may not name the rasteriser.
package protocol PictureRasterizing: Sendable {
  /// Draws the list over `background`, or over what is there if that is nil, in the damaged rectangles or, if
  /// that is nil, in all of the buffer; `transform` maps the list's space to pixels.
  func draw(
    _ list: DisplayList, transform: CGAffineTransform, into buffer: PixelBuffer,
    damage: [PixelRect]?, background: RGBA?)

  /// The pixels of `area` after a Gaussian blur of that standard deviation in pixels; around `pixels`, which
  /// begin at 0, 0, is nothing.
  func blur(_ pixels: PixelBuffer, in area: PixelRect, sigma: Double) -> PixelBuffer
}

extension PictureRasterizing {
  /// The pixels of a list that is drawn into a fresh transparent buffer of `width` × `height` pixels; `transform`
  /// maps the list's space to pixels.
  package func rasterize(
    _ list: DisplayList, width: Int, height: Int, transform: CGAffineTransform
  ) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height)
    draw(list, transform: transform, into: buffer, damage: nil, background: nil)
    return buffer
  }
}

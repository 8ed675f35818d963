// Blurs pixels: each of their components as a plane of coverage is.

package import CoreGraphics

extension Rasterizer {
  /// The pixels of `area` after a Gaussian blur; around `pixels` is nothing.
  ///
  /// - Parameters:
  ///   - pixels: At its own place from 0, 0 on.
  ///   - area: In the same pixels; it may lie outside.
  ///   - sigma: The Gaussian's standard deviation in pixels.
  /// - Returns: As many pixels as the area has.
  package func blur(_ pixels: PixelBuffer, in area: PixelRect, sigma: Double) -> PixelBuffer {
    let kernel = GaussianKernel(sigma: sigma, reach: GaussianKernel.filterReach)
    let read = PixelRect(
      x: area.x - kernel.reach, y: area.y - kernel.reach, width: area.width + 2 * kernel.reach,
      height: area.height + 2 * kernel.reach)
    let result = PixelBuffer(width: area.width, height: area.height)
    let source = MaskPlane()
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      source.reset(read)
      source.setComponent(of: pixels, shift)
      let blurred = GaussianBlur.blur(source, area, horizontal: kernel, vertical: kernel)
      blurred.add(to: result, shift)
    }
    return result
  }
}

extension MaskPlane {
  /// Takes over the bits from `shift` on of the pixels that lie in its bounds.
  fileprivate func setComponent(of pixels: PixelBuffer, _ shift: UInt32) {
    let common = bounds.intersection(pixels.bounds)
    for y in common.y..<common.maxY {
      let target = row(y, from: common.x, count: common.width)
      // SAFETY: the columns lie in the buffer's bounds, and so does the row.
      unsafe pixels.withRow(y) { row in
        for index in 0..<common.width {
          target[index] = unsafe UInt8(truncatingIfNeeded: row[common.x + index] >> shift)
        }
      }
    }
  }

  /// Sets the bits from `shift` on of pixels that have none there.
  fileprivate func add(to pixels: PixelBuffer, _ shift: UInt32) {
    for y in 0..<bounds.height {
      let source = row(bounds.y + y)
      // SAFETY: the columns lie in the buffer's bounds, and so does the row.
      unsafe pixels.withRow(y) { row in
        for index in 0..<bounds.width { unsafe row[index] |= UInt32(source[index]) << shift }
      }
    }
  }
}

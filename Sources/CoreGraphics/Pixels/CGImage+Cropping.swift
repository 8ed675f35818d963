// A part of an image.

extension CGImage {
  /// The part of the image in `rect` (pixels, origin top left), grown to whole pixels and cut at the
  /// image's edges; nil where nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = PixelRect(covering: rect.standardized)
      .intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return nil }
    switch storage {
    case .pixels(let pixels): return CGImage(pixels.copy(of: part))
    case .picture(let list, let scale):
      let shift = CGAffineTransform(
        translationX: -CGFloat(part.x) / scale, y: -CGFloat(part.y) / scale)
      return CGImage(
        DisplayList([DisplayItem(.list(list), transform: shift)]), width: part.width,
        height: part.height, scale: scale)
    }
  }
}

extension PixelBuffer {
  /// The pixels in `part`, which must lie inside.
  fileprivate func copy(of part: PixelRect) -> PixelBuffer {
    let copy = PixelBuffer(width: part.width, height: part.height)
    for y in 0..<part.height {
      for x in 0..<part.width { copy[x, y] = self[part.x + x, part.y + y] }
    }
    return copy
  }
}

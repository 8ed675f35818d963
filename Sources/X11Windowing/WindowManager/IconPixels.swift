// Pixels of icons as the window manager takes them.

internal import Windowing

/// The format of
/// [`_NET_WM_ICON`](https://specifications.freedesktop.org/wm-spec/latest/ar01s05.html#id-1.6.13).
enum IconPixels {
  /// Width, height, then rows of `0xAARRGGBB` that are not premultiplied.
  static func longs(_ picture: PixelBuffer) -> [UInt] {
    var longs: [UInt] = []
    longs.reserveCapacity(2 + picture.width * picture.height)
    longs += [UInt(picture.width), UInt(picture.height)]
    for y in 0..<picture.height {
      for x in 0..<picture.width { longs.append(UInt(straight(picture[x, y]))) }
    }
    return longs
  }

  /// A premultiplied pixel with its colour divided by alpha.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 0, alpha != 255 else { return alpha == 0 ? 0 : pixel }
    func component(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | component(16) | component(8) | component(0)
  }
}

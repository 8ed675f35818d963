// The frames of a GIF or an animated WebP file.

import CoreGraphics
private import ImageCoding

/// The frames of a GIF or an animated WebP file.
struct DecodedAnimation {
  let images: [CGImage]
  /// The seconds that each frame is shown, as the file has them.
  let delays: [Double]
  /// How often the animation runs; 0 is without end, nil if the file does not say.
  let loops: Int?

  /// Decodes all frames of a WebP file; nil where the data is none with an animation.
  init?(webP data: Data) {
    guard WebP.isWebP(data), let found = try? WebP.decode(data), let loops = found.loops else {
      return nil
    }
    self.init(found.frames, loops: loops)
  }

  /// Decodes all frames; nil where the data is no GIF file with an image.
  init?(gif data: Data) {
    guard GIF.isGIF(data), let found = try? GIF.decode(data) else { return nil }
    self.init(found.frames, loops: found.loops)
  }

  private init(_ frames: [AnimationFrame], loops: Int?) {
    images = frames.map { CGImage($0.pixels) }
    delays = frames.map(\.delay)
    self.loops = loops
  }
}

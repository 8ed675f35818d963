// A frame's figures as a line, for `--verbose`.

internal import Rasterizer
internal import Stage

extension FrameReport {
  /// `frame 3 at 0.250000 s: 812 µs, damage 1 rectangle of 4096 px, drawn 4096 px, buffer age 1`.
  var line: String {
    let places = damage.count == 1 ? "1 rectangle" : "\(damage.count) rectangles"
    return "frame \(serial) at \(DecimalFigures.fixed(time, places: 6)) s: \(microseconds) µs, "
      + "damage \(places) of \(damagedPixels) px, drawn \(repaintedPixels) px, "
      + "buffer age \(bufferAge)" + (cacheSizes.map { ", caches \($0.line)" } ?? "")
  }
}

extension CacheSizes {
  /// Bytes of glyphs, images, ramps, coverage, lines and shadows.
  fileprivate var line: String {
    "\(glyphs) + \(images) + \(ramps) + \(coverage) + \(strokes) + \(shadows) bytes"
  }
}

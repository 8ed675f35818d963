// Rectangles of pixels cut, moved and compared.

internal import CoreGraphics

extension PixelRect {
  /// Whether all of `other` lies within.
  func contains(_ other: PixelRect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The same pixels as `count` bands of rows, of nearly the same height.
  func bands(_ count: Int) -> [PixelRect] {
    (0..<count).map { index in
      let top = height * index / count
      return PixelRect(
        x: x, y: y + top, width: width, height: height * (index + 1) / count - top)
    }
  }

  /// The pixels outside `other`, as at most four rectangles.
  func subtracting(_ other: PixelRect) -> [PixelRect] {
    let common = intersection(other)
    guard !common.isEmpty else { return [self] }
    return [
      PixelRect(x: x, y: y, width: width, height: common.y - y),
      PixelRect(x: x, y: common.y, width: common.x - x, height: common.height),
      PixelRect(
        x: common.maxX, y: common.y, width: maxX - common.maxX, height: common.height),
      PixelRect(x: x, y: common.maxY, width: width, height: maxY - common.maxY),
    ].filter { !$0.isEmpty }
  }

  /// The rows from `first` up to `end`, absolute.
  func rows(_ first: Int, _ end: Int) -> PixelRect {
    PixelRect(x: x, y: first, width: width, height: end - first)
  }

  /// The columns from `first` up to `end`, absolute.
  func columns(_ first: Int, _ end: Int) -> PixelRect {
    PixelRect(x: first, y: y, width: end - first, height: height)
  }

  /// The rectangle moved by whole pixels.
  func moved(_ x: Int, _ y: Int) -> PixelRect {
    PixelRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}

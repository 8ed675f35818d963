// The nine patches of a resizable image.

import CoreGraphics
private import Synchronization

/// The cached patches of one image, by their rectangle in pixels.
final class NinePatchImages: Sendable {
  private let parts = Mutex<[CGRect: CGImage]>([:])

  func part(of image: CGImage, in rect: CGRect) -> CGImage? {
    parts.withLock { parts in
      if let known = parts[rect] { return known }
      let part = image.cropping(to: rect)
      parts[rect] = part
      return part
    }
  }
}

/// A part of a picture and where it goes; points.
struct ImagePatch {
  var source: CGRect
  var target: CGRect
  /// Whether it is one of those that fill their room.
  var isTiled: Bool
}

/// A stretch of one axis of a picture and where it goes.
private struct ImageSegment {
  var source: ClosedRange<CGFloat>
  var target: ClosedRange<CGFloat>
  var isCap: Bool

  /// Cap, middle, cap. Caps that do not fit shrink together; inner edges are moved by `snap`. Where
  /// caps leave no middle, the pixel where they meet is stretched, as that of a layer's
  /// `contentsCenter` is.
  static func segments(
    length: CGFloat, pixel: CGFloat, low: CGFloat, high: CGFloat, from start: CGFloat,
    to end: CGFloat, snap: (CGFloat) -> CGFloat
  ) -> [ImageSegment] {
    let fit = low + high > 0 ? min(1, (end - start) / (low + high)) : 1
    let first = min(max(start, snap(start + low * fit)), end)
    let second = max(first, min(snap(end - high * fit), end))
    let (left, right) = (min(low, length), max(low, length - high))
    let meeting = max(0, min((left / pixel).rounded(.down) * pixel, length - pixel))
    let middle = left < right ? (left, right) : (meeting, min(length, meeting + pixel))
    let sources = [(0, left), middle, (min(right, length), length)]
    let targets = [(start, first), (first, second), (second, end)]
    return zip(sources, targets).enumerated().compactMap { index, part in
      let (source, target) = part
      guard source.0 < source.1, target.0 < target.1 else { return nil }
      return ImageSegment(
        source: source.0...source.1, target: target.0...target.1, isCap: index != 1)
    }
  }
}

extension UIImage {
  /// The patches that fill `rect`. Where patches meet they meet between pixels, so that no seam
  /// shows.
  func patches(of rect: CGRect, in context: CGContext) -> [ImagePatch] {
    let matrix = context.listTransform
    let scale = context.scale
    let snaps = matrix.isScaleAndTranslation && matrix.a != 0 && matrix.d != 0
    let columns = ImageSegment.segments(
      length: size.width, pixel: 1 / self.scale, low: capInsets.left, high: capInsets.right,
      from: rect.minX, to: rect.maxX
    ) { x in
      snaps ? (((x * matrix.a + matrix.tx) * scale).rounded() / scale - matrix.tx) / matrix.a : x
    }
    let rows = ImageSegment.segments(
      length: size.height, pixel: 1 / self.scale, low: capInsets.top, high: capInsets.bottom,
      from: rect.minY, to: rect.maxY
    ) { y in
      snaps ? (((y * matrix.d + matrix.ty) * scale).rounded() / scale - matrix.ty) / matrix.d : y
    }
    return rows.flatMap { row in
      columns.map { column in
        ImagePatch(
          source: CGRect(column.source, row.source), target: CGRect(column.target, row.target),
          isTiled: !(row.isCap && column.isCap))
      }
    }
  }
}

extension CGRect {
  fileprivate init(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) {
    self.init(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }
}

// A convex part of a pixel, and how a line cuts it.

/// A corner, in pixels from its pixel's upper left corner.
typealias Corner = SIMD2<Float>

/// What is known of a convex part of a pixel beside its corners, of which it has at most
/// `Fragment.mostCorners`.
struct Fragment: BitwiseCopyable {
  static let mostCorners = 8
  /// What is smaller counts as nothing, in pixels.
  static let smallestArea: Float = 1 / 4_194_304

  var count: Int32
  /// The number of the next one in the same pixel; −1 after the last.
  var next: Int32
  var area: Float
}

/// a·x + b·y + c, positive beyond the line; from a pixel's upper left corner.
struct PixelLine: BitwiseCopyable {
  var a: Float
  var b: Float
  var c: Float

  @inline(__always)
  func value(_ corner: Corner) -> Float { a * corner.x + b * corner.y + c }
}

extension Cells where Element == Corner {
  /// Whether no corner lies on the near side of a line.
  @inline(__always)
  func isBeyond(_ line: PixelLine) -> Bool {
    for index in 0..<count where line.value(self[index]) < 0 { return false }
    return true
  }

  /// Divides a convex polygon: `outer` takes what lies beyond the line, `inner` the rest; each needs
  /// room for one corner more. Returns how many corners they have; three at least, or none.
  @inline(__always)
  func cut(_ line: PixelLine, outer: Cells, inner: Cells) -> (outer: Int, inner: Int) {
    var (outerCount, innerCount) = (0, 0)
    var last = self[count &- 1]
    var lastValue = line.value(last)
    for index in 0..<count {
      let corner = self[index]
      let value = line.value(corner)
      if (lastValue > 0) != (value > 0) {
        let crossing = last + (corner - last) * (lastValue / (lastValue - value))
        outer[outerCount] = crossing
        inner[innerCount] = crossing
        outerCount &+= 1
        innerCount &+= 1
      }
      if value > 0 {
        outer[outerCount] = corner
        outerCount &+= 1
      } else {
        inner[innerCount] = corner
        innerCount &+= 1
      }
      (last, lastValue) = (corner, value)
    }
    return (outerCount < 3 ? 0 : outerCount, innerCount < 3 ? 0 : innerCount)
  }

  /// The area of a convex polygon.
  @inline(__always)
  var area: Float {
    let origin = self[0]
    var before = self[1] - origin
    var sum: Float = 0
    for index in 2..<count {
      let way = self[index] - origin
      sum += before.x * way.y - before.y * way.x
      before = way
    }
    return abs(sum) / 2
  }
}

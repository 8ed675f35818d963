// A convex remainder of a pixel, and how a line divides it.

/// A corner, in pixels from its pixel's upper left corner.
typealias Corner = SIMD2<Float>

/// A convex part of a pixel that is not covered yet, without its corners.
struct ConvexRemainder: ListElement {
  typealias Place = Corner

  static let placeCount = CornerRing.room
  static let mostCorners = 8
  /// Smaller areas count as nothing, in pixels.
  static let smallestArea: Float = 1 / 4_194_304

  var count: Int
  var next: Int32
  var area: Float
}

/// a·x + b·y + c, positive beyond it; from a pixel's upper left corner.
struct PixelLine: BitwiseCopyable {
  var a: Float
  var b: Float
  var c: Float

  @inline(__always)
  func value(_ corner: Corner) -> Float { a * corner.x + b * corner.y + c }

  /// The point at which the line crosses the edge from one corner to another on its other side.
  @inline(__always)
  func crossing(_ one: Corner, _ other: Corner) -> Corner {
    let value = value(one)
    return one + (other - one) * (value / (value - self.value(other)))
  }
}

/// The corners of a convex polygon, over and over, so that a run of them never ends too early.
typealias CornerRing = Cells<Corner>

extension CornerRing {
  /// The corners that a ring has room for: two turns, and one that is written before it is known to be
  /// one too many.
  static var room: Int { 20 }

  /// A bit for each of the first eight that lies beyond a line.
  @inline(__always)
  func bitsBeyond(_ line: PixelLine) -> UInt32 {
    let ahead = bits(0, line, bits: SIMD4(1, 2, 4, 8))
    let behind = bits(4, line, bits: SIMD4(16, 32, 64, 128))
    let all = ahead | behind
    let two = all.lowHalf | all.highHalf
    return two.x | two.y
  }

  @inline(__always)
  private func bits(_ first: Int, _ line: PixelLine, bits: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let corners = load(first, as: SIMD8<Float>.self)
    let values = corners.evenHalf * line.a + corners.oddHalf * line.b + line.c
    return SIMD4(repeating: 0).replacing(with: bits, where: values .> 0)
  }

  /// Becomes two corners and between them, from the second on, a run of another ring's.
  @inline(__always)
  func take(_ start: Corner, _ source: CornerRing, first: Int, length: Int, end: Corner) {
    let run = source.load(first, as: SIMD16<Float>.self)
    let count = length &+ 2
    store(run, at: 1)
    self[length &+ 1] = end
    if count > ConvexRemainder.mostCorners {
      self[0] = start
      return
    }
    store(run, at: count &+ 1)
    self[0] = start
    self[count] = start
    self[count &+ length &+ 1] = end
  }

  /// Makes the first corners a ring.
  func closeRing(_ corners: Int) {
    for index in corners..<CornerRing.room { self[index] = self[index &- corners] }
  }

  /// The area that the first corners enclose.
  @inline(__always)
  func area(_ corners: Int) -> Float {
    let origin = self[0]
    var before = self[1] - origin
    var sum: Float = 0
    for index in 2..<corners {
      let delta = self[index] - origin
      sum += before.x * delta.y - before.y * delta.x
      before = delta
    }
    return sum / 2
  }
}

/// The corners of a ring that lie beyond a line: neighbours.
struct CornerRun {
  var first: Int
  var length: Int

  /// The run of set bits among those of `count` corners.
  @inline(__always)
  init(_ bits: UInt32, _ ring: CornerRing, count: Int, line: PixelLine) {
    let turn = UInt32(truncatingIfNeeded: count)
    let begins = bits & ~(bits &<< 1 | bits &>> (turn &- 1))
    first = begins.trailingZeroBitCount
    if begins & (begins &- 1) != 0 { first = CornerRun.begin(bits, ring, count: count, line: line) }
    length = (~((bits | bits &<< turn) &>> UInt32(truncatingIfNeeded: first))).trailingZeroBitCount
  }

  /// Corners on the line may be found on either side: the run is that of the farthest corner.
  @inline(never)
  private static func begin(
    _ bits: UInt32, _ ring: CornerRing, count: Int, line: PixelLine
  ) -> Int {
    var first = 0
    for index in 1..<count where line.value(ring[index]) > line.value(ring[first]) { first = index }
    func before(_ index: Int) -> Int { index == 0 ? count &- 1 : index &- 1 }
    while bits >> UInt32(before(first)) & 1 != 0 { first = before(first) }
    return first
  }
}

// What the rasteriser's tests share: a repeatable random source, pictures, and random scenes.

import CoreGraphics
import Rasterizer
import Testing

/// SplitMix64: a short generator whose numbers are the same everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound
      + (range.upperBound - range.lowerBound) * Double(next() >> 11) / 9_007_199_254_740_992
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func point(_ range: ClosedRange<Double>) -> CGPoint {
    CGPoint(x: number(range), y: number(range))
  }
}

/// Draws one list into a fresh buffer.
func draw(
  _ list: DisplayList, width: Int, height: Int, transform: CGAffineTransform = .identity,
  background: RGBA = .clear, threads: Int = 1
) -> PixelBuffer {
  let buffer = PixelBuffer(width: width, height: height)
  Rasterizer(threads: threads).draw(
    list, transform: transform, into: buffer, background: background)
  return buffer
}

/// The coverage of a shape, as the alpha of what a black fill leaves.
func coverage(
  _ shape: Shape, width: Int, height: Int, transform: CGAffineTransform = .identity
) -> [[Int]] {
  let list = DisplayList([DisplayItem(.fill(shape, .color(.black)), transform: transform)])
  return alphas(draw(list, width: width, height: height))
}

func alphas(_ buffer: PixelBuffer) -> [[Int]] {
  (0..<buffer.height).map { y in (0..<buffer.width).map { x in Int(buffer[x, y] >> 24) } }
}

func polygon(_ points: [CGPoint]) -> PathData {
  var path = PathData()
  for point in points { path.isEmpty ? path.move(to: point) : path.line(to: point) }
  path.close()
  return path
}

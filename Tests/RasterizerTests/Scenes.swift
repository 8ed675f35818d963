// Helpers of the rasteriser's tests: random scenes, pictures, coverage as numbers.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  mutating func point(_ range: ClosedRange<Double>) -> CGPoint {
    CGPoint(x: number(range), y: number(range))
  }

  mutating func color() -> RGBA {
    RGBA(
      number(0...1), number(0...1), number(0...1), integer(0...2) > 0 ? 1 : number(0...1))
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

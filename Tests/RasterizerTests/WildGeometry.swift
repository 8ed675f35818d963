// Numbers, paths and line styles of every size, for tests of what nobody draws.

import CoreGraphics
import TestSupport

extension SeededGenerator {
  private static let magnitudes: [Double] = [
    0, 1e-300, 1e-9, 0.3, 1, 17, 32768, 49151, 49152, 1e6, 1e9, 1e30, 1e150, 1e300,
  ]

  /// Up to ±10³⁰⁰.
  mutating func wildNumber() -> Double {
    Self.magnitudes[integer(0...Self.magnitudes.count - 1)] * number(-1...1)
  }

  /// Up to twelve elements with points near the origin, far from it, and equal to the one before.
  mutating func wildPath() -> PathData {
    var path = PathData()
    var last = CGPoint.zero
    for _ in 0..<integer(1...12) {
      let points = (0..<3).map { _ -> CGPoint in
        if integer(0...4) == 0 { return last }
        last = integer(0...1) == 0 ? point(-10...40) : CGPoint(x: wildNumber(), y: wildNumber())
        return last
      }
      switch integer(0...5) {
      case 0: path.move(to: points[0])
      case 1: path.quad(to: points[0], control: points[1])
      case 2: path.cubic(to: points[0], control1: points[1], control2: points[2])
      case 3: path.close()
      default: path.line(to: points[0])
      }
    }
    return path
  }

  /// Half of them are dashed, a quarter are trimmed.
  mutating func wildStyle() -> StrokeStyle {
    var style = StrokeStyle(width: abs(wildNumber()))
    style.cap = [.butt, .round, .square][integer(0...2)]
    style.join = [.miter, .round, .bevel][integer(0...2)]
    if integer(0...1) == 0 {
      style.dashLengths = (0..<integer(1...4)).map { _ in abs(wildNumber()) }
      style.dashPhase = wildNumber()
    }
    if integer(0...3) == 0 {
      (style.trimStart, style.trimEnd) = (number(0...0.5), number(0.5...1))
    }
    return style
  }

  /// A wild line, filled, as a clip, or as what casts a shadow; under any matrix.
  mutating func wildLine() -> DisplayItem {
    let line = Shape.stroke(wildPath(), wildStyle())
    let matrix: CGAffineTransform =
      switch integer(0...3) {
      case 0:
        CGAffineTransform(a: wildNumber(), b: 0.1, c: wildNumber(), d: 1, tx: wildNumber(), ty: 3)
      case 1: CGAffineTransform(scaleX: number(0.01...30), y: number(0.01...30))
      default: .identity
      }
    switch integer(0...5) {
    case 0:
      let shadow = Shadow(
        caster: .shape(line), color: .black, offset: CGSize(width: 1, height: 1),
        radius: number(0...20))
      return DisplayItem(.shadow(shadow), transform: matrix)
    case 1:
      let page = CGRect(x: 0, y: 0, width: 30, height: 20)
      var item = DisplayItem(.fill(.rect(page), .color(.black)))
      item.clips.append(ClipShape(line, matrix))
      return item
    default: return DisplayItem(.fill(line, .color(.black)), transform: matrix)
    }
  }
}

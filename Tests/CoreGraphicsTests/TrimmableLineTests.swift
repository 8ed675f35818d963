// Lines that are trimmed anew: made of kept sides they are as if made from the beginning.

import CoreGraphics
import TestSupport
import Testing

@Suite struct TrimmableLineTests {
  private static let everywhere: StrokeWindow = {
    let rect = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    return StrokeWindow(rows: rect, pixels: rect)
  }()

  @Test func `a part of a trimmable line has the vertices of the line trimmed first`() {
    var parts = 0
    Fuzz.run(100) { random, trace in
      let path = Self.path(&random)
      var style = StrokeStyle(width: [0.5, 4, 30].randomElement(using: &random)!)
      style.join = [.miter, .round, .bevel].randomElement(using: &random)!
      style.cap = [.butt, .round, .square].randomElement(using: &random)!
      let line = TrimmableLine(path, style, tolerance: 1.0 / 1024)
      let memory = StrokeMemory()
      for _ in 0..<4 {
        style.trimStart = Bool.random(using: &random) ? 0 : .random(in: 0...0.9, using: &random)
        style.trimEnd = .random(in: style.trimStart...1, using: &random)
        guard style.isTrimmed else { continue }
        let outline = line.stroked(style, near: Self.everywhere, in: memory).outline
        let expected = path.stroked(style, tolerance: 1.0 / 1024)
        let isSame = outline.points == expected.points
        #expect(isSame, "\(style.trimStart) … \(style.trimEnd) \(trace)")
        if !outline.isEmpty { parts += 1 }
      }
    }
    #expect(parts > 200 * Fuzz.scale)
  }

  /// Some lines and curves, also tight ones; now and then several subpaths, or closed ones.
  private static func path(_ random: inout SeededGenerator) -> PathData {
    func point() -> CGPoint {
      CGPoint(x: .random(in: 0...200, using: &random), y: .random(in: 0...100, using: &random))
    }
    var path = PathData()
    path.move(to: point())
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2: path.line(to: point())
      case 3: path.quad(to: point(), control: point())
      case 4, 5: path.cubic(to: point(), control1: point(), control2: point())
      case 6: path.close()
      default: path.move(to: point())
      }
    }
    return path
  }
}

// Lines that are trimmed anew: made of kept sides they are as if made from the beginning.

import CoreGraphics
import TestSupport
import Testing

@Suite struct TrimmableStrokeTests {
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
      let line = TrimmableStroke(path, style, tolerance: 1.0 / 1024)
      let memory = StrokeMemory()
      for _ in 0..<4 {
        style.trimStart = Bool.random(using: &random) ? 0 : .random(in: 0...0.9, using: &random)
        style.trimEnd = .random(in: style.trimStart...1, using: &random)
        guard style.isTrimmed else { continue }
        let outline = line.stroked(style, near: Self.everywhere, in: memory).outline
        let expected = path.stroked(style, tolerance: 1.0 / 1024)
        let (points, others) = (Self.apart(outline.points), Self.apart(expected.points))
        let isSame = points.count == others.count && zip(points, others).allSatisfy(Self.areSame)
        #expect(isSame, "\(style.trimStart) … \(style.trimEnd) \(trace)")
        if !outline.isEmpty { parts += 1 }
      }
    }
    #expect(parts > 200 * Fuzz.scale)
  }

  /// Not even of a line without length, which otherwise is a dot.
  @Test func `a trim that begins where the line ends leaves nothing`() {
    var line = PathData()
    line.move(to: .zero)
    line.line(to: CGPoint(x: 10, y: 7))
    var dot = PathData()
    dot.move(to: .zero)
    dot.close()
    var style = StrokeStyle(width: 2)
    style.cap = .square
    (style.trimStart, style.trimEnd) = (1, 1.5)
    for path in [line, dot] {
      let trimmable = TrimmableStroke(path, style, tolerance: 0.001)
      let outline = trimmable.stroked(style, near: Self.everywhere, in: StrokeMemory()).outline
      #expect(outline.isEmpty)
      #expect(path.stroked(style, tolerance: 0.001).isEmpty)
    }
  }

  /// But for rounding.
  private static func areSame(_ one: CGPoint, _ other: CGPoint) -> Bool {
    hypot(one.x - other.x, one.y - other.y) < 1e-9
  }

  /// Without vertices that lie where the one before lies: beside a piece that nearly stands still, a kept
  /// side has one more.
  private static func apart(_ points: [CGPoint]) -> [CGPoint] {
    points.reduce(into: []) { result, point in
      if let last = result.last, hypot(point.x - last.x, point.y - last.y) < 1.0 / 2048 { return }
      result.append(point)
    }
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

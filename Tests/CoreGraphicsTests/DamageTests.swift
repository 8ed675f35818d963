// Damage: small where little changed, and never too small.

import CoreGraphics
import TestSupport
import Testing

@Suite struct DamageTests {
  private static let area = PixelRect(x: 0, y: 0, width: 200, height: 120)

  private func damage(_ old: DisplayList, _ new: DisplayList, scale: CGFloat = 1) -> [PixelRect] {
    new.damage(
      since: old, transform: CGAffineTransform(scaleX: scale, y: scale), in: Self.area)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func fill(_ shape: Shape, _ color: RGBA = .red) -> DisplayItem {
    DisplayItem(.fill(shape, .color(color)))
  }

  private func total(_ rects: [PixelRect]) -> Int { rects.reduce(0) { $0 + $1.area } }

  @Test func `equal lists have no damage`() {
    let list = DisplayList([fill(.rect(rect(1, 2, 3, 4)))])
    #expect(damage(list, list).isEmpty)
    #expect(damage(list, DisplayList([fill(.rect(rect(1, 2, 3, 4)))])).isEmpty)
  }

  @Test func `a new colour damages the shape, a moved rectangle what is in one place only`() {
    let old = DisplayList([fill(.rect(rect(10, 10, 20, 20)))])
    #expect(
      damage(old, DisplayList([fill(.rect(rect(10, 10, 20, 20)), .blue)]))
        == [PixelRect(x: 10, y: 10, width: 20, height: 20)])
    let grown = DisplayList([fill(.rect(rect(10, 10, 25, 20)))])
    #expect(damage(old, grown) == [PixelRect(x: 30, y: 10, width: 5, height: 20)])
    #expect(damage(old, grown, scale: 2) == [PixelRect(x: 60, y: 20, width: 10, height: 40)])
  }

  @Test func `a picture that follows another damages what it changed alone`() {
    let changed = PixelRect(x: 3, y: 4, width: 5, height: 6)
    func list(_ lineage: ImageLineage?, x: CGFloat = 10, scale: CGFloat = 1) -> DisplayList {
      let image = CGImage(PixelBuffer(width: 40, height: 30), lineage: lineage)
      let place = rect(x, 20, 40 / scale, 30 / scale)
      return DisplayList([DisplayItem(.image(image, place, sampling: .linear, alpha: 1))])
    }
    let first = ImageLineage()
    let second = first.next(changing: [changed])
    let third = second.next(changing: [])
    let moved = PixelRect(x: 13, y: 24, width: 5, height: 6)
    #expect(damage(list(first), list(second)) == [moved])
    #expect(damage(list(first), list(third)) == [moved])
    #expect(damage(list(second), list(third)).isEmpty)
    // A length that is not a whole number of points is a whole number of pixels.
    let odd: CGFloat = 1.1
    #expect(
      damage(
        list(first, x: 10 / odd, scale: odd), list(second, x: 10 / odd, scale: odd), scale: odd)
        == [PixelRect(x: 13, y: 26, width: 5, height: 6)])
    let whole = PixelRect(x: 10, y: 20, width: 40, height: 30)
    #expect(damage(list(third), list(second)) == [whole])
    #expect(damage(list(first), list(ImageLineage())) == [whole])
    #expect(damage(list(first), list(nil)) == [whole])
    #expect(total(damage(list(first), list(second), scale: 2)) == 4 * whole.area)
    var late = first
    for _ in 0..<20 { late = late.next(changing: [changed]) }
    #expect(damage(list(first), list(late)) == [whole])
  }

  @Test func `items that come or go damage themselves alone`() {
    let items = (0..<5).map { fill(.rect(rect(CGFloat($0) * 20, 0, 10, 10))) }
    var without = items
    without.remove(at: 2)
    let expected = [PixelRect(x: 40, y: 0, width: 10, height: 10)]
    #expect(damage(DisplayList(items), DisplayList(without)) == expected)
    #expect(damage(DisplayList(without), DisplayList(items)) == expected)
    let blue = fill(.rect(rect(100, 50, 9, 9)), .blue)
    var both = without
    both[0] = fill(.rect(rect(0, 0, 10, 10)), .blue)
    both.append(blue)
    both.append(blue)
    #expect(total(damage(DisplayList(items), DisplayList(both))) == 10 * 10 + 10 * 10 + 9 * 9)
  }

  @Test func `a change deep inside lists and groups damages its own pixels`() {
    func nested(_ color: RGBA) -> DisplayList {
      let inner = DisplayList([
        fill(.rect(rect(0, 0, 5, 5)), color), fill(.rect(rect(50, 0, 9, 9))),
      ])
      let list = DisplayItem(.list(inner), transform: CGAffineTransform(translationX: 20, y: 30))
      return DisplayList([
        fill(.rect(rect(0, 0, 200, 120))),
        DisplayItem(.group(DisplayGroup(DisplayList([list]), opacity: 0.5))),
      ])
    }
    #expect(
      damage(nested(.red), nested(.blue)) == [PixelRect(x: 20, y: 30, width: 5, height: 5)])
  }

  @Test func `a clip limits damage, and a changed clip damages where it changed`() {
    func clipped(_ clip: CGRect, _ color: RGBA = .red) -> DisplayList {
      var item = fill(.rect(rect(0, 0, 100, 100)), color)
      item.clips = [ClipShape(.rect(clip))]
      return DisplayList([item])
    }
    let old = clipped(rect(10, 10, 20, 20))
    #expect(
      damage(old, clipped(rect(10, 10, 20, 20), .blue))
        == [PixelRect(x: 10, y: 10, width: 20, height: 20)])
    #expect(
      damage(old, clipped(rect(10, 10, 30, 20)))
        == [PixelRect(x: 30, y: 10, width: 10, height: 20)])
  }

  @Test func `damage stays inside the area and is at most eight rectangles`() {
    let items = (0..<60).map {
      fill(.rect(rect(CGFloat($0 % 12) * 30, CGFloat($0 / 12) * 30, 9, 9)))
    }
    let other = items.map { item -> DisplayItem in
      var item = item
      if case .fill(let shape, _) = item.content { item.content = .fill(shape, .color(.blue)) }
      return item
    }
    let rects = damage(DisplayList(items), DisplayList(other))
    #expect((1...8).contains(rects.count))
    #expect(rects.allSatisfy { $0.intersection(Self.area) == $0 })
  }

  // MARK: Strokes

  private func stroke(_ end: CGFloat, closed: Bool = false, join: CGLineJoin = .round)
    -> DisplayList
  {
    var path = PathData()
    for (index, y) in [100, 70, 85, 70, 20, 100, 70].enumerated() {
      let point = CGPoint(x: 10 + CGFloat(index) * 30, y: CGFloat(y))
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if closed { path.close() }
    var style = StrokeStyle(width: 4)
    (style.cap, style.join, style.trimEnd) = (.round, join, end)
    return DisplayList([fill(.stroke(path, style))])
  }

  @Test func `a line that grows damages the part that grew`() {
    let totals = (1..<149).map { step in
      let end = CGFloat(step) / 150
      return total(damage(stroke(end), stroke(end + 1 / 150)))
    }
    #expect(totals.allSatisfy { (1..<1100).contains($0) })
    #expect(totals.reduce(0, +) / totals.count < 700)
  }

  @Test func `a line that becomes whole, or another line, is damaged everywhere`() {
    #expect(total(damage(stroke(0.5), stroke(1))) > 15000)
    #expect(total(damage(stroke(0.5), stroke(0.5, closed: true))) > 15000)
  }

  // MARK: Never too small

  private func differs(
    _ old: DisplayList, _ new: DisplayList, scale: CGFloat
  ) -> (x: Int, y: Int)? {
    new.pixelMissedByDamage(since: old, scale: scale, in: Self.area)
  }

  @Test(arguments: [1.0, 1.5, 0.75], [CGLineJoin.round, .miter, .bevel])
  func `outside the damage of a growing line no pixel differs`(scale: CGFloat, join: CGLineJoin) {
    var random = SeededGenerator(seed: 7)
    for closed in [false, true] {
      for _ in 0..<20 {
        let (one, other) = (random.unit, random.unit)
        let difference = differs(
          stroke(one, closed: closed, join: join), stroke(other, closed: closed, join: join),
          scale: scale)
        #expect(difference == nil, "from \(one) to \(other), closed \(closed)")
      }
    }
  }

  @Test func `a wide shadow is damaged as far as a change of its caster counts`() {
    func shadow(_ left: CGFloat) -> DisplayList {
      let caster = DisplayList([
        fill(.rect(rect(0, 20, 40, 60))), fill(.rect(rect(left, 0, 200 - left, 120))),
      ])
      let shadow = Shadow(caster: .list(caster), color: .black, offset: .zero, radius: 40)
      return DisplayList([DisplayItem(.shadow(shadow))])
    }
    #expect(differs(shadow(150), shadow(110), scale: 1) == nil)
  }

  /// On a ground each pixel is rounded once more than in place.
  @Test func `a group that needs a ground now is damaged where it is the same too`() {
    func group(_ added: [DisplayItem]) -> DisplayList {
      let gradient = GradientPaint(
        kind: .axial(start: .zero, end: CGPoint(x: 90, y: 70)),
        stops: [.init(0, RGBA(1, 0.2, 0, 0.3)), .init(1, RGBA(0, 0.9, 0.4, 0.8))])
      let wash = DisplayItem(.fill(.rect(rect(0, 0, 100, 100)), .gradient(gradient)))
      return DisplayList([
        fill(.rect(rect(0, 0, 200, 120)), RGBA(0.3, 0.7, 0.1)),
        DisplayItem(.group(DisplayGroup(DisplayList([wash] + added)))),
      ])
    }
    let far = fill(.rect(rect(150, 50, 9, 9)))
    #expect(differs(group([]), group([DisplayItem(.list(DisplayList([far])))]), scale: 1) == nil)
  }

  @Test func `a group that is copied is damaged between what it draws`() {
    func group(_ added: [DisplayItem]) -> DisplayList {
      let list = DisplayList([fill(.rect(rect(10, 10, 20, 20)))] + added)
      return DisplayList([
        fill(.rect(rect(0, 0, 200, 120))),
        DisplayItem(.group(DisplayGroup(list)), blendMode: .copy),
      ])
    }
    let far = fill(.rect(rect(150, 50, 9, 9)))
    #expect(differs(group([]), group([far]), scale: 1) == nil)
  }

  @Test func `a clip and a group that share a pixel but no point are damaged there`() {
    func clipped(_ bottom: CGFloat) -> DisplayList {
      let list = DisplayList([
        fill(.rect(rect(10, 10, 20, bottom - 10))), fill(.rect(rect(40, 50, 10, 30))),
      ])
      var item = DisplayItem(
        .list(DisplayList([DisplayItem(.group(DisplayGroup(list, opacity: 0.5)))])))
      item.clips = [ClipShape(.rect(rect(0, 55.6, 200, 20)))]
      return DisplayList([item])
    }
    // The picture is moved down by 0.7: both lie in row 56, the clip from 56.3 on.
    #expect(differs(clipped(55.4), clipped(55.5), scale: 1) == nil)
  }

  /// A line of corners and bends, short and long.
  private func randomLine(_ random: inout SeededGenerator) -> PathData {
    func point() -> CGPoint {
      CGPoint(x: random.number(5...195), y: random.number(5...115))
    }
    var path = PathData()
    var last = point()
    path.move(to: last)
    for _ in 0..<Int.random(in: 1...7, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2: last = point()
      case 3: last = CGPoint(x: last.x + random.number(-3...3), y: last.y + random.number(-3...3))
      case 4: path.quad(to: point(), control: point())
      case 5: path.cubic(to: point(), control1: point(), control2: point())
      case 6: path.addEllipse(in: CGRect(origin: point(), size: CGSize(width: 9, height: 12)))
      default: path.close()
      }
      path.line(to: last)
    }
    return path
  }

  @Test func `outside the damage of any line that is trimmed anew no pixel differs`() {
    Fuzz.run(150) { random, trace in
      let path = randomLine(&random)
      var style = StrokeStyle(width: random.number(0.3...14))
      style.cap = [.butt, .round, .square].randomElement(using: &random)!
      style.join = [.miter, .round, .bevel].randomElement(using: &random)!
      if Int.random(in: 0..<5, using: &random) == 0 {
        style.dashLengths = [random.number(1...20), random.number(1...20)]
      }
      let scale = [0.75, 1, 1, 2].randomElement(using: &random)!
      (style.trimStart, style.trimEnd) = (random.number(0...0.4), random.number(0.3...1))
      if Bool.random(using: &random) { style.trimStart = 0 }
      var old = DisplayList([fill(.stroke(path, style))])
      for step in 0..<4 {
        let moves = Int.random(in: 0..<3, using: &random)
        if moves != 0 {
          style.trimEnd = min(max(style.trimEnd + random.number(-0.03...0.05), 0), 1)
        }
        if moves != 1 { style.trimStart = max(style.trimStart + random.number(-0.03...0.03), 0) }
        let new = DisplayList([fill(.stroke(path, style))])
        #expect(differs(old, new, scale: scale) == nil, "\(trace), step \(step)")
        old = new
      }
    }
  }
}

extension RGBA {
  fileprivate static let red = RGBA(1, 0, 0)
  fileprivate static let blue = RGBA(0, 0, 1)
}

extension SeededGenerator {
  /// 0 ..< 1.
  fileprivate var unit: CGFloat {
    mutating get { CGFloat(next() >> 11) / 9_007_199_254_740_992 }
  }

  fileprivate mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }
}

// Which items of a run are looked at.

import CoreGraphics
import Testing

@Suite struct DisplayItemSearchTests {
  private let window = CGRect(x: 10, y: 10, width: 20, height: 20)

  private func square(_ x: CGFloat, _ y: CGFloat) -> DisplayItem {
    DisplayItem(
      .fill(.rect(CGRect(x: x, y: y, width: 5, height: 5)), .color(.white)))
  }

  private func shadow(_ x: CGFloat) -> DisplayItem {
    let caster = Shape.rect(CGRect(x: x, y: 0, width: 5, height: 5))
    return DisplayItem(
      .shadow(Shadow(caster: .shape(caster), color: .white, offset: .zero, radius: 1)))
  }

  @Test func `items in or at what is visible are near it, in order`() {
    let near = [square(12, 12), square(5, 30), square(30, 5)]
    let items = [square(0, 0), near[0], square(12, 31), near[1], near[2]]
    var found: [DisplayItem] = []
    items[...].forEach(near: window, .identity) { found.append($0) }
    #expect(found == near)
    found = []
    items[2...3].forEach(near: window, .identity) { found.append($0) }
    #expect(found == [near[1]])
  }

  @Test func `under a matrix items are near what they are drawn on`() {
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0)
    let items = [square(12, 12), square(50, 50), square(30, 61)]
    for (matrix, expected) in [(half, [items[1]]), (turn, [items[0]])] {
      var found: [DisplayItem] = []
      items[...].forEach(near: window, matrix) { found.append($0) }
      #expect(found == expected)
    }
  }

  /// Two pixels of the device beyond its bounds, whatever the scale.
  @Test func `a shadow is near with what its blur reaches`() {
    let bounds = shadow(34).bounds
    for (scale, isNear) in [(1.0, true), (0.5, true), (4, false)] {
      let matrix = CGAffineTransform(scaleX: scale, y: scale)
      let visible = CGRect(x: 0, y: 0, width: (bounds.minX - 1) * scale, height: 99)
      var found = 0
      [shadow(34)][...].forEach(near: visible, matrix) { _ in found += 1 }
      #expect((found == 1) == isNear, "scale \(scale)")
    }
  }

  @Test func `an item that draws nothing is near nothing`() {
    let nothing = DisplayItem(.list(DisplayList()))
    [nothing][...].forEach(near: .infinite, .identity) { _ in Issue.record("it was found") }
  }

  @Test func `pairs of equal items, or of copies, are no difference`() {
    let list = DisplayItem(.list(DisplayList([square(1, 1)])))
    let old = [square(0, 0), square(1, 0), list, square(3, 0)]
    let new = [square(9, 9), square(0, 0), square(1, 7), list, square(4, 0)]
    var pairs: [[DisplayItem]] = []
    old[...].forEachDifference(from: new[1...]) { pairs.append([$0, $1]) }
    #expect(pairs == [[old[1], new[2]], [old[3], new[4]]])
  }

  @Test func `without their common ends two runs begin and end with differences`() {
    let old = [square(0, 0), square(1, 0), square(2, 0)]
    let new = [square(0, 0), square(7, 0), square(8, 0), square(2, 0)]
    let (one, other) = old[...].withoutCommonEnds(new[...])
    #expect(one == old[1...1] && other == new[1...2])
    let (none, more) = old[..<2].withoutCommonEnds(old[...])
    #expect(none.isEmpty && more == old[2...])
  }
}

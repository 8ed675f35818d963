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

  @Test func `items in or at the window are near it, in order, and all shadows`() {
    let near = [square(12, 12), shadow(900), square(5, 30), square(30, 5)]
    let items = [square(0, 0), near[0], near[1], square(12, 31), near[2], near[3]]
    var found: [DisplayItem] = []
    items[...].forEach(near: window) { found.append($0) }
    #expect(found == near)
    found = []
    items[2...4].forEach(near: window) { found.append($0) }
    #expect(found == [near[1], near[2]])
  }

  @Test func `an item that draws nothing is near no window`() {
    let nothing = DisplayItem(.list(DisplayList()))
    [nothing][...].forEach(near: .infinite) { _ in Issue.record("it was found") }
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

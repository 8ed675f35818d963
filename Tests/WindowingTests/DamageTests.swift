// Damage made few, and what a buffer missed.

import Testing
import Windowing

struct DamageTests {
  private static let bounds = PixelRect(x: 0, y: 0, width: 100, height: 100)

  private func square(_ x: Int, _ y: Int, _ side: Int = 4) -> PixelRect {
    PixelRect(x: x, y: y, width: side, height: side)
  }

  @Test func `a buffer of age 1 repaints the frame's own damage only`() {
    var history = DamageHistory()
    history.record([square(50, 50)])
    #expect(
      history.repaint(age: 1, damage: [square(0, 0)], in: Self.bounds) == [square(0, 0)])
  }

  @Test func `a buffer of age 3 repaints what two frames changed and the new one`() {
    var history = DamageHistory()
    history.record([square(90, 90)])
    history.record([square(50, 50)])
    history.record([square(20, 20)])
    #expect(
      history.repaint(age: 3, damage: [square(0, 0)], in: Self.bounds)
        == [square(0, 0), square(20, 20), square(50, 50)])
  }

  @Test(arguments: [0, 3, 100])
  func `a buffer that is undefined or older than the history is repainted whole`(age: Int) {
    var history = DamageHistory()
    history.record([square(0, 0)])
    #expect(history.repaint(age: age, damage: [], in: Self.bounds) == nil)
  }

  @Test func `nothing is remembered across a reset`() {
    var history = DamageHistory()
    history.record([square(0, 0)])
    history.reset()
    #expect(history.repaint(age: 2, damage: [], in: Self.bounds) == nil)
  }

  @Test func `damage is cut at the bounds`() {
    let history = DamageHistory()
    let rect = PixelRect(x: -10, y: 95, width: 20, height: 20)
    #expect(
      history.repaint(age: 1, damage: [rect, square(200, 0)], in: Self.bounds)
        == [PixelRect(x: 0, y: 95, width: 10, height: 5)])
  }

  @Test func `overlapping rectangles become one and empty ones none`() {
    let rects = [square(0, 0), square(2, 2), PixelRect(x: 9, y: 9, width: 0, height: 4)]
    #expect(rects.coalesced() == [PixelRect(x: 0, y: 0, width: 6, height: 6)])
  }

  @Test func `a union that reaches a third rectangle takes it in`() {
    let rects = [square(4, 0), square(0, 0, 2), square(1, 1)]
    #expect(rects.coalesced() == [PixelRect(x: 0, y: 0, width: 8, height: 5)])
  }

  @Test func `beyond the limit the nearest rectangles are joined first`() {
    let rects = [square(0, 0), square(90, 90), square(6, 0)]
    #expect(
      rects.coalesced(limit: 2) == [PixelRect(x: 0, y: 0, width: 10, height: 4), square(90, 90)])
  }

  @Test(arguments: 1...40)
  func `random damage stays covered, disjoint and few`(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let rects = (0..<30).map { _ in
      PixelRect(x: next(90), y: next(90), width: next(10), height: next(10))
    }
    let few = rects.coalesced(limit: 5)
    #expect(few.count <= 5)
    for (index, rect) in few.enumerated() {
      for other in few[..<index] { #expect(rect.intersection(other).isEmpty) }
    }
    for rect in rects where !rect.isEmpty {
      #expect(few.contains { $0.intersection(rect) == rect })
    }
  }
}

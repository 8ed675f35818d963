// A window that is covered, taken away and brought back goes on where it was.

internal import CXTest
import TestSupport
import Testing
import Windowing

@MainActor @Suite(.serialized, .ownScreenScale) struct HiddenWindowTests {
  @Test func `after any hiding the next key shows its frame`() throws {
    let twins = try Twins()
    twins.hands.press(XK_s)
    twins.harness.type("s")
    for _ in 0..<6 {
      twins.hands.press(XK_period)
      twins.harness.type(".")
    }
    twins.expectEqual("the chart begun")
    var generator = SeededGenerator(seed: Fuzz.seed)
    for round in 0..<12 {
      twins.step("round \(round)") {
        hide(twins.hands, &generator)
        twins.hands.press(XK_period)
      } session: {
        twins.harness.type(".")
      }
    }
  }

  /// Covers, unmaps and maps in any order, and leaves the window to be seen.
  private func hide(_ hands: Hands, _ generator: inout SeededGenerator) {
    var cover: UInt?
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: hands.unmap()
      case 1: hands.map()
      case 2 where cover == nil: cover = hands.cover()
      default:
        if let shown = cover { hands.uncover(shown) }
        cover = nil
      }
    }
    if let cover { hands.uncover(cover) }
    hands.map()
  }
}

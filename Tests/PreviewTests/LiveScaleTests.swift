// The desktop's scale changes while the window is open.

internal import CXTest
import TestSupport
import Testing
import Windowing

@MainActor @Suite(.serialized, .ownScreenScale) struct LiveScaleTests {
  @Test func `the window is sharp at the new scale and keeps its size in points`() throws {
    let twins = try Twins()
    let harness = twins.harness
    let before = harness.presenter.size
    let after = PixelSize(
      width: Int((Double(before.width) * 1.125).rounded()),
      height: Int((Double(before.height) * 1.125).rounded()))
    twins.hands.setResources("Xft.dpi: 108\n")
    harness.send(.scaleChanged(1.125))
    harness.presenter.resize(to: after)
    harness.send(.resized(after))
    twins.expectEqual("scale 1.125")
    #expect(twins.hands.stamp().dropFirst(3) == [after.width, after.height])
  }

  @Test
  func `a window that the screen has no room for at a scale has its size again at the old one`()
    throws
  {
    let program = try RunningProgram()
    let hands = program.hands
    let before = Array(hands.stamp().dropFirst(3))
    for dpi in [192, 144, 192] {
      hands.setResources("Xft.dpi: \(dpi)\n")
      // Nine tenths of the screen's height.
      try #require(
        hands.wait {
          hands.stamp().dropFirst(3) == [(before[0] * dpi + 48) / 96, 921]
        }, "\(hands.stamp()) at \(dpi)")
    }
    hands.setResources("Xft.dpi: 96\n")
    #expect(hands.wait { hands.stamp().dropFirst(3) == before[...] }, "\(hands.stamp())")
    hands.press(XK_q)
    #expect(program.finish() == 0)
  }

  @Test func `a scale in the environment wins over the desktop`() throws {
    let twins = try Twins(environment: ["VITRINE_SCALE": "1"])
    twins.hands.setResources("Xft.dpi: 192\n")
    twins.hands.press(XK_Tab)
    twins.harness.press(.tab)
    twins.expectEqual("the same scale")
  }
}

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

  @Test func `a scale in the environment wins over the desktop`() throws {
    let twins = try Twins(environment: ["VITRINE_SCALE": "1"])
    twins.hands.setResources("Xft.dpi: 192\n")
    twins.hands.press(XK_Tab)
    twins.harness.press(.tab)
    twins.expectEqual("the same scale")
  }
}

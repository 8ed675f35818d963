// The window where the server is far away.

import CXTest
import CoreGraphics
import Stage
import TestSupport
import Testing
import Windowing

@MainActor @Suite(.serialized, .ownScreenScale) struct SlowServerTests {
  @Test(arguments: ["present", "refresh"], ["0", "1"])
  func `one frame at most waits behind the next, and the window can be used`(
    pace: String, noSharedMemory: String
  ) throws {
    let server = try PrivateXServer()
    let proxy = try #require(XProxy(to: server, latency: .milliseconds(150)))
    let program = try RunningProgram(
      ["--start", "--set", "IDLineChartView.duration=1000"],
      environment: [
        "DISPLAY": proxy.display, "VITRINE_PACE": pace, "VITRINE_NO_SHM": noSharedMemory,
      ], on: server)
    let hands = program.hands
    let first = hands.stamp()[0]
    let end = ContinuousClock.now + .seconds(60)
    var (ahead, shown) = (0, first)
    // Looked at by the clock: what the window shows changes just when less is on its way.
    while shown < first + 12, ContinuousClock.now < end {
      // In this order: what is made meanwhile does not count.
      let made = program.reports.last?.serial ?? 0
      shown = hands.stamp()[0]
      ahead = max(ahead, made - shown)
      Thread.sleep(forTimeInterval: 0.005)
    }
    #expect(shown >= first + 12)
    #expect(ahead <= 2, "\(ahead) frames were on their way")
    let size = PixelSize(width: 600, height: 500)
    hands.resize(size)
    #expect(hands.wait { hands.stamp().dropFirst(3) == [size.width, size.height] })
    hands.press(XK_q)
    #expect(program.finish() == 0)
  }
}

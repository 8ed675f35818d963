// What a window that was resized leaves in memory.

import CXTest
import CoreGraphics
import TestSupport
import Testing
import Windowing

@MainActor @Suite(.serialized, .ownScreenScale) struct ResizedWindowTests {
  @Test(arguments: [false, true])
  func `after many sizes the window has memory for the last one alone`(moves: Bool) throws {
    let motion = ["--start", "--set", "IDLineChartView.duration=1000"]
    let program = try RunningProgram(moves ? motion : ["--at", "0"])
    let hands = program.hands
    for step in 0..<40 {
      let size = PixelSize(width: 300 + step * 79 % 600, height: 200 + step * 61 % 500)
      hands.resize(size)
      try #require(hands.wait { hands.stamp().dropFirst(3) == [size.width, size.height] })
    }
    hands.resize(PixelSize(width: 600, height: 300))
    // Rows begin on a cache line; what moves has more buffers than one.
    let bytes = 608 * 300 * 4
    let isFit = hands.wait {
      let segments = Set(program.segments())
      return hands.stamp().dropFirst(3) == [600, 300] && segments == [(bytes + 4095) / 4096 * 4096]
    }
    #expect(isFit, "\(program.segments())")
    let serial = hands.stamp()[0]
    hands.press(XK_o)
    try #require(hands.wait { hands.stamp()[0] > serial })
    hands.press(XK_q)
    #expect(program.finish() == 0)
  }
}

// What a window that was resized leaves in memory.

import CXTest
import CoreGraphics
import TestSupport
import Testing
import Windowing

@MainActor @Suite(.serialized, .ownScreenScale) struct ResizedWindowTests {
  @Test func `after many sizes the window has memory for the last one alone`() throws {
    let program = try RunningProgram(["--at", "0"])
    let hands = program.hands
    for step in 0..<40 {
      let size = PixelSize(width: 300 + step * 79 % 600, height: 200 + step * 61 % 500)
      hands.resize(size)
      try #require(hands.wait { hands.stamp().dropFirst(3) == [size.width, size.height] })
    }
    hands.resize(PixelSize(width: 600, height: 300))
    // Rows begin on a cache line.
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

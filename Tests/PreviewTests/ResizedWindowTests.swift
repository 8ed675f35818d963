// Memory that a resized window leaves behind.

import CXTest
import CoreGraphics
import TestSupport
import Testing
import Windowing

@MainActor @Suite(.serialized, .ownScreenScale) struct ResizedWindowTests {
  @Test(arguments: [false, true])
  func `after many sizes the window has memory for the last one alone`(moves: Bool) throws {
    let program = try RunningProgram(moves ? Self.motion : ["--at", "0"])
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
    let others = program.said.split(separator: "\n").filter { !$0.hasPrefix("frame ") }
    #expect(isFit, "\(program.segments()) \(others) \(hands.stamp())")
    let serial = hands.stamp()[0]
    hands.press(XK_o)
    try #require(hands.wait { hands.stamp()[0] > serial })
    hands.press(XK_q)
    #expect(program.finish() == 0)
  }

  @Test(.enabled(if: IPCNamespace.isAllowed, "no namespaces may be made here"))
  func `segments that the system has again are used again`() throws {
    let server = try PrivateXServer(wrapper: IPCNamespace.wrapper(segments: 9))
    let program = try RunningProgram(
      Self.motion, on: server, wrapper: IPCNamespace.joining(server.identifier))
    let hands = program.hands
    try IPCNamespace.setLimit(0, of: server.identifier)
    hands.resize(PixelSize(width: 900, height: 700))
    try #require(hands.wait { program.said.contains("shared memory is given up: no segment of") })
    #expect(hands.wait { program.segments().isEmpty })
    try IPCNamespace.setLimit(9, of: server.identifier)
    #expect(hands.wait { program.said.contains("shared memory works again") })
    #expect(hands.wait { !program.segments().isEmpty })
    hands.press(XK_q)
    #expect(program.finish() == 0)
  }

  /// An animation that lasts as long as a test may take.
  private static let motion = ["--start", "--set", "IDLineChartView.duration=1000"]
}

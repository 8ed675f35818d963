// No frame is torn by the next one: memory that the server has yet to read is drawn in by nobody.

import CXTest
import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite struct FramesInFlightTests {
  /// A window with as many buffers as it may have, all of them read.
  private func fixture(
    _ server: PrivateXServer, _ pace: X11PaceSource, isAnimating: Bool, display: String? = nil
  ) throws -> Fixture {
    let fixture = try Fixture(server, display: display, pace: pace)
    try fixture.show()
    fixture.window.isAnimating = isAnimating
    // The source of the pace is found with the first frame.
    try fixture.frame()
    try #require(fixture.pump { !fixture.window.isBeingRead })
    try fixture.burst(isAnimating ? 3 : 2)
    try #require(fixture.pump { !fixture.window.isBeingRead })
    return fixture
  }

  @Test(arguments: [X11PaceSource.present, .fixed], [true, false])
  func `while the server stands still no buffer that was put is given out again`(
    pace: X11PaceSource, isAnimating: Bool
  ) throws {
    let server = try PrivateXServer()
    let fixture = try fixture(server, pace, isAnimating: isAnimating)
    for _ in 0..<5 {
      var flying: [(serial: Int, buffer: BackBuffer)] = []
      server.standStill()
      while let back = fixture.window.acquire() {
        try #require(!flying.contains { $0.buffer.slot == back.slot })
        let serial = fixture.draw(in: back)
        flying.append((serial, back))
        fixture.connection.drain()
      }
      #expect(flying.count == (isAnimating ? 3 : 2))
      // The memory that the server will read is as it was put.
      for frame in flying {
        #expect(
          Fixture.colors(frame.buffer.pixels) == Fixture.picture(fixture.window.size, frame.serial))
      }
      server.goOn()
      let last = try #require(flying.last?.serial)
      #expect(fixture.isPublished(last))
      #expect(fixture.shows(Fixture.picture(fixture.window.size, last)))
      try #require(fixture.pump { !fixture.window.isBeingRead })
    }
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test func `nobody but the server can say that it has read a buffer`() throws {
    let server = try PrivateXServer()
    let proxy = try #require(XProxy(to: server))
    let fixture = try fixture(server, .fixed, isAnimating: false, display: proxy.display)
    let completion = fixture.observer.completionType
    let protocols = fixture.observer.atom("WM_PROTOCOLS")
    let close = fixture.observer.atom("WM_DELETE_WINDOW")
    server.standStill()
    defer { server.goOn() }
    try fixture.burst(2)
    let window = fixture.window.identifier
    for segment in fixture.window.segmentIdentifiers {
      proxy.say(sent(completion, 0, [window, 0, segment, 0]))
    }
    // The message behind them tells that they have come.
    proxy.say(sent(UInt8(ClientMessage), 32, [window, protocols, close]))
    try #require(fixture.wait(for: .closeRequested))
    #expect(fixture.window.acquire() == nil)
  }

  /// An event of another program, as it is on the wire.
  private func sent(_ type: UInt8, _ detail: UInt8, _ fields: [UInt]) -> [UInt8] {
    let isSent: UInt8 = 0x80
    let bytes = fields.flatMap { field in
      (0..<4).map { UInt8(truncatingIfNeeded: field >> ($0 * 8)) }
    }
    let event = [type | isSent, detail, 0, 0] + bytes
    return event + [UInt8](repeating: 0, count: 32 - event.count)
  }
}

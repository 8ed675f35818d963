// A server that goes while Xlib waits for an input method.

import TestSupport
import Testing

@testable import X11Windowing

@Suite struct InputMethodLossTests {
  /// Xlib would wait on, at full speed and without end.
  @Test func `the program ends with a sentence`() async throws {
    let ending = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      let server = try PrivateXServer()
      let fixture = try Fixture(server)
      unsafe X11FaultHandlers.awaitMethod(on: fixture.connection.display.pointer) {
        server.kill()
        _ = fixture.pump { false }
      }
    }
    let words = String(decoding: ending.standardErrorContent, as: UTF8.self)
    #expect(words.contains("The X server has gone while an input method was to answer."))
  }

  @Test func `a server that goes at another time is a lost connection`() throws {
    let server = try PrivateXServer()
    let fixture = try Fixture(server)
    unsafe X11FaultHandlers.awaitMethod(on: fixture.connection.display.pointer) {}
    server.kill()
    #expect(fixture.pump { fixture.connection.isLost })
  }
}

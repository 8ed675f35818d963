// Frames in step with a screen that tells when it begins a picture.

import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite struct X11PacingTests {
  @Test func `with the Present extension a frame waits for the screen's next picture`() throws {
    let server = try PrivateXServer()
    let fixture = try Fixture(server, pace: .present)
    try fixture.show()
    fixture.window.isAnimating = true
    for _ in 1...8 {
      try fixture.frame()
      let sent = MonotonicTime.now
      #expect(fixture.window.pacer.nextDue > sent + FramePacer.patience / 2)
      try #require(fixture.pump { fixture.window.pacer.nextDue < sent + FramePacer.patience / 2 })
      let now = MonotonicTime.now
      #expect(fixture.window.pacer.presentation(at: now) > sent)
    }
    #expect(fixture.connection.paceDescription.hasPrefix("Present 1."))
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test func `a window whose content rests asks for nothing`() throws {
    let server = try PrivateXServer()
    let fixture = try Fixture(server, pace: .present)
    try fixture.show()
    try fixture.frame()
    #expect(fixture.window.pacer.nextDue < MonotonicTime.now + FramePacer.patience / 2)
  }

  @Test(arguments: [
    (X11PaceSource.refresh, "60 frames a second; RandR tells no refresh rate"),
    (
      .manager,
      "60 frames a second; the window manager does not say when it has drawn; "
        + "RandR tells no refresh rate"
    ),
    (.fixed, "60 frames a second"),
  ])
  func `where a source is missing the next one is taken, and the report says why`(
    source: X11PaceSource, report: String
  ) throws {
    let server = try PrivateXServer()
    let connection = try X11Connection(display: server.display, pace: source)
    #expect(connection.paceDescription == report)
    connection.close()
  }

  @Test(arguments: [
    (UInt(148_500_000), 2200, 1125, false, false, 60.0),
    (533_250_000, 2720, 1481, false, false, 132.4),
    (74_250_000, 2200, 1125, true, false, 60),
    (25_175_000, 800, 525, false, true, 30),
  ])
  func `a mode's figures give its refresh rate`(
    pixelClock: UInt, width: Int, height: Int, isInterlaced: Bool, isDoubled: Bool, rate: Double
  ) throws {
    let found = try #require(
      X11RefreshRate.rate(
        pixelClock: pixelClock, width: width, height: height, isInterlaced: isInterlaced,
        isDoubled: isDoubled))
    #expect(abs(found - rate) < 0.1)
  }

  @Test(arguments: [(UInt(0), 800, 600), (1_000_000, 0, 600), (1_000_000, 800, 0), (.max, 1, 1)])
  func `figures that no screen has give none`(pixelClock: UInt, width: Int, height: Int) {
    #expect(X11RefreshRate.rate(pixelClock: pixelClock, width: width, height: height) == nil)
  }
}

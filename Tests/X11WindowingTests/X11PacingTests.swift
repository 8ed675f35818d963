// Frames in step with a screen that tells when it begins a picture.

import CXTest
import Foundation
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

  @Test func `a frame that would show nothing new is left out, and the next one paced`() throws {
    let server = try PrivateXServer()
    let fixture = try Fixture(server, pace: .present)
    try fixture.show()
    fixture.window.isAnimating = true
    let before = MonotonicTime.now
    fixture.window.leaveOutFrame()
    #expect(fixture.window.pacer.nextDue > before)
    #expect(fixture.window.pacer.nextDue < MonotonicTime.now + FramePacer.patience / 2)
  }

  @Test func `a screen that tells no more pictures is not waited for`() throws {
    let server = try PrivateXServer()
    let proxy = try #require(XProxy(to: server))
    let fixture = try Fixture(server, display: proxy.display, pace: .present)
    try fixture.show()
    fixture.window.isAnimating = true
    try fixture.frame()
    let present = try fixture.observer.majorCode(of: "Present")
    proxy.fail(present, with: UInt8(BadAlloc))
    for _ in 1...12 {
      try #require(fixture.pump { fixture.window.pacer.isDue(at: MonotonicTime.now) })
      let serial = try fixture.frame()
      #expect(fixture.isPublished(serial))
    }
    #expect(fixture.connection.paceDescription.contains("present does not keep its promise"))
    #expect(fixture.connection.report.sharedMemory.works)
  }

  @Test func `a window whose content rests asks for nothing`() throws {
    let server = try PrivateXServer()
    let fixture = try Fixture(server, pace: .present)
    try fixture.show()
    try fixture.frame()
    #expect(fixture.window.pacer.nextDue < MonotonicTime.now + FramePacer.patience / 2)
  }

  @Test func `through the connection no frame is begun before the server has the last one`() throws
  {
    let server = try PrivateXServer()
    let fixture = try Fixture(server, allowsSharedMemory: false, pace: .fixed)
    try fixture.show()
    fixture.window.isAnimating = true
    for _ in 1...4 {
      try fixture.frame()
      #expect(fixture.window.isBeingRead && !fixture.window.hasBuffer)
      #expect(fixture.window.acquire() == nil)
      #expect(fixture.pump { fixture.window.hasBuffer })
      #expect(!fixture.window.isBeingRead)
    }
  }

  @Test func `a screen that gets another rate is followed`() throws {
    let server = try PrivateXServer()
    // Such as a screen of 75 pictures a second.
    try Self.setMode(server, "64x64a", pixelClock: "0.3072")
    let fixture = try Fixture(server, pace: .refresh)
    try fixture.show()
    fixture.window.isAnimating = true
    #expect(fixture.connection.paceDescription.contains("75.00 Hz"))
    try Self.setMode(server, "64x64b", pixelClock: "0.4096")
    #expect(fixture.pump { fixture.connection.paceDescription.contains("100.00 Hz") })
    #expect(abs(fixture.window.pacer.interval - 0.01) < 0.0001)
  }

  /// Gives the server's one screen a mode of 64 × 64 pixels, with its clock in MHz.
  private static func setMode(
    _ server: PrivateXServer, _ name: String, pixelClock: String
  ) throws {
    let sides = Array(repeating: "64", count: 8)
    for arguments in [
      ["--newmode", name, pixelClock] + sides, ["--addmode", "screen", name],
      ["--output", "screen", "--mode", name],
    ] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/xrandr")
      process.arguments = ["-display", server.display] + arguments
      process.standardError = FileHandle.nullDevice
      try process.runWithAllSignals()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
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
  func `the next source is taken when one is missing, and the report says why`(
    source: X11PaceSource, report: String
  ) throws {
    let server = try PrivateXServer()
    let connection = try X11Connection(display: server.display, pace: source)
    #expect(connection.paceDescription.hasPrefix(report + "; a frame shows"))
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

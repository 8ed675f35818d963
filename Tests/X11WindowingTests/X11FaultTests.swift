// Nothing the server does ends the program.

import Foundation
import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite struct X11FaultTests {
  @Test(arguments: [nil, ":4095", "nonsense"])
  func `a display that is not there is an error with its name`(name: String?) {
    let error = #expect(throws: X11Error.self) {
      _ = try X11Connection(display: name ?? ":4094")
    }
    #expect(error == .noDisplay(name: name ?? ":4094"))
    #expect(error?.description.contains(name ?? ":4094") == true)
  }

  @Test func `the error without a name speaks of DISPLAY`() {
    #expect(X11Error.noDisplay(name: nil).description == "no display: DISPLAY is not set")
  }

  @Test(arguments: [
    PixelSize(width: 0, height: 5), PixelSize(width: 5, height: 0),
    PixelSize(width: 16385, height: 5),
  ])
  func `a window of an impossible size is refused`(size: PixelSize) throws {
    let server = try PrivateXServer()
    let connection = try X11Connection(display: server.display)
    #expect(throws: X11Error.sizeOutOfBounds(size)) {
      try X11Window(connection, size: size, title: "")
    }
    connection.close()
  }

  @Test func `drawing into a window that somebody destroyed is recorded, with the request`() throws
  {
    let server = try PrivateXServer()
    let fixture = try Fixture(server)
    try fixture.show()
    let buffer = try fixture.acquire()
    fixture.observer.destroy(fixture.window)
    fixture.window.present(
      buffer, damage: [buffer.pixels.bounds], stamp: FrameStamp(serial: 2))
    #expect(fixture.pump { !fixture.connection.faults.isEmpty })
    let fault = try #require(fixture.connection.faults.first)
    #expect(fault.name == "BadDrawable" || fault.name == "BadWindow")
    #expect(fault.description.contains(fault.name) && fault.request != 0)
    #expect(fixture.wait(for: .closeRequested))
    #expect(!fixture.connection.isLost)
  }

  @Test func `when the server refuses a put from shared memory frames go through the connection`()
    throws
  {
    let server = try PrivateXServer()
    let fixture = try Fixture(server)
    try fixture.show()
    #expect(!fixture.window.segmentIdentifiers.isEmpty)
    fixture.observer.detachSegments(of: fixture.window)
    let lost = try fixture.frame()
    #expect(fixture.pump { !fixture.connection.report.sharedMemory.works })
    // The frame that was refused is put again, and the next ones go the other way.
    for refused in [true, false] {
      let serial = refused ? lost : try fixture.frame()
      let picture = Fixture.picture(fixture.window.size, serial)
      #expect(fixture.pump { fixture.shows(picture) })
    }
  }

  @Test func `shared memory that works again a while later is used again, and frames stay right`()
    throws
  {
    let server = try PrivateXServer()
    let fixture = try Fixture(server)
    var changes: [Bool] = []
    fixture.connection.onSharedMemoryChanged = { changes.append($0.works) }
    try fixture.show()
    fixture.observer.detachSegments(of: fixture.window)
    try fixture.frame()
    try #require(fixture.pump { !fixture.connection.report.sharedMemory.works })
    let end = ContinuousClock.now + .seconds(60)
    while !fixture.connection.report.sharedMemory.works, ContinuousClock.now < end {
      try fixture.frame()
      Thread.sleep(forTimeInterval: 0.1)
    }
    #expect(changes == [false, true])
    for _ in 0..<3 {
      let serial = try fixture.frame()
      let picture = Fixture.picture(fixture.window.size, serial)
      #expect(fixture.pump { fixture.shows(picture) })
    }
    #expect(fixture.pump { !fixture.window.isBeingRead })
    #expect(fixture.window.segmentIdentifiers.count == fixture.window.capacities.count)
    // It may fail again.
    fixture.observer.detachSegments(of: fixture.window)
    let lost = try fixture.frame()
    #expect(fixture.pump { changes == [false, true, false] })
    #expect(fixture.pump { fixture.shows(Fixture.picture(fixture.window.size, lost)) })
  }

  @Test(.enabled(if: IPCNamespace.isAllowed, "no namespaces may be made here"))
  func `a server in another place than our memory is noticed`() throws {
    // In its own IPC namespace the server cannot attach: what a container does.
    let server = try PrivateXServer(wrapper: ["unshare", "--ipc"])
    let connection = try X11Connection(display: server.display)
    guard case .off(let reason) = connection.report.sharedMemory else {
      Issue.record("shared memory works across namespaces")
      return
    }
    #expect(reason.contains("BadAccess") || reason.contains("other memory"))
    #expect(connection.faults.isEmpty)
    connection.close()
  }

  @Test func `over TCP it is tried what the server can do, and frames are shown`() throws {
    let server = try PrivateXServer(["-listen", "tcp"])
    let fixture = try Fixture(server, display: "127.0.0.1" + server.display)
    try fixture.show()
    let serial = try fixture.frame()
    #expect(fixture.isPublished(serial))
    #expect(fixture.shows(Fixture.picture(fixture.window.size, serial)))
    if case .off(let reason) = fixture.connection.report.sharedMemory {
      #expect(reason.contains("the server cannot use our memory"))
    }
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test func `a lost server is told once and everything after it is harmless`() throws {
    let server = try PrivateXServer()
    let fixture = try Fixture(server)
    try fixture.show()
    var losses = 0
    fixture.connection.onLost = { losses += 1 }
    server.kill()
    #expect(fixture.pump { losses > 0 })
    #expect(fixture.connection.isLost)
    #expect(fixture.window.acquire() == nil)
    fixture.window.title = "gone"
    fixture.window.cursor = .hand
    fixture.connection.drain()
    fixture.window.close()
    fixture.connection.close()
    #expect(losses == 1)
  }

  @Test func `a client that the server throws out has lost it, and says so`() throws {
    let server = try PrivateXServer()
    let fixture = try Fixture(server)
    try fixture.show()
    var losses = 0
    fixture.connection.onLost = { losses += 1 }
    fixture.observer.throwOut(fixture.window)
    #expect(fixture.pump { losses > 0 })
    #expect(fixture.connection.isLost)
    fixture.window.close()
    #expect(losses == 1)
    // The server lives on.
    let other = try X11Connection(display: server.display)
    other.synchronize()
    #expect(!other.isLost)
    other.close()
  }

  /// Changes the screen's resolution.
  private static let xrandr = "/usr/bin/xrandr"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: xrandr)))
  func `a screen that gets another resolution is followed, and the window goes on`() throws {
    let server = try PrivateXServer(screen: "1280x1024x24")
    let fixture = try Fixture(server)
    try fixture.show()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.xrandr)
    process.arguments = [
      "-display", server.display, "--output", "screen", "--off", "--fb", "800x600",
    ]
    process.standardError = FileHandle.nullDevice
    try process.runWithAllSignals()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    #expect(fixture.pump { fixture.connection.screenSize == PixelSize(width: 800, height: 600) })
    let serial = try fixture.frame()
    try #require(fixture.isPublished(serial))
    #expect(fixture.shows(Fixture.picture(fixture.window.size, serial)))
    #expect(fixture.connection.faults.isEmpty && !fixture.connection.isLost)
  }

  @Test func `a frame presented to a lost server is harmless`() throws {
    let server = try PrivateXServer()
    let fixture = try Fixture(server)
    try fixture.show()
    let buffer = try fixture.acquire()
    server.kill()
    fixture.window.present(
      buffer, damage: [buffer.pixels.bounds], stamp: FrameStamp(serial: 2))
    fixture.connection.drain()
    #expect(fixture.connection.isLost)
  }

  @Test func `the report names what was found`() throws {
    let server = try PrivateXServer(screen: "800x600x24")
    let connection = try X11Connection(display: server.display, allowsSharedMemory: false)
    let report = connection.report
    #expect(report.display == server.display)
    #expect(report.screenSize == PixelSize(width: 800, height: 600))
    #expect(report.depth == 24 && report.bitsPerPixel == 32)
    #expect(report.sharedMemory == .off(reason: "VITRINE_NO_SHM=1"))
    #expect(report.scale == 1 && report.hasDetectableAutoRepeat)
    connection.close()
  }

  @Test func `the server's clock does not wrap`() {
    var clock = X11ServerClock()
    #expect(clock.seconds(4_294_967_000) == 4_294_967)
    #expect(clock.seconds(704) == 4_294_968)
    #expect(clock.seconds(4_294_967_290) == 4_294_967.29)
    #expect(clock.seconds(1704) == 4_294_969)
  }
}

// Whatever request fails, the window goes on, and what failed is known.

internal import CXTest
import Foundation
import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite(.serialized) struct ForcedErrorTests {
  private let server: PrivateXServer
  private let proxy: XProxy

  init() throws {
    server = try PrivateXServer()
    proxy = try #require(XProxy(to: server))
  }

  /// The corresponding X11 constant is `BadAlloc`.
  private static let noMemory: UInt8 = 11

  /// Does with a window whatever a program does, as far as it goes.
  private func use(_ connection: X11Connection) throws {
    let window = try X11Window(connection, size: PixelSize(width: 60, height: 40), title: "Test")
    window.show()
    window.cursor = .hand
    window.takesText = true
    window.resize(to: PixelSize(width: 70, height: 50))
    window.toggleFullScreen()
    for serial in 1...3 {
      window.isAnimating = serial > 1
      if let buffer = window.acquire() {
        window.present(buffer, damage: [buffer.pixels.bounds], stamp: FrameStamp(serial: serial))
      }
      connection.synchronize()
      connection.drain()
    }
    _ = (window.fillsScreen, window.origin, connection.report)
    _ = (connection.managerDescription, connection.fullScreenDescription)
    _ = (connection.paceDescription, connection.shownDescription, connection.hidingDescription)
    _ = connection.resizingDescription
    _ = (connection.keyboardDescription, connection.pointingDescription)
    window.close()
    connection.synchronize()
  }

  /// Fails all requests of that code from the beginning.
  private func expectNoEnd(_ code: UInt8) throws {
    let proxy = try #require(XProxy(to: server))
    proxy.fail(code, with: Self.noMemory)
    // A server that refuses so much may be no use: that is an error then, and told.
    guard let connection = try? X11Connection(display: proxy.display) else { return }
    try? use(connection)
    #expect(!connection.isLost, "request \(code)")
    connection.close()
  }

  @Test func `no request of the core protocol that fails ends the program`() throws {
    // The requests that Xlib and we send: windows, properties, messages, the keyboard, pictures …
    for code: UInt8 in [
      1, 2, 8, 12, 16, 18, 20, 22, 23, 25, 40, 43, 53, 55, 60, 72, 73, 78, 94, 98, 101,
    ] {
      try expectNoEnd(code)
    }
  }

  @Test func `no extension whose every request fails ends the program`() throws {
    for name in [
      "MIT-SHM", "SYNC", "Present", "XInputExtension", "XKEYBOARD", "RANDR", "BIG-REQUESTS",
    ] {
      try expectNoEnd(Observer(server.display).majorCode(of: name))
    }
  }

  @Test func `a put that fails is recorded with its request, and shown in another way`() throws {
    let fixture = try Fixture(server, display: proxy.display)
    try fixture.show()
    try #require(fixture.connection.report.sharedMemory.works)
    proxy.fail(try fixture.observer.majorCode(of: "MIT-SHM"), with: Self.noMemory)
    let serial = try fixture.frame()
    #expect(fixture.pump { !fixture.connection.report.sharedMemory.works })
    let fault = try #require(fixture.connection.faults.first)
    #expect(fault.name == "BadAlloc")
    #expect(fixture.connection.faultDescriptions[0].hasPrefix("BadAlloc in MIT-SHM"))
    #expect(fixture.isPublished(serial))
    #expect(
      fixture.observer.pixels(of: fixture.window) == Fixture.picture(fixture.window.size, serial))
  }

  @Test func `an error of the core protocol names its request`() throws {
    let fixture = try Fixture(server, display: proxy.display)
    try fixture.show()
    proxy.fail(18, with: 5)
    fixture.window.title = "other"
    fixture.connection.synchronize()
    proxy.fail(18, with: nil)
    #expect(fixture.connection.faults.allSatisfy { $0.name == "BadAtom" && $0.request == 18 })
    #expect(
      fixture.connection.faultDescriptions.last?.hasPrefix("BadAtom in ChangeProperty") == true)
  }
}

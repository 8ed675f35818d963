// Window managers that wait for frames, and that say when they have drawn one.

import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite(.serialized) struct FrameSyncTests {
  private static let composing = ["_NET_WM_FRAME_DRAWN", "_NET_WM_SYNC_REQUEST"]

  private let server: PrivateXServer
  private let manager: TestWindowManager
  private let fixture: Fixture

  init() throws {
    server = try PrivateXServer()
    manager = try TestWindowManager(server.display, supports: Self.composing)
    fixture = try Fixture(server, pace: .manager)
    try fixture.show()
  }

  private func resize(_ width: Int, _ height: Int) throws {
    let size = PixelSize(width: width, height: height)
    manager.resize(fixture.window, to: size)
    try #require(fixture.pump { fixture.window.size == size })
    // Whatever answered too early has arrived by now.
    fixture.connection.synchronize()
    fixture.connection.drain()
  }

  private func value(_ counter: TestWindowManager.Counter) -> Int64 {
    manager.value(counter, of: fixture.window, fixture.observer)
  }

  @Test(arguments: [42, 0x100_0000_0007] as [Int64])
  func `the basic counter gets the number after the frame of that size, not before`(
    number: Int64
  ) throws {
    manager.requestSync(number, .basic, of: fixture.window)
    try resize(90, 70)
    #expect(value(.basic) == 0)
    let serial = try fixture.frame()
    #expect(fixture.pump { value(.basic) == number })
    #expect(fixture.isPublished(serial))
    #expect(fixture.shows(Fixture.picture(fixture.window.size, serial)))
  }

  @Test func `a frame of an older size is no answer`() throws {
    let old = try fixture.acquire()
    manager.requestSync(7, .basic, of: fixture.window)
    try resize(90, 70)
    fixture.window.present(old, damage: [old.pixels.bounds], stamp: FrameStamp(serial: 50))
    fixture.connection.synchronize()
    fixture.connection.drain()
    #expect(value(.basic) == 0)
    try fixture.frame()
    #expect(fixture.pump { value(.basic) == 7 })
  }

  @Test func `a request without a new size is answered at once, whatever comes next`() throws {
    fixture.connection.synchronize()
    fixture.connection.drain()
    manager.requestSync(9, .basic, of: fixture.window)
    fixture.observer.sendConfigure(fixture.window.size, to: fixture.window)
    fixture.observer.synchronize()
    #expect(fixture.holds(afterNextEvents: { value(.basic) == 9 }))
  }

  @Test func `only the newest of several sizes is drawn and answered`() throws {
    for (number, width) in [(1, 80), (2, 90), (3, 100)] {
      manager.requestSync(Int64(number), .basic, of: fixture.window)
      manager.resize(fixture.window, to: PixelSize(width: width, height: 70))
    }
    try #require(fixture.pump { fixture.window.size.width == 100 })
    try fixture.frame()
    #expect(fixture.pump { value(.basic) == 3 })
    #expect(fixture.events.filter { if case .resized = $0 { true } else { false } }.count <= 3)
  }

  @Test func `the extended counter goes on from the number: odd while drawing, even when done`()
    throws
  {
    manager.follow(.extended, of: fixture.window, fixture.observer)
    manager.requestSync(240, .extended, of: fixture.window)
    try resize(90, 70)
    #expect(manager.steps().isEmpty)
    try fixture.frame()
    fixture.connection.synchronize()
    let steps = manager.steps()
    #expect(steps == [241, 242] || steps == [241, 244])
    #expect(value(.basic) == 0)
  }

  @Test(arguments: [TestWindowManager.Counter.basic, .extended])
  func `a size that is shown already is answered without a frame`(
    counter: TestWindowManager.Counter
  ) throws {
    manager.requestSync(8, counter, of: fixture.window)
    fixture.observer.sendConfigure(fixture.window.size, to: fixture.window)
    #expect(fixture.pump { value(counter) == 8 })
  }

  @Test func `while the content moves each frame is counted and waits until it is drawn`() throws {
    manager.follow(.extended, of: fixture.window, fixture.observer)
    fixture.window.isAnimating = true
    for frame in 1...5 {
      try fixture.frame()
      fixture.connection.synchronize()
      let steps = manager.steps()
      try #require(steps.count == 2)
      #expect(steps[0] % 2 == 1 && steps[1] % 2 == 0, "frame \(frame): \(steps)")
      let sent = MonotonicTime.now
      #expect(fixture.window.pacer.nextDue > sent + FramePacer.patience / 2)
      // The drawn frame of another time does not count.
      manager.sayDrawn(steps[1] + 2, of: fixture.window)
      manager.sayDrawn(steps[1], of: fixture.window)
      #expect(fixture.pump { fixture.window.pacer.nextDue < sent + FramePacer.patience / 2 })
    }
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test func `a window manager that dies is not waited for`() throws {
    let server = try PrivateXServer()
    var manager: TestWindowManager? = try TestWindowManager(
      server.display, supports: Self.composing)
    let fixture = try Fixture(server, pace: .manager)
    try fixture.show()
    fixture.window.isAnimating = true
    try fixture.frame()
    #expect(fixture.connection.paceDescription.contains("window manager tells"))
    withExtendedLifetime(manager) {}
    manager = nil
    #expect(
      fixture.pump { !fixture.connection.paceDescription.contains("window manager tells") })
    try fixture.frame()
    // At a timer's pace from here on.
    #expect(fixture.window.pacer.nextDue < MonotonicTime.now + FramePacer.patience / 2)
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test(arguments: [nil, [], ["_NET_WM_SYNC_REQUEST"]])
  func `doctor says whether somebody waits for frames`(supported: [String]?) throws {
    let server = try PrivateXServer()
    let manager = try supported.map { try TestWindowManager(server.display, supports: $0) }
    let connection = try X11Connection(display: server.display)
    defer { connection.close() }
    let words =
      switch supported?.count {
      case nil: "nobody waits for them"
      case 0?: "does not name _NET_WM_SYNC_REQUEST"
      case _?: "the window manager waits for the frame of each size"
      }
    #expect(connection.resizingDescription.hasSuffix(words))
    withExtendedLifetime(manager) {}
  }
}

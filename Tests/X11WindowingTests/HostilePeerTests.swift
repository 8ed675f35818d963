// Nothing that another program on the server sends or leaves lying about ends the program.

import CXTest
import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite(.serialized) struct HostilePeerTests {
  private let server: PrivateXServer
  private let fixture: Fixture
  private let peer: HostilePeer

  init() throws {
    server = try PrivateXServer()
    fixture = try Fixture(server)
    try fixture.show()
    peer = try HostilePeer(server.display, target: fixture.window)
  }

  /// Everything that was sent has been dealt with, and the window shows its next frame.
  private func expectGoesOn(_ trace: String) throws {
    peer.synchronize()
    fixture.connection.synchronize()
    fixture.connection.drain()
    #expect(!fixture.connection.isLost, "\(trace)")
    // The server's own state takes the forged one back.
    fixture.observer.unmap(fixture.window)
    fixture.observer.map(fixture.window)
    try #require(fixture.pump { fixture.window.isVisible }, "\(trace)")
    let serial = try fixture.frame()
    let picture = Fixture.picture(fixture.window.size, serial)
    #expect(fixture.pump { fixture.shows(picture) }, "\(trace)")
  }

  /// Whatever others said of keys, the one that a person presses is pressed for the first time.
  private func expectKeyIsNew(_ trace: String) throws {
    fixture.observer.focus(fixture.window)
    fixture.events = []
    fixture.observer.press(Int(XK_q))
    var isNew: Bool?
    try #require(
      fixture.pump {
        for case .keyPressed(let event) in fixture.events where event.key == .character("q") {
          isNew = !event.isRepeat
        }
        return isNew != nil
      }, "\(trace)")
    #expect(isNew == true, "\(trace)")
  }

  @Test func `keys that others say are down do not stand in a person's way`() throws {
    fixture.observer.focus(fixture.window)
    for type in [KeyPress, FocusIn, KeymapNotify] {
      peer.holdKey(fixture.observer.code(of: Int(XK_q)), type)
    }
    try expectGoesOn("keys held")
    try expectKeyIsNew("keys held")
  }

  @Test func `Fuzz: messages with any content`() throws {
    try Fuzz.run(10) { generator, trace in
      for _ in 0..<60 { peer.sendMessage(&generator) }
      fixture.window.isAnimating.toggle()
      try expectGoesOn(trace)
    }
  }

  @Test func `Fuzz: events of every kind that nothing brought about`() throws {
    try Fuzz.run(10) { generator, trace in
      for _ in 0..<60 { peer.sendEvent(&generator) }
      fixture.window.takesText.toggle()
      try expectGoesOn(trace)
      try expectKeyIsNew(trace)
    }
  }

  @Test func `Fuzz: properties of any kind, and owners that come and go`() throws {
    fixture.observer.focus(fixture.window)
    try Fuzz.run(10) { generator, trace in
      for _ in 0..<6 {
        for _ in 0..<10 { peer.setProperty(&generator) }
        peer.announce(&generator)
      }
      try expectGoesOn(trace)
      _ = (fixture.connection.managerDescription, fixture.window.fillsScreen)
    }
  }

  @Test func `Fuzz: pasting from an owner that keeps no rule`() throws {
    try Fuzz.run(10) { generator, trace in
      for _ in 0..<6 {
        peer.announce(&generator)
        fixture.window.paste()
        fixture.connection.synchronize()
        peer.answer(&generator)
        peer.setProperty(&generator)
        peer.synchronize()
        fixture.connection.drain()
      }
      try expectGoesOn(trace)
    }
  }

  @Test(arguments: [Int64.max, Int64.max - 1, -1, Int64.min], [true, false])
  func `a window manager may wait for the last of all numbers`(
    number: Int64, isExtended: Bool
  ) throws {
    let manager = try TestWindowManager(server.display, supports: ["_NET_WM_SYNC_REQUEST"])
    for width in [90, 100] {
      manager.requestSync(number, isExtended ? .extended : .basic, of: fixture.window)
      let size = PixelSize(width: width, height: 70)
      manager.resize(fixture.window, to: size)
      try #require(fixture.pump { fixture.window.size == size })
      let serial = try fixture.frame()
      #expect(fixture.isPublished(serial))
    }
    if !isExtended {
      #expect(
        fixture.pump { manager.value(.basic, of: fixture.window, fixture.observer) == number })
    }
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test(arguments: [PixelSize(width: 20_000, height: 9), PixelSize(width: 9, height: 32_767)])
  func `a window beyond the size limit is drawn in part, and whole when it shrinks`(
    size: PixelSize
  ) throws {
    let before = fixture.window.size
    fixture.observer.resize(fixture.window, to: size)
    let drawn = SurfaceCapacity.drawn(size)
    #expect(drawn.width <= 16_384 && drawn.height <= 16_384)
    try #require(fixture.pump { fixture.window.size == drawn })
    let serial = try fixture.frame()
    #expect(fixture.isPublished(serial))
    fixture.observer.resize(fixture.window, to: before)
    try #require(fixture.pump { fixture.window.size == before })
    let last = try fixture.frame()
    #expect(fixture.pump { fixture.shows(Fixture.picture(before, last)) })
  }

  @Test func `only the server tells a window's size`() throws {
    let size = fixture.window.size
    for told in [0, 1, 300, 65_535] {
      fixture.observer.sendConfigure(PixelSize(width: told, height: told), to: fixture.window)
    }
    fixture.observer.synchronize()
    fixture.connection.synchronize()
    fixture.connection.drain()
    #expect(fixture.window.size == size)
  }

  @Test func `a copied text is put into no window that the program follows itself`() throws {
    fixture.window.copy(String(repeating: "a", count: 300_000))
    fixture.connection.synchronize()
    for requestor in [fixture.window.identifier, peer.screen] {
      peer.askForClipboard(into: requestor)
      fixture.connection.drain()
      fixture.connection.synchronize()
      #expect(fixture.observer.property("_TAKEN", of: requestor).isEmpty)
    }
    // The screen is followed on, and so is the window.
    fixture.observer.setResources("Xft.dpi: 144\n")
    #expect(fixture.wait(for: .scaleChanged(1.5)))
    try expectGoesOn("after the requests")
  }
}

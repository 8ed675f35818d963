// Input of a person and of a window manager arrives as values.

import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite(.serialized) struct X11WindowEventTests {
  private let server: PrivateXServer
  private let fixture: Fixture

  init() throws {
    server = try PrivateXServer()
    fixture = try Fixture(server, title: "Fenêtre 开始")
    try fixture.show()
    fixture.observer.movePointer(x: 10, y: 10)
    try #require(
      fixture.pump {
        fixture.events.last?.withoutTime == .pointerMoved(at(10, 10))
      })
    fixture.events = []
  }

  /// The events until one satisfies the condition, without times.
  private func events(until isLast: (InputEvent) -> Bool) throws -> [InputEvent] {
    try #require(fixture.pump { fixture.events.contains(where: isLast) })
    return fixture.events.map(\.withoutTime)
  }

  private func at(_ x: Int, _ y: Int, _ modifiers: Modifiers = []) -> PointerEvent {
    PointerEvent(position: CGPoint(x: x, y: y), modifiers: modifiers)
  }

  @Test func `a click is a move, a press and a release with position and rising times`() throws {
    fixture.observer.movePointer(x: 20, y: 30)
    fixture.observer.button(1, isDown: true)
    fixture.observer.button(1, isDown: false)
    let found = try events { if case .pointerReleased = $0 { true } else { false } }
    #expect(
      found == [
        .pointerMoved(at(20, 30)), .pointerPressed(at(20, 30), .primary),
        .pointerReleased(at(20, 30), .primary),
      ])
    let times = fixture.events.compactMap(\.time)
    #expect(times == times.sorted() && times[0] > 0)
  }

  @Test func `movements that wait together are reported as the newest`() throws {
    for x in 11...40 { fixture.observer.movePointer(x: x, y: 5) }
    fixture.observer.synchronize()
    let found = try events { $0.withoutTime == .pointerMoved(at(40, 5)) }
    #expect(found.count < 30)
  }

  @Test func `a drag is followed outside, and the pointer leaves when the button goes up`() throws {
    fixture.observer.button(1, isDown: true)
    fixture.observer.movePointer(x: 500, y: 300)
    fixture.observer.button(1, isDown: false)
    let found = try events { if case .pointerExited = $0 { true } else { false } }
    #expect(
      found == [
        .pointerPressed(at(10, 10), .primary), .pointerMoved(at(500, 300)),
        .pointerReleased(at(500, 300), .primary), .pointerExited(at(500, 300)),
      ])
  }

  @Test func `the pointer leaves and enters`() throws {
    fixture.observer.movePointer(x: 500, y: 300)
    fixture.observer.movePointer(x: 7, y: 8)
    let found = try events { if case .pointerEntered = $0 { true } else { false } }
    #expect(found.first == .pointerExited(at(500, 300)))
    #expect(found.contains(.pointerEntered(at(7, 8))))
  }

  @Test(arguments: [(4, 0.0, -1.0), (5, 0, 1), (6, -1, 0), (7, 1, 0)])
  func `the wheel scrolls by notches`(button: Int, x: Double, y: Double) throws {
    fixture.observer.button(button, isDown: true)
    fixture.observer.button(button, isDown: false)
    let found = try events { if case .scrolled = $0 { true } else { false } }
    #expect(found == [.scrolled(ScrollEvent(pointer: at(10, 10), deltaX: x, deltaY: y))])
  }

  @Test func `the other buttons have names`() throws {
    for button in [2, 3, 8] {
      fixture.observer.button(button, isDown: true)
      fixture.observer.button(button, isDown: false)
    }
    let found = try events {
      if case .pointerReleased(_, .other(8)) = $0 { true } else { false }
    }
    let pressed = found.compactMap { event -> PointerButton? in
      if case .pointerPressed(_, let button) = event { button } else { nil }
    }
    #expect(pressed == [.middle, .secondary, .other(8)])
  }

  @Test func `the window manager's delete message asks to close`() {
    fixture.observer.sendProtocol("WM_DELETE_WINDOW", to: fixture.window)
    #expect(fixture.wait(for: .closeRequested))
  }

  @Test func `a ping is answered to the root window at once, whatever comes next`() throws {
    let observer = fixture.observer
    observer.listenToRoot()
    observer.synchronize()
    fixture.connection.synchronize()
    fixture.connection.drain()
    observer.sendProtocol("_NET_WM_PING", to: fixture.window)
    #expect(fixture.holds(afterNextEvents: { observer.hasPingReply(of: fixture.window) }))
  }

  @Test func `until a larger frame comes the old one stays, and nothing is painted beside it`()
    throws
  {
    let serial = try fixture.frame()
    try #require(fixture.isPublished(serial))
    let old = fixture.window.size
    fixture.observer.paintScreen(0x3366CC)
    let size = PixelSize(width: old.width + 20, height: old.height + 20)
    fixture.observer.resize(fixture.window, to: size)
    fixture.observer.synchronize()
    let expected = (0..<size.height).flatMap { y in
      (0..<size.width).map { x in
        x < old.width && y < old.height ? Fixture.color(x, y, serial) : 0x3366CC
      }
    }
    #expect(fixture.shows(expected))
    // A server that keeps windows' pixels beside the screen asks for this.
    #expect(fixture.observer.keepsTopLeft(of: fixture.window))
  }

  @Test func `a window introduces itself`() throws {
    let observer = fixture.observer
    #expect(observer.text("_NET_WM_NAME", of: fixture.window) == "Fenêtre 开始")
    #expect(observer.text("WM_CLASS", of: fixture.window) == "vitrine\0Vitrine\0")
    #expect(
      observer.property("WM_NAME", of: fixture.window.identifier)
        == "Fen\u{EA}tre ??".unicodeScalars.map { UInt($0.value) })
    #expect(
      observer.property("_NET_WM_PID", of: fixture.window.identifier) == [UInt(getpid())])
    #expect(
      observer.text("WM_CLIENT_MACHINE", of: fixture.window) == ProcessInfo.processInfo.hostName)
    #expect(
      observer.property("WM_PROTOCOLS", of: fixture.window.identifier)
        == ["WM_DELETE_WINDOW", "_NET_WM_PING", "_NET_WM_SYNC_REQUEST"].map(observer.atom))
  }

  @Test func `an icon is width, height and colours at full strength`() throws {
    let icon = PixelBuffer(width: 2, height: 1)
    icon[0, 0] = 0x8040_2000
    icon[1, 0] = 0xFF01_0203
    let window = try X11Window(
      fixture.connection, size: PixelSize(width: 5, height: 5), title: "")
    window.setIcon([icon])
    fixture.connection.synchronize()
    #expect(
      fixture.observer.property("_NET_WM_ICON", of: window.identifier)
        == [2, 1, 0x8080_4000, 0xFF01_0203])
    window.close()
  }

  @Test(arguments: [true, false])
  func `a window that the window manager hides is hidden, moving or not`(isMoving: Bool) throws {
    fixture.observer.focus(fixture.window)
    #expect(fixture.wait(for: .focusChanged(true)))
    fixture.window.isAnimating = isMoving
    // A moving window hears of it when it loses the keyboard.
    fixture.observer.setStates(["_NET_WM_STATE_HIDDEN"], of: fixture.window)
    if isMoving { fixture.observer.focusNothing() }
    #expect(fixture.wait(for: .visibilityChanged(false)))
    #expect(fixture.window.acquire() == nil && !fixture.window.hasBuffer)
    fixture.observer.setStates([], of: fixture.window)
    #expect(fixture.wait(for: .visibilityChanged(true)))
    #expect(fixture.pump { fixture.window.hasBuffer })
  }

  @Test func `a covered window is hidden, lends nothing, and comes back`() throws {
    let cover = fixture.observer.cover(PixelRect(x: 0, y: 0, width: 200, height: 200))
    #expect(fixture.wait(for: .visibilityChanged(false)))
    #expect(fixture.window.acquire() == nil)
    var announcements = 0
    fixture.window.onBufferAvailable = { announcements += 1 }
    fixture.observer.uncover(cover)
    #expect(fixture.wait(for: .visibilityChanged(true)))
    #expect(announcements == 1)
    #expect(fixture.window.acquire() != nil)
  }

  @Test func `cursors cause no fault`() {
    for cursor in Cursor.allCases { fixture.window.cursor = cursor }
    fixture.connection.synchronize()
    fixture.connection.drain()
    #expect(fixture.connection.faults.isEmpty)
  }
}

extension InputEvent {
  /// The same event at time 0.
  var withoutTime: InputEvent {
    func still(_ pointer: PointerEvent) -> PointerEvent {
      PointerEvent(position: pointer.position, modifiers: pointer.modifiers)
    }
    func still(_ key: KeyEvent) -> KeyEvent {
      KeyEvent(key.key, modifiers: key.modifiers, text: key.text, isRepeat: key.isRepeat)
    }
    return switch self {
    case .pointerEntered(let pointer): .pointerEntered(still(pointer))
    case .pointerMoved(let pointer): .pointerMoved(still(pointer))
    case .pointerPressed(let pointer, let button): .pointerPressed(still(pointer), button)
    case .pointerReleased(let pointer, let button): .pointerReleased(still(pointer), button)
    case .pointerExited(let pointer): .pointerExited(still(pointer))
    case .scrolled(let event):
      .scrolled(
        ScrollEvent(pointer: still(event.pointer), deltaX: event.deltaX, deltaY: event.deltaY))
    case .keyPressed(let key): .keyPressed(still(key))
    case .keyReleased(let key): .keyReleased(still(key))
    default: self
    }
  }

  var time: TimeInterval? {
    switch self {
    case .pointerEntered(let pointer), .pointerMoved(let pointer), .pointerExited(let pointer),
      .pointerPressed(let pointer, _), .pointerReleased(let pointer, _):
      pointer.time
    case .scrolled(let event): event.pointer.time
    case .keyPressed(let key), .keyReleased(let key): key.time
    default: nil
    }
  }
}

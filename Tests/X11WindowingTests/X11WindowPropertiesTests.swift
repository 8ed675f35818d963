// The window's properties and its requests to the window manager.

internal import CXTest
import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite(.serialized) struct X11WindowPropertiesTests {
  private let server: PrivateXServer
  private let fixture: Fixture
  private var observer: Observer { fixture.observer }

  init() throws {
    server = try PrivateXServer()
    fixture = try Fixture(server)
  }

  @Test func `full screen is asked of the window manager`() throws {
    observer.listenToRoot()
    fixture.window.toggleFullScreen()
    let message = try #require(observer.nextMessage())
    #expect(message.kind == "_NET_WM_STATE")
    #expect(message.window == fixture.window.identifier)
    #expect(message.longs == [2, Int(observer.atom("_NET_WM_STATE_FULLSCREEN")), 0, 1, 0])
  }

  @Test func `the window manager's state of the window is believed`() {
    #expect(!fixture.window.fillsScreen)
    observer.setStates(["_NET_WM_STATE_FOCUSED"], of: fixture.window)
    #expect(!fixture.window.fillsScreen)
    for state in ["_NET_WM_STATE_FULLSCREEN", "_NET_WM_STATE_MAXIMIZED_VERT"] {
      observer.setStates(["_NET_WM_STATE_FOCUSED", state], of: fixture.window)
      #expect(fixture.window.fillsScreen)
    }
  }

  @Test func `a launch ends when its window is on the screen, not before`() throws {
    let launch = #"desk "1"\2_TIME77"#
    observer.listenToRoot()
    fixture.window.join(startup: launch)
    fixture.connection.synchronize()
    #expect(observer.text("_NET_STARTUP_ID", of: fixture.window) == launch)
    #expect(observer.nextMessage(waits: false) == nil)
    fixture.window.show()
    var pieces: [(kind: String, bytes: [UInt8])] = []
    #expect(
      fixture.pump {
        while let message = observer.nextMessage(waits: false) {
          pieces.append((message.kind, message.bytes))
        }
        return pieces.last?.bytes.contains(0) == true
      })
    #expect(pieces.first?.kind == "_NET_STARTUP_INFO_BEGIN")
    #expect(pieces.dropFirst().allSatisfy { $0.kind == "_NET_STARTUP_INFO" })
    let text = String(decoding: pieces.flatMap(\.bytes).prefix { $0 != 0 }, as: UTF8.self)
    #expect(text == #"remove: ID="desk \"1\"\\2_TIME77""#)
  }

  @Test func `a message's pieces hold twenty bytes and one zero ends the text`() {
    for length in 0...60 {
      let pieces = StartupMessage.removal(of: String(repeating: "a", count: length))
      #expect(pieces.allSatisfy { $0.count == 20 })
      let bytes = pieces.flatMap { $0 }
      #expect(bytes.firstIndex(of: 0) == length + 13)
      #expect(bytes.count - (length + 13) <= 20)
    }
  }

  @Test func `size hints are device pixels, and a remembered place is the person's own`() throws {
    fixture.connection.synchronize()
    let plain = observer.hints(of: fixture.window)
    #expect(plain.width == 60 && plain.height == 40)
    #expect(plain.flags & (PPosition | USPosition) == 0)
    #expect(plain.flags & PMinSize != 0)
    let window = try X11Window(
      fixture.connection, size: PixelSize(width: 200, height: 100), title: "",
      origin: PixelPoint(x: 30, y: 50), minimumSize: PixelSize(width: 12, height: 9))
    fixture.connection.synchronize()
    let hints = observer.hints(of: window)
    #expect(hints.flags & USPosition != 0 && hints.win_gravity == StaticGravity)
    #expect(hints.min_width == 12 && hints.min_height == 9)
    #expect(window.origin == PixelPoint(x: 30, y: 50))
    window.close()
  }

  @Test func `an icon comes in all its sizes`() throws {
    let sides = [16, 32, 48, 64, 128]
    let icons = sides.map { PixelBuffer(width: $0, height: $0) }
    let window = try X11Window(
      fixture.connection, size: PixelSize(width: 5, height: 5), title: "")
    window.setIcon(icons)
    fixture.connection.synchronize()
    let longs = observer.property("_NET_WM_ICON", of: window.identifier)
    #expect(longs.count == sides.reduce(0) { $0 + 2 + $1 * $1 })
    var start = 0
    for side in sides {
      #expect(Array(longs[start..<start + 2]) == [UInt(side), UInt(side)])
      start += 2 + side * side
    }
    window.close()
  }
}

extension Observer {
  /// A ClientMessage that came to the root window.
  struct Message: Equatable {
    var kind: String
    var window: UInt
    var longs: [Int]
    var bytes: [UInt8]
  }

  /// The next message to the root window; `waits`: for as long as it takes.
  func nextMessage(waits: Bool = true) -> Message? {
    while unsafe waits || XPending(display) > 0 {
      var event = unsafe XEvent()
      unsafe XNextEvent(display, &event)
      guard unsafe event.type == ClientMessage,
        let name = unsafe XGetAtomName(display, event.xclient.message_type)
      else { continue }
      defer { unsafe XFree(name) }
      let data = unsafe event.xclient.data
      let longs = unsafe [data.l.0, data.l.1, data.l.2, data.l.3, data.l.4]
      let bytes = unsafe withUnsafeBytes(of: data.b) { unsafe Array($0) }
      return unsafe Message(
        kind: String(cString: name), window: event.xclient.window, longs: longs, bytes: bytes)
    }
    return nil
  }

  /// Writes the state as a window manager does.
  func setStates(_ names: [String], of window: X11Window) {
    let atoms = names.map(atom)
    unsafe atoms.withUnsafeBytes { bytes in
      _ = unsafe XChangeProperty(
        display, window.identifier, atom("_NET_WM_STATE"), UInt(XA_ATOM), 32, PropModeReplace,
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(atoms.count))
    }
    unsafe XSync(display, 0)
  }

  func hints(of window: X11Window) -> XSizeHints {
    var hints = XSizeHints()
    var supplied = 0
    unsafe XGetWMNormalHints(display, window.identifier, &hints, &supplied)
    return hints
  }
}

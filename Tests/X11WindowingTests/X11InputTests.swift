// Text, held keys, modifiers of the server's map, and the pointer's way between two frames.

internal import CXTest
import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite(.serialized) struct X11InputTests {
  private let server: PrivateXServer
  private let fixture: Fixture
  private var observer: Observer { fixture.observer }

  init() throws {
    server = try PrivateXServer()
    fixture = try Fixture(server)
    try fixture.show()
    observer.movePointer(x: 10, y: 10)
    let arrived = PointerEvent(position: CGPoint(x: 10, y: 10))
    try #require(fixture.pump { fixture.events.last?.withoutTime == .pointerMoved(arrived) })
    fixture.events = []
  }

  private var texts: [String] {
    fixture.events.compactMap { if case .textEntered(let text) = $0 { text } else { nil } }
  }

  private var released: [Key] {
    fixture.events.compactMap { if case .keyReleased(let event) = $0 { event.key } else { nil } }
  }

  @Test func `text comes where it is wanted, and with the keys`() throws {
    observer.press(Int(XK_a))
    try #require(fixture.pump { released == [.character("a")] })
    #expect(texts.isEmpty)
    func pressed() -> KeyEvent? {
      fixture.events.lazy.compactMap { if case .keyPressed(let key) = $0 { key } else { nil } }
        .last { !$0.text.isEmpty }
    }
    #expect(pressed()?.text == "a" && pressed()?.textFollows == false)
    fixture.window.takesText = true
    observer.press(Int(XK_a), holding: [Int(XK_Shift_L)])
    observer.press(Int(XK_Return))
    observer.press(Int(XK_a), holding: [Int(XK_Control_L)])
    observer.press(Int(XK_b))
    #expect(fixture.pump { texts == ["A", "b"] })
    #expect(pressed()?.text == "b" && pressed()?.textFollows == true)
    #expect(released.contains(.return))
    fixture.window.takesText = false
    observer.press(Int(XK_c))
    #expect(fixture.pump { released.contains(.character("c")) })
    #expect(texts == ["A", "b"])
  }

  @Test(arguments: [nil, CGPoint(x: 12, y: 30), CGPoint(x: CGFloat.infinity, y: .nan)])
  func `a dead key and a letter are one character, and no press of their own`(
    caret: CGPoint?
  ) throws {
    fixture.window.caret = caret
    fixture.window.takesText = true
    let code = observer.code(of: Int(XK_F5))
    observer.assign(code, [XK_dead_acute, XK_dead_acute])
    try #require(fixture.pump { observer.symbol(of: code) == UInt(XK_dead_acute) })
    observer.key(code, isDown: true)
    observer.key(code, isDown: false)
    observer.press(Int(XK_e))
    #expect(fixture.pump { !texts.isEmpty })
    #expect(texts == ["é"])
    let pressed = fixture.events.filter { if case .keyPressed = $0 { true } else { false } }
    #expect(pressed.isEmpty)
    observer.press(Int(XK_e))
    #expect(fixture.pump { texts == ["é", "e"] })
  }

  @Test func `a key that is held when the keyboard goes is released after that is told`() throws {
    observer.focus(fixture.window.identifier)
    try #require(fixture.wait(for: .focusChanged(true)))
    fixture.events = []
    let code = observer.code(of: Int(XK_s))
    observer.key(code, isDown: true)
    try #require(
      fixture.pump { fixture.events.contains { if case .keyPressed = $0 { true } else { false } } })
    let other = observer.cover(PixelRect(x: 300, y: 300, width: 20, height: 20))
    observer.focus(other)
    #expect(fixture.pump { released == [.character("s")] })
    let focus = try #require(fixture.events.firstIndex(of: .focusChanged(false)))
    #expect(focus == fixture.events.count - 2)
    observer.key(code, isDown: false)
    observer.focus(fixture.window.identifier)
    try #require(fixture.wait(for: .focusChanged(true)))
    #expect(released == [.character("s")])
  }

  @Test func `a key that brought the keyboard here is no press of the window's`() throws {
    let other = observer.cover(PixelRect(x: 300, y: 300, width: 20, height: 20))
    observer.focus(other)
    observer.repeatQuickly()
    let code = observer.code(of: Int(XK_s))
    observer.key(code, isDown: true)
    observer.focus(fixture.window.identifier)
    var presses: [KeyEvent] = []
    #expect(
      fixture.pump {
        presses = fixture.events.compactMap {
          if case .keyPressed(let event) = $0 { event } else { nil }
        }
        return presses.count >= 2
      })
    #expect(presses.allSatisfy { $0.isRepeat })
    observer.key(code, isDown: false)
  }

  @Test func `Alt is whichever modifier the server's map says`() throws {
    observer.moveModifier(of: Int(XK_Alt_L), to: Int32(Mod3MapIndex))
    try #require(fixture.pump { observer.modifier(of: Int(XK_Alt_L)) == UInt32(Mod3Mask) })
    observer.press(Int(XK_s), holding: [Int(XK_Alt_L)])
    var found: KeyEvent?
    #expect(
      fixture.pump {
        for case .keyPressed(let event) in fixture.events where event.key == .character("s") {
          found = event
        }
        return found != nil
      })
    #expect(found?.modifiers == .alt)
    #expect(found?.text.isEmpty == true)
  }

  @Test func `a run of movements is one event with every place on the way`() throws {
    for x in 11...40 { observer.movePointer(x: x, y: 5) }
    observer.synchronize()
    try #require(
      fixture.pump {
        fixture.events.contains { $0.withoutTime == .pointerMoved(at(40, 5)) }
      })
    let moves = fixture.events.compactMap {
      if case .pointerMoved(let pointer) = $0 { pointer } else { nil }
    }
    let way = moves.flatMap { $0.history.map(\.position.x) + [$0.position.x] }
    #expect(way == (11...40).map { CGFloat($0) })
    let times = moves.flatMap { $0.history.map(\.time) + [$0.time] }
    #expect(times == times.sorted())
    #expect(moves.count < 30)
  }

  private func at(_ x: Int, _ y: Int) -> PointerEvent {
    PointerEvent(position: CGPoint(x: x, y: y))
  }
}

@Suite(.serialized) struct X11CorePointerTests {
  @Test(arguments: [true, false])
  func `buttons, the wheel and movements come with XInput and without`(allowsPointing: Bool) throws
  {
    let server = try PrivateXServer()
    let fixture = try Fixture(server, allowsPointing: allowsPointing)
    try fixture.show()
    let observer = fixture.observer
    observer.movePointer(x: 10, y: 10)
    let arrived = PointerEvent(position: CGPoint(x: 10, y: 10))
    try #require(fixture.pump { fixture.events.last?.withoutTime == .pointerMoved(arrived) })
    fixture.events = []
    #expect(
      fixture.connection.pointingDescription.hasPrefix(allowsPointing ? "XInput 2." : "core"))
    observer.movePointer(x: 20, y: 30)
    for button in [1, 5, 3] {
      observer.button(button, isDown: true)
      observer.button(button, isDown: false)
    }
    let here = PointerEvent(position: CGPoint(x: 20, y: 30))
    try #require(
      fixture.pump { fixture.events.last?.withoutTime == .pointerReleased(here, .secondary) })
    #expect(
      fixture.events.map(\.withoutTime) == [
        .pointerMoved(here), .pointerPressed(here, .primary), .pointerReleased(here, .primary),
        .scrolled(ScrollEvent(pointer: here, deltaX: 0, deltaY: 1)),
        .pointerPressed(here, .secondary), .pointerReleased(here, .secondary),
      ])
    #expect(fixture.connection.faults.isEmpty)
  }
}

extension Observer {
  /// Gives a window the keyboard, as a window manager does.
  func focus(_ window: UInt) {
    unsafe XSetInputFocus(display, window, Int32(RevertToPointerRoot), UInt(CurrentTime))
    unsafe XSync(display, 0)
  }

  /// Moves the key of that symbol from its modifiers to another one.
  func moveModifier(of symbol: Int, to index: Int32) {
    let code = KeyCode(code(of: symbol))
    guard let map = unsafe XGetModifierMapping(display) else { return }
    defer { unsafe XFreeModifiermap(map) }
    let count = unsafe Int(8 * map.pointee.max_keypermod)
    for place in 0..<count where unsafe map.pointee.modifiermap[place] == code {
      unsafe map.pointee.modifiermap[place] = 0
    }
    guard let new = unsafe XInsertModifiermapEntry(map, code, index) else { return }
    unsafe XSetModifierMapping(display, new)
    unsafe XSync(display, 0)
  }

  /// The modifiers of the key of that symbol in the server's map.
  func modifier(of symbol: Int) -> UInt32 {
    while unsafe XPending(display) > 0 {
      var event = unsafe XEvent()
      unsafe XNextEvent(display, &event)
      if unsafe event.type == MappingNotify { unsafe XRefreshKeyboardMapping(&event.xmapping) }
    }
    return unsafe XkbKeysymToModifiers(display, UInt(symbol))
  }
}

// Keys mean what shortcuts name, in any layout.

internal import CXTest
import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite(.serialized) struct X11KeyTests {
  private let server: PrivateXServer
  private let fixture: Fixture

  init() throws {
    server = try PrivateXServer()
    fixture = try Fixture(server)
    try fixture.show()
    fixture.observer.movePointer(x: 10, y: 10)
    try #require(fixture.pump { !fixture.events.isEmpty })
  }

  /// The press event of the key that is not a modifier.
  private func pressed(_ symbol: Int, holding: [Int] = []) throws -> KeyEvent {
    fixture.events = []
    fixture.observer.press(symbol, holding: holding)
    var found: KeyEvent?
    try #require(
      fixture.pump {
        for case .keyReleased(let event) in fixture.events where event.isPlain { found = event }
        return found != nil
      })
    for case .keyPressed(let event) in fixture.events where event.isPlain { return event }
    throw CancellationError()
  }

  @Test(arguments: [
    (Int(XK_s), Key.character("s"), "s"), (Int(XK_Return), .return, ""),
    (Int(XK_space), .space, " "), (Int(XK_Tab), .tab, ""), (Int(XK_Escape), .escape, ""),
    (Int(XK_Left), .left, ""), (Int(XK_Right), .right, ""), (Int(XK_F1), .function(1), ""),
    (Int(XK_period), .character("."), "."), (Int(XK_minus), .character("-"), "-"),
    (Int(XK_equal), .character("="), "="), (Int(XK_0), .character("0"), "0"),
    (Int(XK_KP_Add), .character("+"), "+"), (Int(XK_KP_Enter), .return, ""),
    (Int(XK_Page_Down), .pageDown, ""), (Int(XK_Delete), .delete, ""),
  ])
  func `a key has its name and its text`(symbol: Int, key: Key, text: String) throws {
    let event = try pressed(symbol)
    #expect(event.key == key)
    #expect(event.text == text)
    #expect(event.modifiers == [] && !event.isRepeat)
  }

  @Test func `shift makes the sign, not the letter, and is reported`() throws {
    let plus = try pressed(Int(XK_equal), holding: [Int(XK_Shift_L)])
    #expect(plus.key == .character("+") && plus.modifiers == .shift && plus.text == "+")
    let question = try pressed(Int(XK_slash), holding: [Int(XK_Shift_L)])
    #expect(question.key == .character("?"))
    let letter = try pressed(Int(XK_s), holding: [Int(XK_Shift_L)])
    #expect(letter.key == .character("s") && letter.text == "S")
    let tab = try pressed(Int(XK_Tab), holding: [Int(XK_Shift_L)])
    #expect(tab.key == .tab && tab.modifiers == .shift)
  }

  @Test(arguments: [
    (Int(XK_Control_L), Modifiers.control), (Int(XK_Alt_L), .alt), (Int(XK_Super_L), .super),
  ])
  func `modifiers are reported and such keys type nothing`(held: Int, modifier: Modifiers) throws {
    let event = try pressed(Int(XK_s), holding: [held])
    #expect(event.key == .character("s"))
    #expect(event.modifiers == modifier && event.text.isEmpty)
  }

  @Test func `in a layout without Latin letters shortcuts keep their keys`() throws {
    let code = fixture.observer.code(of: Int(XK_s))
    fixture.observer.assign(code, [XK_Cyrillic_yeru, XK_Cyrillic_YERU, XK_s, XK_S])
    let event = try pressed(code: code)
    #expect(event.key == .character("s"))
    #expect(event.modifiers == [])
  }

  @Test func `a Cyrillic group is current and the Latin one is the second`() throws {
    try fixture.observer.setLayout("ru,us")
    let code: UInt32 = 39  // the key that is s on a US keyboard
    try #require(fixture.pump { fixture.observer.symbol(of: code) == UInt(XK_Cyrillic_yeru) })
    #expect(try pressed(code: code).key == .character("s"))
    // Shift-7 is a question mark in the current group already.
    #expect(try pressed(code: 16, isShifted: true).key == .character("?"))
  }

  @Test func `without any Latin group a key is the one of its place on a US keyboard`() throws {
    try fixture.observer.setLayout("ru")
    try #require(fixture.pump { fixture.observer.symbol(of: 39) == UInt(XK_Cyrillic_yeru) })
    #expect(try pressed(code: 39).key == .character("s"))
    #expect(try pressed(code: 24).key == .character("q"))
    #expect(try pressed(code: 58).key == .character("m"))
  }

  @Test func `a held key repeats without releases`() throws {
    try expectRepetitions(fixture)
  }

  @Test func `it does so where the server cannot leave the releases out`() throws {
    let proxy = try #require(XProxy(to: server))
    proxy.fail(try fixture.observer.majorCode(of: "XKEYBOARD"), with: UInt8(BadRequest))
    let fixture = try Fixture(server, display: proxy.display)
    try fixture.show()
    fixture.observer.focus(fixture.window)
    #expect(!fixture.connection.report.hasDetectableAutoRepeat)
    try expectRepetitions(fixture)
  }

  /// A key that is held is pressed, repeats, and is released once.
  private func expectRepetitions(_ fixture: Fixture) throws {
    let code = fixture.observer.code(of: Int(XK_s))
    fixture.observer.repeatQuickly()
    fixture.events = []
    fixture.observer.key(code, isDown: true)
    func presses() -> [KeyEvent] {
      fixture.events.compactMap { if case .keyPressed(let key) = $0 { key } else { nil } }
    }
    #expect(fixture.pump { presses().count >= 3 })
    fixture.observer.key(code, isDown: false)
    #expect(
      fixture.pump {
        fixture.events.contains { if case .keyReleased = $0 { true } else { false } }
      })
    #expect(presses().first?.isRepeat == false)
    #expect(presses().dropFirst().map(\.isRepeat).allSatisfy { $0 })
    let releases = fixture.events.filter { if case .keyReleased = $0 { true } else { false } }
    #expect(releases.count == 1)
  }

  private func pressed(code: UInt32, isShifted: Bool = false) throws -> KeyEvent {
    fixture.events = []
    let shift: UInt32 = 50  // the left Shift key
    if isShifted { fixture.observer.key(shift, isDown: true) }
    fixture.observer.key(code, isDown: true)
    fixture.observer.key(code, isDown: false)
    if isShifted { fixture.observer.key(shift, isDown: false) }
    var found: KeyEvent?
    try #require(
      fixture.pump {
        for case .keyPressed(let event) in fixture.events where event.isPlain { found = event }
        return found != nil
      })
    return try #require(found)
  }
}

extension KeyEvent {
  /// Not a modifier on its own.
  fileprivate var isPlain: Bool {
    if case .other(let number) = key { !(0xFFE1...0xFFEE).contains(number) } else { true }
  }
}

@Suite struct KeySymbolTests {
  @Test(arguments: [
    (UInt32(0x6D3), Key.other(0x6D3)), (0x0100_4E00, .character("一")), (0xE9, .character("é")),
    (0xC9, .character("é")), (0xFFB7, .character("7")), (0xFFAB, .character("+")),
    (0xFFBE, .function(1)), (0xFFC9, .function(12)), (0xFE20, .tab), (0xFFE1, .other(0xFFE1)),
    (0, .other(0)), (0xDF, .character("ß")),
  ])
  func `a symbol is a key`(number: UInt32, key: Key) {
    #expect(KeySymbol(number).key == key)
  }
}

// Fingers, as the server tells of them.

import CoreGraphics
import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite(.serialized) struct X11TouchTests {
  private let server: PrivateXServer
  private let fixture: Fixture
  private let screen: FakeTouchScreen

  init() throws {
    server = try PrivateXServer()
    let proxy = try #require(XProxy(to: server))
    let fixture = try Fixture(server, display: proxy.display)
    try fixture.show()
    // Fingers are asked for when something first points at the window.
    fixture.observer.movePointer(x: 10, y: 10)
    let arrived = PointerEvent(position: CGPoint(x: 10, y: 10))
    try #require(fixture.pump { fixture.events.last?.withoutTime == .pointerMoved(arrived) })
    fixture.events = []
    screen = try #require(
      FakeTouchScreen(proxy, on: server, window: fixture.window.identifier))
    self.fixture = fixture
  }

  /// The server's milliseconds of the fake events, far from those of its own.
  private let start = 0x1000_0000

  private func touch(
    _ phase: TouchEvent.Phase, finger: Int, _ x: CGFloat, _ y: CGFloat, after milliseconds: Int
  ) -> InputEvent {
    .touched(
      TouchEvent(
        finger: finger, phase: phase, position: CGPoint(x: x, y: y),
        time: TimeInterval(start + milliseconds) / 1000))
  }

  private func pointer(_ x: CGFloat, _ y: CGFloat, after milliseconds: Int) -> PointerEvent {
    PointerEvent(
      position: CGPoint(x: x, y: y), time: TimeInterval(start + milliseconds) / 1000)
  }

  @Test func `a pinch tells by how much more the fingers are apart, each time`() throws {
    for (kind, scale) in [
      (FakeTouchScreen.PinchKind.begin, 1.0), (.update, 1.25), (.update, 1.25), (.update, 2.5),
      (.update, 0), (.update, -1), (.end, 2.5), (.begin, 1), (.update, 0.5), (.end, 0.5),
    ] {
      screen.say(kind, scale: scale, x: 20.5, y: 30, time: start)
    }
    let expected = [1.25, 2, 0.5].map { factor in
      InputEvent.pinched(PinchEvent(pointer: pointer(20.5, 30, after: 0), factor: factor))
    }
    #expect(fixture.pump { fixture.events.count == expected.count })
    #expect(fixture.events == expected)
    #expect(fixture.connection.pointingDescription.contains("pads pinch"))
  }

  @Test func `a further finger has its number, its places with their fractions, and its times`()
    throws
  {
    screen.say(.begin, finger: 7, x: 20.5, y: 30.25, time: start)
    screen.say(.update, finger: 7, x: 21.75, y: 31, time: start + 8)
    screen.say(.begin, finger: 9, x: 2, y: 3, time: start + 9)
    screen.say(.end, finger: 7, x: 21.75, y: 32, time: start + 16)
    screen.say(.end, finger: 9, x: 2, y: 3, time: start + 17)
    let expected = [
      touch(.began, finger: 7, 20.5, 30.25, after: 0),
      touch(.moved, finger: 7, 21.75, 31, after: 8),
      touch(.began, finger: 9, 2, 3, after: 9),
      touch(.ended, finger: 7, 21.75, 32, after: 16),
      touch(.ended, finger: 9, 2, 3, after: 17),
    ]
    #expect(fixture.wait(for: expected[4]))
    #expect(fixture.events == expected)
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test func `the first finger is the pointer with its button down, and keeps its way`() throws {
    screen.say(.begin, finger: 4, x: 20, y: 30, isFirst: true, time: start)
    screen.say(.update, finger: 4, x: 22.5, y: 30, isFirst: true, time: start + 5)
    screen.say(.update, finger: 4, x: 25, y: 30, isFirst: true, time: start + 10)
    screen.say(.end, finger: 4, x: 25, y: 30, isFirst: true, time: start + 15)
    let end = InputEvent.pointerReleased(pointer(25, 30, after: 15), .primary)
    #expect(fixture.wait(for: end))
    let way = fixture.events.flatMap { event -> [CGFloat] in
      guard case .pointerMoved(let move) = event else { return [] }
      return move.history.map(\.position.x) + [move.position.x]
    }
    #expect(way == [20, 22.5, 25])
    let rest = fixture.events.filter { if case .pointerMoved = $0 { false } else { true } }
    #expect(rest == [.pointerPressed(pointer(20, 30, after: 0), .primary), end])
  }

  @Test func `keys that are held count for the first finger`() throws {
    screen.say(.begin, finger: 1, x: 5, y: 5, isFirst: true, modifiers: 1, time: start)
    var held: Modifiers?
    #expect(
      fixture.pump {
        for case .pointerPressed(let pointer, .primary) in fixture.events {
          held = pointer.modifiers
        }
        return held != nil
      })
    #expect(held == .shift)
  }

  @Test func `whatever a server says of fingers, the window goes on`() throws {
    try Fuzz.run(20) { random, _ in
      for _ in 0..<20 {
        let kind = [FakeTouchScreen.Kind.begin, .update, .end].randomElement(using: &random)
        screen.say(
          try #require(kind), finger: Int.random(in: -3...Int(Int32.max), using: &random),
          x: .random(in: -32768...32767, using: &random),
          y: .random(in: -32768...32767, using: &random),
          isFirst: .random(using: &random), modifiers: .random(in: 0...0xFFFF, using: &random),
          time: .random(in: 0...Int(UInt32.max), using: &random))
      }
      fixture.connection.drain()
    }
    screen.say(.begin, finger: 77, x: 1, y: 1, time: start)
    #expect(
      fixture.pump {
        fixture.events.contains {
          if case .touched(let touch) = $0 { touch.finger == 77 } else { false }
        }
      })
    fixture.window.close()
    fixture.connection.synchronize()
    #expect(!fixture.connection.isLost)
  }
}

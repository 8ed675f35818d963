// A pad's numbers as notches, and which keys count as held.

import Testing
import Windowing
import X11Windowing

@Suite struct ScrollAxesTests {
  /// A pad with a reader for each event.
  private final class Pad {
    private var axes: ScrollAxes

    init(_ axes: [ScrollAxes.Axis], at values: [Int: Double]) {
      self.axes = ScrollAxes(axes, at: values)
    }

    func turn(to values: [Int: Double]) -> ScrollAxes.Turn? { axes.turn(to: values) }
  }

  /// Two axes, 15 for a notch.
  private func pad() -> Pad {
    Pad(
      [
        .init(number: 2, isVertical: false, increment: 15),
        .init(number: 3, isVertical: true, increment: 15),
      ], at: [2: 100, 3: -40])
  }

  @Test func `a value's way from the last one is notches, with fractions`() {
    let axes = pad()
    #expect(axes.turn(to: [3: -32.5])?.y == 0.5)
    #expect(axes.turn(to: [3: -62.5])?.y == -2)
    #expect(axes.turn(to: [2: 115])?.x == 1)
    let both = axes.turn(to: [2: 100, 3: -47.5])
    #expect(both?.x == -1 && both?.y == 1)
  }

  @Test func `other valuators turn nothing`() {
    let axes = pad()
    #expect(axes.turn(to: [0: 12, 1: 9]) == nil)
    #expect(axes.turn(to: [:]) == nil)
  }

  @Test func `a negative increment scrolls the other way, and none at all never`() {
    let axes = Pad(
      [
        .init(number: 3, isVertical: true, increment: -1),
        .init(number: 4, isVertical: true, increment: 0),
        .init(number: 5, isVertical: true, increment: .nan),
      ], at: [3: 0, 4: 0, 5: 0])
    #expect(axes.turn(to: [3: 2])?.y == -2)
    #expect(axes.turn(to: [4: 1, 5: 1]) == nil)
  }

  @Test func `a first value, a jump and rubbish turn nothing and cost one event`() {
    let axes = Pad([.init(number: 3, isVertical: true, increment: 1)], at: [:])
    #expect(axes.turn(to: [3: 700])?.y == 0)
    #expect(axes.turn(to: [3: 1e9]) == nil)
    #expect(axes.turn(to: [3: .nan]) == nil)
    #expect(axes.turn(to: [3: 1e9 + 1])?.y == 1)
  }
}

@Suite struct HeldKeysTests {
  /// A keyboard with a reader for each press.
  private final class Keyboard {
    private(set) var held = HeldKeys()

    func press(_ code: UInt32, _ key: Key = .space) -> Bool { held.press(code, key) }
    func release(_ code: UInt32) { held.release(code) }
    func releaseAll() -> [Key] { held.releaseAll() }
    func compare(_ down: Set<UInt32>, inherits: Bool) -> [Key] {
      held.compare(with: down, inherits: inherits)
    }
  }

  private let keyboard = Keyboard()

  @Test func `a press while it is held is a repetition`() {
    #expect(!keyboard.press(39))
    #expect(keyboard.press(39))
    keyboard.release(39)
    #expect(!keyboard.press(39))
  }

  @Test func `keys that went up elsewhere are told once, in the codes' order`() {
    for (code, key) in [(65, Key.space), (39, .character("s")), (50, .other(0xFFE1))] {
      _ = keyboard.press(UInt32(code), key)
    }
    #expect(keyboard.compare([50], inherits: true) == [.character("s"), .space])
    #expect(keyboard.releaseAll() == [.other(0xFFE1)])
    #expect(keyboard.releaseAll().isEmpty)
  }

  @Test func `a key that was down already only repeats, until it goes up`() {
    #expect(keyboard.compare([36], inherits: true).isEmpty)
    #expect(keyboard.press(36))
    #expect(keyboard.releaseAll().isEmpty)
    #expect(!keyboard.press(36))
    _ = keyboard.compare([36, 65], inherits: true)
    keyboard.release(65)
    #expect(!keyboard.press(65))
  }

  @Test func `keys that are down where only the pointer comes are not the window's`() {
    #expect(keyboard.compare([36], inherits: false).isEmpty)
    #expect(!keyboard.press(36))
  }
}

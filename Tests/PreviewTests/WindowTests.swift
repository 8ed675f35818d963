// Each row of the key table through a real window: the pixels are those of the same events replayed
// into a stage in memory.

internal import CXTest
import CoreGraphics
import ImageCoding
import Preview
import Stage
import TestSupport
import Testing
import Windowing

/// A program in a window and a session in memory that gets the same events.
@MainActor
final class Twins {
  let program: RunningProgram
  let harness: Harness
  var hands: Hands { program.hands }

  init(environment: [String: String] = [:]) throws {
    program = try RunningProgram(environment: environment)
    harness = try Harness()
    harness.clock.isPaused = true
    // The pointer came into the window where the program opened.
    harness.send(.pointerEntered(harness.pointer(20, 20)))
    expectEqual("the first frame")
  }

  /// Waits until the window shows what the session shows.
  func expectEqual(_ name: String, _ location: SourceLocation = #_sourceLocation) {
    let isEqual = hands.wait { isEqualNow() }
    #expect(isEqual, "\(name): \(difference())", sourceLocation: location)
  }

  func isEqualNow() -> Bool {
    let screen = harness.presenter.screen
    guard let shown = hands.pixels(harness.presenter.size) else { return false }
    return shown == Self.colors(screen)
  }

  /// Does something to both and compares.
  func step(
    _ name: String, _ location: SourceLocation = #_sourceLocation, window: () -> Void,
    session: () -> Void
  ) {
    let before = Self.colors(harness.presenter.screen)
    session()
    let isNew = Self.colors(harness.presenter.screen) != before
    #expect(isNew, "\(name) shows nothing", sourceLocation: location)
    window()
    expectEqual(name, location)
  }

  static func colors(_ pixels: PixelBuffer) -> [UInt32] {
    (0..<pixels.height).flatMap { y in
      unsafe pixels.withRow(y) { row in unsafe row.map { $0 & 0xFF_FFFF } }
    }
  }

  private func difference() -> String {
    let size = harness.presenter.size
    guard let shown = hands.pixels(size) else { return "the window is gone" }
    let wanted = Self.colors(harness.presenter.screen)
    let places = wanted.indices.filter { wanted[$0] != shown[$0] }
    guard let first = places.first else { return "equal by now" }
    return "\(places.count) pixels differ, the first at \(first % size.width), "
      + "\(first / size.width): \(String(shown[first], radix: 16)) for "
      + "\(String(wanted[first], radix: 16)); \(program.said.split(separator: "\n").suffix(12).joined(separator: " | ")) now \(hands.stamp())"
  }
}

@MainActor @Suite(.serialized, .ownScreenScale) struct WindowTests {
  private func starts(_ twins: Twins) {
    let harness = twins.harness
    let starts: [(String, () -> Void, () -> Void)] = [
      ("S", { twins.hands.press(XK_s) }, { harness.type("s") }),
      ("Return", { twins.hands.press(XK_Return) }, { harness.press(.return) }),
      ("Space", { twins.hands.press(XK_space) }, { harness.press(.space) }),
      ("a click", { twins.hands.click(245, 437) }, { harness.click(245, 437) }),
    ]
    for (count, (name, window, session)) in starts.enumerated() {
      let points = 6 + count
      twins.step("\(name) and \(points) points") {
        window()
        for _ in 0..<points { twins.hands.press(XK_period) }
      } session: {
        session()
        for _ in 0..<points { harness.type(".") }
      }
    }
  }

  @Test func `starting the chart and stepping through time`() throws {
    starts(try Twins())
  }

  @Test func `starting the chart without shared memory`() throws {
    starts(try Twins(environment: ["VITRINE_NO_SHM": "1"]))
  }

  @Test func `starting the chart with every frame drawn whole, by eight threads`() throws {
    starts(try Twins(environment: ["VITRINE_DAMAGE": "full", "VITRINE_THREADS": "8"]))
  }

  @Test func `starting the chart in Foundation's run loop`() throws {
    starts(try Twins(environment: ["VITRINE_LOOP": "foundation"]))
  }

  @Test func `moving the focus and pressing`() throws {
    let twins = try Twins()
    let harness = twins.harness
    for _ in 0..<4 {
      twins.step("Tab") {
        twins.hands.press(XK_Tab)
      } session: {
        harness.press(.tab)
      }
    }
    twins.step("Shift-Tab") {
      twins.hands.press(XK_Tab, holding: [XK_Shift_L])
    } session: {
      harness.press(.tab, .shift)
    }
    twins.step("Tab and Space held") {
      twins.hands.press(XK_Tab)
      twins.hands.key(XK_space, isDown: true)
    } session: {
      harness.press(.tab)
      harness.send(.keyPressed(KeyEvent(.space)))
    }
  }

  @Test func `turning the gradient`() throws {
    let twins = try Twins()
    let harness = twins.harness
    let held: [(String, [Int32], Modifiers)] = [
      ("", [], []), ("Shift ", [XK_Shift_L], .shift), ("Control ", [XK_Control_L], .control),
    ]
    for (name, symbols, modifiers) in held {
      twins.step(name + "→") {
        twins.hands.press(XK_Right, holding: symbols)
      } session: {
        harness.press(.right, modifiers)
      }
      twins.step(name + "← twice") {
        for _ in 0..<2 { twins.hands.press(XK_Left, holding: symbols) }
      } session: {
        for _ in 0..<2 { harness.press(.left, modifiers) }
      }
      twins.step(name + "wheel up") {
        twins.hands.move(200, 100)
        twins.hands.wheel(4, holding: symbols)
      } session: {
        let over = harness.pointer(200, 100, modifiers)
        harness.send(.scrolled(ScrollEvent(pointer: over, deltaX: 0, deltaY: -1)))
      }
    }
    twins.step("a drag") {
      twins.hands.move(230, 110)
      twins.hands.button(1, isDown: true)
      twins.hands.move(300, 60)
      twins.hands.button(1, isDown: false)
    } session: {
      harness.send(.pointerPressed(harness.pointer(230, 110), .primary))
      harness.send(.pointerMoved(harness.pointer(300, 60)))
      harness.send(.pointerReleased(harness.pointer(300, 60), .primary))
    }
    twins.step("R") {
      twins.hands.press(XK_r)
    } session: {
      harness.type("r")
    }
  }

  @Test func `pausing and resuming`() throws {
    let twins = try Twins()
    twins.hands.press(XK_s)
    twins.hands.press(XK_p)
    #expect(twins.hands.wait { (twins.hands.stamp().dropFirst().first ?? 0) > 100_000 })
    twins.hands.press(XK_p)
    twins.hands.press(XK_question, holding: [XK_Shift_L])
    // The list is over the picture of the very moment that the stamp names.
    let isEqual = twins.hands.wait {
      guard let time = twins.hands.stamp().dropFirst().first, let harness = try? Harness() else {
        return false
      }
      harness.type("s")
      harness.clock.advance(to: Double(time) / 1e6)
      harness.type("?", .shift)
      return twins.hands.pixels(harness.presenter.size) == Twins.colors(harness.presenter.screen)
    }
    #expect(isEqual)
    let paused = twins.hands.stamp()
    twins.hands.press(XK_question, holding: [XK_Shift_L])
    #expect(twins.hands.wait { twins.hands.stamp().first ?? 0 > paused.first ?? 0 })
    #expect(twins.hands.stamp().dropFirst().first == paused.dropFirst().first)
  }

  @Test func `zooming`() throws {
    let twins = try Twins()
    let harness = twins.harness
    let rows: [(String, Int32, [Int32], Character)] = [
      ("+", XK_plus, [XK_Shift_L], "+"), ("=", XK_equal, [], "="),
      ("keypad +", XK_KP_Add, [], "+"), ("−", XK_minus, [], "-"), ("0", XK_0, [], "0"),
      ("keypad −", XK_KP_Subtract, [], "-"),
    ]
    for (name, symbol, held, character) in rows {
      twins.step(name) {
        twins.hands.press(symbol, holding: held)
      } session: {
        harness.type(character)
      }
      #expect(twins.hands.stamp().dropFirst(2).first == harness.stage.zoomThousandths)
    }
    let size = PixelSize(width: 700, height: 520)
    harness.presenter.resize(to: size)
    harness.send(.resized(size))
    twins.hands.resize(size)
    twins.expectEqual("another size")
    #expect(twins.hands.stamp().dropFirst(3) == [700, 520])
  }

  @Test func `the overlay, whose figures are those that the program said`() throws {
    let twins = try Twins()
    let harness = twins.harness
    harness.presenterName = "MIT-SHM · 2 buffers"
    twins.hands.press(XK_o)
    harness.report = { _ in nil }
    harness.type("o")
    let isEqual = twins.hands.wait {
      twins.program.reports.suffix(3).contains { report in
        harness.report = { _ in report }
        harness.stage.send(.keyReleased(KeyEvent(.other(0))))
        harness.frame()
        return twins.isEqualNow()
      }
    }
    #expect(isEqual)
  }

  @Test func `saving the page`() throws {
    let twins = try Twins()
    let harness = twins.harness
    twins.hands.press(XK_s, holding: [XK_Control_L])
    #expect(twins.hands.wait { !twins.program.pictures.isEmpty })
    let name = try #require(twins.program.pictures.first)
    #expect(name.wholeMatch(of: /vitrine-\d{8}-\d{6}\.png/) != nil)
    harness.savedName = twins.program.folder + "/" + name
    let page = harness.presenter.screen.part(x: 40, y: 40, width: 375, height: 667)
    harness.type("s", .control)
    twins.expectEqual("the line that says so")
    let file = URL(fileURLWithPath: twins.program.folder + "/" + name)
    let isSaved = Twins.colors(try PNG.decode(Data(contentsOf: file))) == Twins.colors(page)
    #expect(isSaved)
    harness.runScheduled()
    twins.expectEqual("the line gone again")
  }

  @Test func `the list of keys`() throws {
    let twins = try Twins()
    let harness = twins.harness
    twins.step("?") {
      twins.hands.press(XK_question, holding: [XK_Shift_L])
    } session: {
      harness.type("?", .shift)
    }
    twins.step("Escape") {
      twins.hands.press(XK_Escape)
    } session: {
      harness.press(.escape)
    }
    twins.step("F1") {
      twins.hands.press(XK_F1)
    } session: {
      harness.press(.function(1))
    }
    twins.step("F1 again") {
      twins.hands.press(XK_F1)
    } session: {
      harness.press(.function(1))
    }
  }

  @Test func `hovering changes no pixel, pressing shows, releasing outside cancels`() throws {
    let twins = try Twins()
    let harness = twins.harness
    let serial = twins.hands.stamp().first
    for place in [(245, 437), (110, 600), (200, 300)] { twins.hands.move(place.0, place.1) }
    twins.step("pressing") {
      twins.hands.move(245, 437)
      #expect(twins.hands.stamp().first == serial)
      twins.hands.button(1, isDown: true)
    } session: {
      harness.send(.pointerMoved(harness.pointer(245, 437)))
      harness.send(.pointerPressed(harness.pointer(245, 437), .primary))
    }
    twins.hands.move(245, 200)
    twins.hands.button(1, isDown: false)
    harness.send(.pointerMoved(harness.pointer(245, 200)))
    harness.send(.pointerReleased(harness.pointer(245, 200), .primary))
    for _ in 0..<20 {
      twins.hands.press(XK_period)
      harness.type(".")
    }
    twins.expectEqual("released outside, a third of a second later")
  }

  @Test func `Escape, Q, Control-Q and closing the window end the program well`() throws {
    let ways: [(Hands) -> Void] = [
      { $0.press(XK_Escape) }, { $0.press(XK_q) },
      { $0.press(XK_q, holding: [XK_Control_L]) }, { $0.close() },
    ]
    for way in ways {
      let program = try RunningProgram()
      way(program.hands)
      #expect(program.finish() == 0)
    }
  }

  @Test func `what moves outside of the window keeps nobody from using it`() throws {
    let program = try RunningProgram(["--start", "--set", "IDLineChartView.duration=1000"])
    let hands = program.hands
    // The chart begins below.
    hands.resize(PixelSize(width: 736, height: 130))
    try #require(hands.wait { hands.stamp().dropFirst(3) == [736, 130] })
    let serial = hands.stamp()[0]
    hands.press(XK_o)
    try #require(hands.wait { hands.stamp()[0] > serial })
    hands.press(XK_q)
    #expect(program.finish() == 0)
  }

  @Test func `an idle window does not wake up`() throws {
    let program = try RunningProgram(["--at", "0"])
    #expect(program.hands.wait { program.hands.stamp().first == 1 })
    #expect(program.comesToRest())
  }
}

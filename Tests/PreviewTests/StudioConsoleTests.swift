// The console: its messages, filter and levels, by pointer and by keys.

import CoreGraphics
import Foundation
import ImageCoding
import Messages
import Pages
import Stage
import TestSupport
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

/// A person at the console of a window of 1100 × 791 points, whose page has two messages.
@MainActor
private struct ConsoleHands {
  let hands: StudioHands
  var harness: Harness { hands.harness }
  var console: PageConsole { harness.session.page.console }
  /// The top of the panel, and of its first row.
  static let (top, firstRow): (CGFloat, CGFloat) = (791 - 180, 791 - 180 + 37)

  init(scale: CGFloat = 1) throws {
    hands = try StudioHands.atKinds(scale: scale)
    harness.send(.pointerMoved(harness.pointer(20, 400)))
    harness.type("c")
  }

  func say(_ messages: ConsoleMessage...) {
    console.add(messages)
    harness.frame()
  }

  /// The texts of the rows, from top to bottom.
  var rows: [String] {
    let labels = harness.views(UILabel.self).filter { label in
      label.font.pointSize == 11 && label.numberOfLines == 0
        && label.attributedText?.length ?? 0 > 0
        && sequence(first: label as UIView, next: \.superview).allSatisfy { !$0.isHidden }
    }
    func top(_ label: UILabel) -> CGFloat { label.convert(CGPoint.zero, to: harness.stage.root).y }
    return labels.filter { top($0) + $0.bounds.height > Self.top }.sorted { top($0) < top($1) }
      .compactMap { $0.attributedText?.string }
  }

  func shows(_ text: String) -> Bool { !hands.labels(text).isEmpty }

  func key(_ key: Key, _ modifiers: Modifiers = []) { harness.press(key, modifiers) }
}

@MainActor @Suite(.ownScreenScale) struct StudioConsoleTests {
  private let place = SourcePlace(file: "Views/Dial.swift", line: 12, column: 5)

  @Test func `a key opens the console, and says so in the toolbar and where it is empty`() throws {
    let hands = try ConsoleHands()
    #expect(hands.harness.wantedRoom == CGSize(width: 0, height: 180))
    #expect(hands.shows("No messages yet"))
    hands.harness.type("c")
    #expect(!hands.shows("No messages yet"))
    #expect(hands.harness.wantedRoom == .zero)
  }

  @Test func `messages have a row each, with their origin and how often they came`() throws {
    let hands = try ConsoleHands()
    hands.say(
      ConsoleMessage("started"), ConsoleMessage("tick"), ConsoleMessage("tick"),
      ConsoleMessage("lost", level: .error, origin: "com.example:net"))
    #expect(hands.rows == ["started", "tick", "lost"])
    #expect(hands.shows("2"))
    #expect(hands.shows("com.example:net"))
    #expect(hands.shows("3 messages · 1 error"))
  }

  @Test func `a row tells by its tooltip when it came first and last, and who says it`() throws {
    let hands = try ConsoleHands()
    let times = [0, 61.5].map { Date(timeIntervalSince1970: $0) }
    hands.console.add(times.map { ConsoleMessage("tick", origin: "a:b", place: place, time: $0) })
    hands.console.add([ConsoleMessage("once", time: times[0])])
    hands.harness.frame()
    let tips = hands.harness.views(ConsoleRow.self).filter { !$0.isHidden }.map { $0.tip?.text }
    let (first, last) = (ConsoleTime.text(times[0]), ConsoleTime.text(times[1]))
    #expect(tips == ["a:b · 2 times, first \(first), last \(last)", nil])
    #expect(first.hasSuffix(":00.000") && last.hasSuffix(":01.500"))
  }

  @Test func `lines that are too long are broken after words, and the rows below give way`() throws
  {
    let hands = try ConsoleHands()
    let words = Array(repeating: "seven", count: 60).joined(separator: " ")
    hands.say(ConsoleMessage(words), ConsoleMessage("two\nlines"))
    let row = try #require(hands.rows.first)
    let lines = row.split(separator: "\n")
    #expect(lines.count > 2)
    #expect(lines.allSatisfy { $0.split(separator: " ").allSatisfy { $0 == "seven" } })
    #expect(hands.rows.last == "two\nlines")
    hands.say(ConsoleMessage((0..<200).map(String.init).joined(separator: "\n")))
    #expect(hands.rows.last?.hasSuffix("23 … 176 more lines") == true)
  }

  @Test func `words in the filter and the least level choose the messages`() throws {
    let hands = try ConsoleHands()
    hands.say(
      ConsoleMessage("socket opened", level: .debug), ConsoleMessage("socket lost", level: .error),
      ConsoleMessage("page drawn"))
    hands.key(.character("f"), .control)
    for letter in "lost" { hands.harness.send(.textEntered(String(letter))) }
    #expect(hands.rows == ["socket lost"])
    #expect(hands.shows("1 of 3 messages · 1 error"))
    for letter in "x" { hands.harness.send(.textEntered(String(letter))) }
    #expect(hands.shows("No results"))
    hands.key(.character("a"), .control)
    hands.key(.backspace)
    // The levels, by the keyboard alone.
    hands.key(.tab)
    hands.key(.space)
    for _ in 0..<4 { hands.key(.down) }
    hands.key(.return)
    #expect(hands.rows == ["socket lost"])
  }

  @Test func `selected messages are copied, also where they are chosen by keys`() throws {
    let hands = try ConsoleHands()
    hands.say(ConsoleMessage("one"), ConsoleMessage("two"), ConsoleMessage("three"))
    hands.key(.up)
    hands.key(.up, .shift)
    hands.key(.character("c"), .control)
    #expect(UIPasteboard.general.string == "two\nthree")
    hands.harness.click(300, ConsoleHands.firstRow + 10)
    hands.key(.character("c"), .control)
    #expect(UIPasteboard.general.string == "one")
    hands.key(.character("a"), .control)
    hands.key(.character("c"), .control)
    #expect(UIPasteboard.general.string == "one\ntwo\nthree")
  }

  @Test func `the console stays at its end until somebody scrolls up`() throws {
    let hands = try ConsoleHands()
    for index in 0..<50 { hands.say(ConsoleMessage("line \(index)")) }
    #expect(hands.rows.last == "line 49")
    let wheel = ScrollEvent(
      pointer: hands.harness.pointer(500, ConsoleHands.firstRow + 40), deltaX: 0, deltaY: -3)
    hands.harness.send(.scrolled(wheel))
    let first = hands.rows.first
    #expect(hands.rows.last != "line 49")
    hands.say(ConsoleMessage("line 50"))
    #expect(hands.rows.first == first)
    hands.key(.end)
    hands.say(ConsoleMessage("line 51"))
    #expect(hands.rows.last == "line 51")
  }

  @Test func `rows that a flood pushes out do not move those that somebody reads`() throws {
    let hands = try ConsoleHands()
    for index in 0..<4 {
      hands.console.add((0..<500).map { ConsoleMessage("line \(index * 500 + $0)") })
    }
    hands.harness.frame()
    hands.key(.home)
    for _ in 0..<60 { hands.key(.pageDown) }
    let (rows, all) = (hands.rows, hands.console.messages.count)
    #expect(all == PageConsole.limit && rows.count > 4)
    hands.console.add((0..<20).map { ConsoleMessage("more \($0)") }, dropped: 1000)
    hands.harness.frame()
    #expect(hands.rows == rows)
    #expect(hands.shows("2,000 messages · 1,020 dropped"))
  }

  @Test func `a place in a message opens the editor, by the pointer and by Return`() throws {
    let hands = try ConsoleHands()
    var message = ConsoleMessage("wrong at Dial.swift:12:5, again")
    message.links = [ConsoleLink(9..<24, place)]
    var opened: [SourcePlace] = []
    hands.harness.session.openEditor = { place, _ in opened.append(place) }
    hands.say(message, ConsoleMessage("crashed", level: .fault, place: place))
    #expect(hands.shows("Dial.swift:12"))
    // The fifteenth character of a text that begins at 112.
    hands.harness.click(112 + 15 * 6.6, ConsoleHands.firstRow + 10)
    #expect(opened == [place])
    #expect(hands.shows("Opening \(place)"))
    hands.key(.end)
    hands.key(.return)
    #expect(opened == [place, place])
  }

  @Test func `the panel is as high as somebody drags it, and is cleared by its button`() throws {
    let hands = try ConsoleHands()
    let harness = hands.harness
    harness.send(.pointerMoved(harness.pointer(500, ConsoleHands.top)))
    #expect(harness.session.cursor == .rowResize)
    harness.send(.pointerPressed(harness.pointer(500, ConsoleHands.top), .primary))
    harness.send(.pointerMoved(harness.pointer(500, ConsoleHands.top - 100)))
    harness.send(.pointerReleased(harness.pointer(500, ConsoleHands.top - 100), .primary))
    #expect(harness.session.studio.layout[.console] == 280)
    // With the time bar below it the edge is where the panel begins.
    harness.type("t")
    harness.send(.pointerPressed(harness.pointer(500, 791 - 132 - 280), .primary))
    harness.send(.pointerMoved(harness.pointer(500, 791 - 132 - 200)))
    harness.send(.pointerReleased(harness.pointer(500, 791 - 132 - 200), .primary))
    #expect(harness.session.studio.layout[.console] == 200)
    #expect(harness.session.studio.layout.lines.contains { $0 == ("console", "open 200") })
    harness.type("t")
    hands.say(ConsoleMessage("one"))
    harness.click(1100 - 8 - 16, 791 - 200 + 18)
    #expect(hands.console.messages.isEmpty)
    #expect(hands.rows.isEmpty)
  }

  @Test func `the toolbar tells of errors until the console was open`() throws {
    let hands = try ConsoleHands()
    hands.harness.type("c")
    let before = hands.harness.screen()
    // The console's button is the third from the right; its dot is at its top right.
    let dot = (x: 1100 - 8 - 32 - 34 - 34 + 16 + 8, y: 22 - 7)
    hands.say(ConsoleMessage("note"))
    #expect(hands.harness.screen()[dot.x, dot.y] == before[dot.x, dot.y])
    hands.say(ConsoleMessage("lost", level: .error))
    #expect(hands.harness.screen()[dot.x, dot.y] == 0xFFC4_201C)
    hands.harness.type("c")
    hands.harness.type("c")
    #expect(hands.harness.screen()[dot.x, dot.y] == before[dot.x, dot.y])
  }

  @Test func `a console that is closed makes no frames`() throws {
    let hands = try ConsoleHands()
    hands.harness.type("c")
    #expect(!hands.harness.stage.needsFrame)
    hands.console.add([ConsoleMessage("one")])
    #expect(!hands.harness.stage.needsFrame)
  }

  // MARK: Pictures

  private func examples() -> [ConsoleMessage] {
    let time =
      Calendar(identifier: .gregorian).date(
        from: DateComponents(year: 2026, month: 3, day: 1, hour: 9, minute: 41, second: 7))
      ?? Date()
    var messages = [
      ConsoleMessage("opened", level: .debug, time: time),
      ConsoleMessage("connected", level: .info, time: time),
      ConsoleMessage("tick", time: time), ConsoleMessage("tick", time: time),
      ConsoleMessage("no point", level: .warning, time: time),
      ConsoleMessage("at Dial.swift:12", level: .error, time: time),
      ConsoleMessage("two\nlines", level: .fault, time: time),
    ]
    messages[5].links = [ConsoleLink(3..<16, place)]
    return messages
  }

  @Test(arguments: ["light", "dark"], [1, 2])
  func `the levels of messages`(style: String, scale: Int) throws {
    let hands = try ConsoleHands(scale: CGFloat(scale))
    let harness = hands.harness
    harness.session.studio.style = style == "dark" ? .dark : .light
    hands.console.add(examples())
    harness.frame()
    hands.key(.home)
    hands.key(.down)
    let screen = harness.screen()
    // At scale 2 the grounds and shapes alone.
    let area = PixelRect(
      x: 0, y: 640 * scale, width: scale == 1 ? 132 : 2 * 56, height: 150 * scale)
    let part = PixelBuffer(width: area.width, height: area.height)
    for y in 0..<area.height {
      for x in 0..<area.width { part[x, y] = screen[area.x + x, area.y + y] }
    }
    expectGolden(named: "console-\(style)-\(scale)", of: part, showsText: true)
  }
}

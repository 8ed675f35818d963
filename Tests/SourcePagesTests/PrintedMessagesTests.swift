// The lines that an agent's code prints, as the console's messages.

import Foundation
import Messages
import OSLog
import Pages
import TestSupport
import Testing

@testable import SourcePages

@Suite struct PrintedMessagesTests {
  private func read(_ text: String) -> [ConsoleMessage] {
    var messages = PrintedMessages()
    messages.take(Array(text.utf8))
    return messages.read().messages
  }

  private func marked(
    _ level: OSLogType?, _ place: String, _ text: String, source: String = ""
  ) -> String {
    LogRecord(level: level, place: place, text: text, source: source).marked + "\n"
  }

  @Test func `each line that is printed is a notice`() {
    let messages = read("one\n\ntwo\nthe beginning of a li")
    #expect(messages.map(\.text) == ["one", "two"])
    #expect(messages.allSatisfy { $0.level == .notice && $0.origin.isEmpty })
  }

  @Test func `a line without its end counts when nothing follows`() {
    var messages = PrintedMessages()
    messages.take(Array("rest".utf8))
    #expect(messages.read().messages.isEmpty)
    #expect(messages.read(isLast: true).messages.map(\.text) == ["rest"])
  }

  @Test(arguments: [
    (OSLogType.debug, ConsoleLevel.debug), (.info, .info), (.default, .notice), (.error, .error),
    (.fault, .fault),
  ])
  func `a record of the log has its level, its place and its lines`(
    type: OSLogType, level: ConsoleLevel
  ) {
    let messages = read(marked(type, "com.example:net", "two\nlines") + "after\n")
    #expect(messages.map(\.text) == ["two\nlines", "after"])
    #expect(messages.first?.level == level)
    #expect(messages.first?.origin == "com.example:net")
  }

  @Test func `what is printed or logged has the line that says it, also behind other words`() {
    let messages = read(
      marked(nil, "", "filling\r50 %", source: "Views/Dial.swift:12")
        + marked(.error, "a:b", "no hands", source: "Dial.swift:3") + "half "
        + marked(nil, "", "whole", source: "Dial.swift:4") + marked(nil, "", "x", source: "no")
        + marked(nil, "", "y", source: "Dial.swift:0"))
    #expect(messages.map(\.text) == ["filling50 %", "no hands", "half whole", "x", "y"])
    #expect(
      messages.map { $0.place.map { "\($0)" } }
        == ["Views/Dial.swift:12:1", "Dial.swift:3:1", "Dial.swift:4:1", nil, nil])
    #expect(messages.map(\.level) == [.notice, .error, .notice, .notice, .notice])
    #expect(messages.map(\.origin) == ["", "a:b", "", "", ""])
  }

  @Test func `a line leads to no file that is none of the page's`() {
    let links = SourceLinks(["Views/Dial.swift"])
    let places = ["Views/Dial.swift", "Dial.swift", "/etc/passwd"].map { file in
      var message = ConsoleMessage("x")
      message.place = SourcePlace(file: file, line: 2, column: 1)
      return links.printed(message).place?.file
    }
    #expect(places == ["Views/Dial.swift", nil, nil])
  }

  @Test func `NSLog's stamp and the framework's name are places, not text`() {
    let messages = read(
      "2026-11-26 22:41:15.128 vitrine-agent[5920:7f6a59c0] cache holds 42 items\n"
        + "vitrine: there is no current point\n")
    #expect(messages.map(\.origin) == ["NSLog", "vitrine"])
    #expect(messages.map(\.text) == ["cache holds 42 items", "there is no current point"])
    #expect(messages.map(\.level) == [.notice, .warning])
  }

  @Test func `what colours a terminal or turns the direction of writing is left out`() {
    let messages = read("\u{1B}[1;31mred\u{1B}[0m \u{7}\u{202E}bell\ta\n")
    #expect(messages.map(\.text) == ["red bell    a"])
  }

  @Test func `of a flood the newest lines are read, and the others are counted`() {
    var messages = PrintedMessages()
    var sent = 0
    for _ in 0..<100 {
      let block = (0..<1000).map { "line \(sent + $0)\n" }.joined()
      sent += 1000
      messages.take(Array(block.utf8))
    }
    let (read, dropped) = messages.read()
    #expect(read.count == 400)
    #expect(read.last?.text == "line 99999")
    #expect(read.count + dropped == sent)
  }

  @Test func `bytes of any kind are read as something`() {
    var random = SeededGenerator(seed: 7)
    let parts: [[UInt8]] = [
      [0x1D], [0x1E], [0x0A], Array("16".utf8), Array(marked(nil, "", "", source: "A:1").utf8),
      Array("vitrine: ".utf8), [0xFF, 0xC2],
      [0x1B, 0x5B],
      Array("2026-01-01 00:00:00.1 a[1:f] ".utf8), Array("Dial.swift:3".utf8),
    ]
    let links = SourceLinks(["a/Dial.swift"])
    var (messages, lines) = (PrintedMessages(), MarkedLines())
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0...6, using: &random))
        .flatMap { _ in parts.randomElement(using: &random) ?? [] }
      _ = lines.take(bytes)
      messages.take(bytes)
      if Bool.random(using: &random) {
        for message in messages.read().messages { _ = links.linked(message) }
      }
    }
    messages.take(Array("\nend\n".utf8))
    #expect(messages.read().messages.last?.text == "end")
  }

  @Test func `a terminal gets a record as code would have written it, however it is cut`() {
    let line =
      marked(.error, "a:b", "no hands") + "plain\n" + marked(.info, "", "x\ny")
      + "\u{1D}a\u{1E}" + marked(nil, "", "\u{1E}b\r", source: "Dial.swift:3") + "\u{1D}3\n"
    let bytes = Array(line.utf8)
    for portion in [1, 2, 7, bytes.count] {
      var lines = MarkedLines()
      var passed: [UInt8] = []
      for start in stride(from: 0, to: bytes.count, by: portion) {
        passed += lines.take(Array(bytes[start..<min(start + portion, bytes.count)]))
      }
      #expect(
        String(decoding: passed, as: UTF8.self)
          == "[a:b] no hands\nplain\nx\ny\n\u{1D}a\u{1E}\u{1E}b\r\n\u{1D}3\n")
    }
  }
}

@Suite struct SourceLinksTests {
  private let links = SourceLinks(["App/Views/Dial.swift", "App/Models/Dial.swift", "Card.swift"])

  private func places(_ text: String) -> [String] { links.links(in: text).map { "\($0.place)" } }

  @Test func `a text names files by the ends of their paths`() {
    #expect(places("at Card.swift:12") == ["Card.swift:12:1"])
    #expect(places("(Models/Dial.swift:3:7)") == ["App/Models/Dial.swift:3:7"])
    #expect(
      places("Card.swift:1, /home/me/App/Views/Dial.swift:2: no")
        == ["Card.swift:1:1", "App/Views/Dial.swift:2:1"])
    let text = "see “Card.swift:12:3”!"
    let range = links.links(in: text).first?.range
    #expect(range.map { String(Array(text)[$0]) } == "Card.swift:12:3")
  }

  @Test(arguments: [
    "Other.swift:3", "--cmd=!touch x.swift:1", "/etc/passwd.swift:1", "Card.swift:", "Card.swift:0",
    "Card.swift:99999999", ".swift:3",
  ])
  func `a text leads to no other file, and to no place that is none`(text: String) {
    #expect(places(text).isEmpty)
  }

  @Test func `the longest texts are looked through at once`() {
    let text = String(repeating: "a", count: 2000) + String(repeating: ".swift:", count: 300)
    let time = ContinuousClock().measure { _ = places(text) }
    #expect(time < .seconds(1))
  }
}

@MainActor @Suite struct PageConsoleTests {
  @Test func `messages that repeat are counted with the first one`() {
    let console = PageConsole()
    let times = [1.0, 2, 3].map { Date(timeIntervalSince1970: $0) }
    console.add(times.map { ConsoleMessage("tick", time: $0) })
    console.add([ConsoleMessage("tick", level: .error, time: times[0])])
    #expect(console.messages.map(\.count) == [3, 1])
    #expect(console.messages.first?.time == times[2])
    #expect(console.messages.first?.firstTime == times[0])
    #expect(console.messages.map(\.id) == [1, 2])
    // Lines of different runs are no repetitions.
    for run in [1, 1, 2, 2, 2, 1] { console.add([ConsoleMessage("tock")], run: run) }
    #expect(console.messages.map(\.count) == [3, 1, 2, 3, 1])
  }

  @Test func `messages of one text from two places are two`() {
    let console = PageConsole()
    console.add(
      [3, 4, 4].map {
        ConsoleMessage("tick", place: SourcePlace(file: "Dial.swift", line: $0, column: 1))
      })
    #expect(console.messages.map(\.count) == [1, 2])
  }

  @Test func `a flood pushes out the oldest, which are counted`() {
    let console = PageConsole()
    for index in 0..<3 {
      console.add((0..<1500).map { ConsoleMessage("\(index) \($0)") }, dropped: 10)
    }
    #expect(console.messages.count == PageConsole.limit)
    #expect(console.messages.last?.text == "2 1499")
    #expect(console.droppedCount == 4500 - PageConsole.limit + 30)
    console.clear()
    #expect(console.messages.isEmpty && console.droppedCount == 0)
  }

  @Test func `a message of any length is cut`() {
    let console = PageConsole()
    console.add([ConsoleMessage(String(repeating: "x", count: 1 << 20))])
    #expect(console.messages.first?.text.count == PageConsole.longest + 1)
  }
}

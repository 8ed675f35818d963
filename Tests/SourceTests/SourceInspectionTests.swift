// `vitrine inspect FILE…`

import Foundation
import TestSupport
import Testing

@Suite struct SourceInspectionTests {
  @Test func `inspectables are listed with their declarations and their present values`() throws {
    let outcome = try SourceProgram.run([
      "inspect", FixtureTests.folder, "--view", "DialFixture", "--json", "--set", "value=0.1",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let views = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    let properties = try #require(views.first?["properties"] as? [[String: Any]])
    let own = properties.filter { $0["isInspectable"] as? Bool == true }
    #expect(
      own.map { $0["name"] as? String } == [
        "value", "needleColor", "tickCount", "borderWidth", "borderColor",
      ])
    #expect(own.map { $0["kind"] as? String } == ["number", "color", "integer", "number", "color"])
    #expect(own.map { $0["value"] as? String } == ["0.1", "systemRed", "12", "0", "#000000"])
    let declaration = try #require(own[2]["declaration"] as? [String: Any])
    #expect(declaration["access"] as? String == "private")
    #expect(declaration["type"] as? String == "Int")
    #expect(declaration["initialValue"] as? String == "12")
    let place = try #require(declaration["place"] as? [String: Any])
    #expect(place["line"] as? Int == 20)
    #expect(place["column"] as? Int == 30)
  }

  @Test
  func `Foundation's strings and numbers are shown and set, and of other types it is said why not`()
    throws
  {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      class Dial: UIView {
        @IBInspectable var title: NSString?
        @IBInspectable var unit: NSString = "km"
        @IBInspectable var most: NSNumber? = 4.5
        @IBInspectable var font: UIFont = .systemFont(ofSize: 9)
      }
      """, to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["inspect", "Dial.swift", "--set", "title=a", "--set", "most=2", "--set", "unit=m"],
      folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").filter { $0.contains("* ") }
      .map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      lines == [
        "* title Title string a", "* unit Unit string m", "* most Most number 2",
        "* font Font font system 9",
      ])
  }

  @Test func `every inspectable that is listed can be set: enumerations, fonts, images by path`()
    throws
  {
    let text = """
      @objc enum Mode: Int { case plain, fancy }
      enum Shape: String { case round, square }
      struct Pair {}
      @IBDesignable class Dial: UIView {
        @IBInspectable var font: UIFont = .systemFont(ofSize: 9)
        @IBInspectable var other: UIFont?
        @IBInspectable var mode: Mode = .plain
        @IBInspectable var shape: Shape? = .round
        @IBInspectable var align: NSTextAlignment = .left
        @IBInspectable var image: UIImage?
        @IBInspectable var pair = Pair()
      }
      """
    let picture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/BadgeFixture-set.png").path
    let rows = try rows(
      text,
      [
        "font=boldSystem 20", "other=Inter-Regular 12.5", "mode=fancy", "shape=nil", "align=right",
        "image=" + picture,
      ].flatMap { ["--set", $0] })
    #expect(
      rows.dropLast(2) == [
        "* font Font font boldSystem 20", "* other Other font system 12.5",
        "* mode Mode choice fancy", "* shape Shape choice nil", "* align Align choice right",
      ])
    let last = rows.suffix(2)
    #expect(last.first?.hasPrefix("* image Image image image ") == true)
    #expect(last.last?.hasPrefix("* pair Pair none Pair() · cannot be set: ") == true)
  }

  @Test func `the cases and members of a source's own types are set by their names`() throws {
    let text = """
      struct Edges: OptionSet {
        let rawValue: Int
        static let top = Edges(rawValue: 1), left: Edges = Edges(rawValue: 2)
        static let bottom = Self(rawValue: 4)
        static let all: Edges = [.top, .left, .bottom]
        static let none = Edges(rawValue: 0), wide = Edges(rawValue: 0xF0)
      }
      enum Shape: String, CustomStringConvertible {
        case round = "r", square
        var description: String { "a shape" }
      }
      enum Payload { case some(Int), none }
      @IBDesignable class Dial: UIView {
        private enum Level: Int { case low = 300, `default` = 900 }
        @IBInspectable var edges: Edges = [.top, .left, Edges(rawValue: 64)]
        @IBInspectable private var level = Level.low
        @IBInspectable var shapes: [Shape] = [.square]
        @IBInspectable var table: [Shape: CGFloat] = [.square: 2, .round: 1]
        @IBInspectable var colors: [String: UIColor] = [:]
        @IBInspectable var payload = Payload.none
      }
      """
    #expect(
      try rows(text).dropLast() == [
        "* edges Edges options top,left,64", "* level Level choice low",
        "* shapes Shapes list [\"square\"]",
        "* table Table dictionary {\"round\": 1, \"square\": 2}", "* colors Colors dictionary {}",
      ])
    let changes = [
      "edges=8,bottom", "level=default", #"shapes=["round"]"#, #"table={"round": 3}"#,
      #"colors={"tint": "red"}"#,
    ]
    #expect(
      try rows(text, changes.flatMap { ["--set", $0] }).dropLast() == [
        "* edges Edges options bottom,8", "* level Level choice default",
        "* shapes Shapes list [\"round\"]", "* table Table dictionary {\"round\": 3}",
        "* colors Colors dictionary {\"tint\": \"#ff0000\"}",
      ])
  }

  @Test func `a case is set by its raw value too, on the command line and in JSON`() throws {
    let text = """
      enum Tone: String { case soft, loud = "LOUD" }
      enum Swapped: String { case one = "two", two = "one" }
      @IBDesignable class Dial: UIView {
        enum Level: Int { case low = 300, high = 900 }
        @IBInspectable var level = Level.low
        @IBInspectable var tone: Tone? = nil
        @IBInspectable var tones: [Tone] = []
        @IBInspectable var swapped = Swapped.one
        @IBInspectable var side = NSTextAlignment.left
      }
      """
    let expected = [
      "* level Level choice high", "* tone Tone choice loud", "* tones Tones list [\"loud\"]",
      "* swapped Swapped choice two", "* side Side choice right",
    ]
    let changes = [
      "level=900", "tone=LOUD", #"tones=["LOUD"]"#, "swapped=two",
      "side=2",
    ]
    #expect(try rows(text, changes.flatMap { ["--set", $0] }) == expected)
    let object = #"{"level": 900, "tone": "LOUD", "swapped": "two", "side": 2}"#
    #expect(
      try rows(text, ["--set", object, "--set", #"tones=["LOUD"]"#]) == expected)
  }

  @Test func `a type is named that another file declares behind the class`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "import UIKit\nclass Dial: UIView { @IBInspectable var shape = Shape.round }", to: "A.swift")
    try scratch.write("enum Shape { case square, round }", to: "B.swift")
    let outcome = try SourceProgram.run(
      ["inspect", ".", "--set", "shape=square"], folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(/shape +Shape +choice +square/))
  }

  /// The rows of inspectables that `inspect` prints of the text, each without runs of spaces.
  private func rows(_ text: String, _ arguments: [String] = []) throws -> [String] {
    let scratch = try Scratch()
    try scratch.write("import UIKit\n" + text, to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["inspect", "Dial.swift"] + arguments, folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").filter { $0.contains("* ") }
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func `subclasses of any view of the framework are made and inspected`() throws {
    let classes = [
      "UISearchTextField", "UIRefreshControl", "UICalendarView", "UIColorWell", "UIListContentView",
      "UIPasteControl", "UIInputView",
    ]
    let scratch = try Scratch()
    let text = classes.map { "class My\($0): \($0) { @IBInspectable var dots = 3 }" }
    try scratch.write(
      "import UIKit\n" + text.joined(separator: "\n"), to: "Views.swift")
    let outcome = try SourceProgram.run(["inspect", "Views.swift", "--json"], folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let views = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(views.map { $0["className"] as? String } == classes.map { "My" + $0 })
    for view in views {
      let properties = view["properties"] as? [[String: Any]] ?? []
      #expect(properties.contains { $0["name"] as? String == "dots" })
    }
  }

  @Test func `what a generic class above declares is shown, set, and found by its key`() throws {
    let text = """
      class Base<Item>: UIView {
        @IBInspectable var count = 1
        @IBInspectable private var item: Item?
      }
      class Middle: Base<Int> {}
      @IBDesignable class Dial: Middle {
        override func layoutSubviews() {
          setValue((value(forKey: "count") as? Int ?? 0) + 1, forKey: "count")
        }
      }
      """
    #expect(try rows(text) == ["* count Count integer 2", "* item Item integer nil"])
    #expect(
      try rows(text, ["--set", "Dial.count=5"])
        == ["* count Count integer 6", "* item Item integer nil"])
  }

  @Test func `a class in another type is named by both, and found by its own name`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      enum Page {
        @IBDesignable class Dial: UIView {
          @IBInspectable var ratio: Float = 0.1
          @IBInspectable var twice: Float { 2 * ratio }
        }
      }
      """, to: "Dial.swift")
    func inspect(_ arguments: String...) throws -> Outcome {
      try SourceProgram.run(
        ["inspect", "Dial.swift", "--view", "Dial"] + arguments,
        folder: scratch.path)
    }
    let outcome = try inspect("--json", "--set", "ratio=0.3")
    let views = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(views.first?["className"] as? String == "Page.Dial")
    let ratio = try #require((views.first?["properties"] as? [[String: Any]])?.first)
    #expect(ratio["value"] as? String == "0.3")
    #expect((ratio["declaration"] as? [String: Any])?["owner"] as? String == "Page.Dial")
    let refused = try inspect("--set", "twice=1")
    #expect(refused.status == 64)
    #expect(refused.errors.hasPrefix("vitrine: Page.Dial.twice can be read, not set\n"))
  }

  @Test func `a text of several lines is one row of the table`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "import UIKit\nclass Dial: UIView { @IBInspectable var text = \"a\\tb\\r\\nc\" }",
      to: "Dial.swift")
    let outcome = try SourceProgram.run(["inspect", "Dial.swift"], folder: scratch.path)
    #expect(outcome.output.contains("  a\\tb\\r\\nc\n"), "\(outcome.output)")
  }

  @Test func `a property may have the name of a word of the language`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "import UIKit\nclass Dial: UIView { @IBInspectable var `default` = 4 }", to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["inspect", "Dial.swift", "--view", "Dial", "--set", "default=5"], folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(/default +Default +integer +5/))
  }
}

// Values written into a source: each form of literal, and what is refused.

import Messages
import SourceReading
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

/// A source with one value, the literal between the marks « and ».
private func edited(
  _ marked: String, _ text: String, kind: String? = nil,
  target: ValueEdit.Target = .property(owner: nil), property: String = "value"
) -> (reply: SourceEditReply, before: String, after: String) {
  let parts = marked.split(separator: /[«»]/, omittingEmptySubsequences: false).map(String.init)
  let source = parts.joined()
  let reply = SourceEditor.reply(
    to: SourceEditRequest(
      path: "Dial.swift", text: source,
      edits: [ValueEdit(target, property: property, kind: kind, text: text)],
      colorNames: ["systemBlue", "label"]))
  return (reply, parts.first ?? "", parts.last ?? "")
}

private func inClass(_ line: String) -> String {
  "import UIKit\nenum Style: Int { case flat, round = 4, deep }\n"
    + "enum Tone: String { case soft, loud = \"LOUD\" }\n"
    + "class Dial: UIView {\n  \(line)\n}\n"
}

@Suite struct SourceEditorTests {
  @Test(arguments: [
    ("var value: CGFloat = «5» // five", "7.5", "7.5"), ("var value = «5.0»", "7", "7.0"),
    ("var value: CGFloat = «-5»", "2", "2"), ("var value: CGFloat = «5»", "-2", "-2"),
    ("var value: CGFloat=«5»", "-2", "(-2)"), ("var value: Int = «0x1F»", "255", "0xFF"),
    ("var value: Int = «0x0f»", "16", "0x10"), ("var value = «0b0000_1111»", "3", "0b0000_0011"),
    ("var value = «1_000_000»", "2500000", "2_500_000"), ("var value = «0o17»", "8", "0o10"),
    ("var value: Double = «1e3»", "2500", "2.5e3"), ("var value = «1.5E-3»", "0.25", "2.5E-1"),
    ("var value: CGFloat = «4 * (2 + 1)»", "20", "20"), ("var value = CGFloat(«4»)", "6", "6"),
    ("var value: CGFloat = («4»)", "6", "6"), ("var value: CGFloat = «4» as CGFloat", "6", "6"),
    ("var value: CGFloat = /* a */ «4» /* b */ { didSet { f(4) } }", "6", "6"),
    ("var value: Float =\n    // the level\n    «0.5»", "0.25", "0.25"),
    ("var other = 1, value = «2», last = 3", "9", "9"),
    ("var other, value: CGFloat\n  = «2»", "9", "9"),
    ("var value: Bool = «true»", "no", "false"), ("var value: Int? = «nil»", "3", "3"),
    ("var value: Int? = «3»", "nil", "nil"), ("var value = Style.«round».rawValue", "5", "deep"),
    ("var value: Tone = .«soft»", "LOUD", "loud"), ("var value: Tone? = «nil»", "loud", ".loud"),
    ("var value: Style = .«flat»", "round", "round"), ("var value = Style.«flat»", "deep", "deep"),
  ])
  func `a number, a flag or a case is written in the way of the one before`(
    line: String, text: String, literal: String
  ) {
    let (reply, before, after) = edited(inClass("@IBInspectable " + line), text)
    #expect(reply.text == before + literal + after, "\(reply.outcomes)")
  }

  @Test(arguments: [
    ("var value = «\"a\"»", "b \"c\" \\ é", "\"b \\\"c\\\" \\\\ é\""),
    ("var value = «\"a\"»", "b\nc", "\"b\\nc\""), ("var value = «#\"a\"#»", "\\d\"", "#\"\\d\"\"#"),
    ("var value = «#\"a\"#»", "a\"#b", "##\"a\"#b\"##"),
    ("var value = «\"a\" + \"b\"»", "c", "\"c\""), ("var value: String? = «nil»", "c", "\"c\""),
    (
      "var value = «\"\"\"\n    a\n    b\n    \"\"\"»", "c\n\nd\"\"\"e",
      "\"\"\"\n    c\n\n    d\"\\\"\"e\n    \"\"\""
    ),
    ("var value = «##\"\"\"\n\ta\n\t\"\"\"##»", "b\\##c", "###\"\"\"\n\tb\\##c\n\t\"\"\"###"),
  ])
  func `a text keeps its delimiters`(line: String, text: String, literal: String) {
    let (reply, before, after) = edited(inClass("@IBInspectable " + line), text)
    #expect(reply.text == before + literal + after, "\(reply.outcomes)")
  }

  @Test(arguments: [
    ("var value: UIColor = «.red»", "#0000ff", ".blue"),
    ("var value = «UIColor.red»", "systemBlue", "UIColor.systemBlue"),
    ("var value: UIColor? = «nil»", "#ff6600", "UIColor(red: 1, green: 0.4, blue: 0, alpha: 1)"),
    ("var value: UIColor = «.red»", "#ff6600", "UIColor(red: 1, green: 0.4, blue: 0, alpha: 1)"),
    (
      "var value = UIColor(red: 1, /* g */ green: «0.5», blue: 0, alpha: 1)", "#ff6600", "0.4"
    ),
    (
      "var value = UIColor(red: 255 / 255.0, green: «102»/255, blue: 0, alpha: 1)", "#ff3300", "51"
    ),
    ("var value: UIColor = #colorLiteral(red: «0», green: 0, blue: 0, alpha: 1)", "#f00", "1"),
    ("var value: UIColor = .init(white: «0.2», alpha: 1)", "#666666", "0.4"),
    (
      "var value = «UIColor(white: 0.2, alpha: 1)»", "#f00",
      "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
    ),
    ("var value: CGColor = UIColor.«red».cgColor", "#00ff00", "green"),
    (
      "var value: UIColor = «.red.withAlphaComponent(0.5)»", "#ff000040",
      "UIColor(red: 1, green: 0, blue: 0, alpha: 0.25)"
    ),
    ("var value: UIColor = «.red»", "label 80%", ".label.withAlphaComponent(0.8)"),
    ("var value = «UIColor.red»", "label 80%", "UIColor.label.withAlphaComponent(0.8)"),
    ("var value: UIColor = .label.withAlphaComponent(«0.04»)", "label 12.5%", "0.125"),
    (
      "var value: UIColor = «.red.withAlphaComponent(0.5)»", "systemBlue 50%",
      ".systemBlue.withAlphaComponent(0.5)"
    ),
    (
      "var value: CGColor = «UIColor.red».cgColor", "label 80%",
      "UIColor.label.withAlphaComponent(0.8)"
    ),
    ("var value: UIColor = .label.withAlphaComponent(0.8)«»", "label 80%", ""),
  ])
  func `a colour keeps its form`(line: String, text: String, literal: String) {
    let (reply, before, after) = edited(inClass("@IBInspectable " + line), text)
    #expect(reply.text == before + literal + after, "\(reply.outcomes)")
  }

  @Test(arguments: [
    ("var value: UIColor = «.red»", "named:Brand", "UIColor(named: \"Brand\")!"),
    (
      "var value: UIColor = «.red»", "named:Brand 80%",
      "UIColor(named: \"Brand\")!.withAlphaComponent(0.8)"
    ),
    (
      "var value: UIColor? = «.red»", "named:\"Black 50%\" 80%",
      "UIColor(named: \"Black 50%\")?.withAlphaComponent(0.8)"
    ),
    (
      "var value = UIColor(named: \"Brand\")!.withAlphaComponent(«0.5»)", "named:Brand 80%", "0.8"
    ),
    (
      "var value = UIColor(named: «\"Old\"»)!.withAlphaComponent(0.8)", "named:Brand 80%",
      "\"Brand\""
    ),
    (
      "var value: UIColor? = UIColor(named: \"Brand\")?.withAlphaComponent(«0.5»)",
      "named:Brand 12.5%", "0.125"
    ),
    (
      "var value = «UIColor(named: \"Old\")!.withAlphaComponent(0.5)»", "named:Brand",
      "UIColor(named: \"Brand\")!"
    ),
    (
      "var value = «UIColor(named: \"Old\")!»", "named:Old 80%",
      "UIColor(named: \"Old\")!.withAlphaComponent(0.8)"
    ),
    (
      "var value: CGColor = «UIColor(named: \"Old\")!.cgColor»", "named:Old 80%",
      "UIColor(named: \"Old\")!.withAlphaComponent(0.8).cgColor"
    ),
    (
      "var value = «UIColor(named: \"Old\")!.withAlphaComponent(0.5)»", "#ff0000",
      "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
    ),
    (
      "var value = UIColor(named: \"Brand\")!.withAlphaComponent(0.8)«»", "named:Brand 80%", ""
    ),
    ("var value = «UIColor.systemBlue»", "named:Brand", "UIColor(named: \"Brand\")!"),
    ("var value: UIColor? = «.red»", "named:Brand", "UIColor(named: \"Brand\")"),
    ("var value: UIColor? = «nil»", "named:Brand/A \"b\"", "UIColor(named: \"Brand/A \\\"b\\\"\")"),
    ("var value: CGColor = «UIColor.red».cgColor", "named:Brand", "UIColor(named: \"Brand\")!"),
    ("var value: CGColor? = «nil»", "named:Brand", "UIColor(named: \"Brand\")?.cgColor"),
    ("var value = UIColor(named: «\"Old\"»)!", "named:Brand", "\"Brand\""),
    ("var value = UIColor(named: «\"Old\"») ?? .red", "named:Brand", "\"Brand\""),
    ("var value: CGColor? = UIColor(named: «\"Old\"»)?.cgColor", "named:Brand", "\"Brand\""),
    (
      "var value = «UIColor(named: \"Old\")!»", "#ff0000",
      "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
    ),
    (
      "var value: UIColor = «UIColor(named: \"Old\") ?? .red»", "systemBlue", "UIColor.systemBlue"
    ),
    (
      "var value: CGColor? = «UIColor(named: \"Old\")?.cgColor»", "systemBlue",
      "UIColor.systemBlue.cgColor"
    ),
    ("var value: UIColor? = «UIColor(named: \"Old\")»", "nil", "nil"),
    ("var value = UIColor(named: \"Brand\")!«»", "named:Brand", ""),
  ])
  func `a catalog's colour is looked up by its name, which may fail`(
    line: String, text: String, literal: String
  ) {
    let (reply, before, after) = edited(inClass("@IBInspectable " + line), text)
    #expect(reply.text == before + literal + after, "\(reply.outcomes)")
  }

  @Test(arguments: [
    ("var value: Edges = «[.top, .left]»", "left,bottom", "[.left, .bottom]"),
    ("var value: Edges = «[.top, .left]»", "none", "[]"),
    ("var value: Edges = «[]»", "[\"top\"]", "[.top]"),
    ("var value: Edges = «.top»", "left", ".left"),
    ("var value: Edges = «.top»", "top, left", "[.top, .left]"),
    ("var value = «[Edges.top]» as Edges", "left,top", "[Edges.left, Edges.top]"),
    ("var value: Edges = «[.top]»", "left,64", "[.left, .init(rawValue: 64)]"),
    ("var value = «[Edges.top]»", "64", "[Edges(rawValue: 64)]"),
    ("var value: Edges = «[.init(rawValue: 64), .top]»", "left", "[.left]"),
    ("var value = «[Edges(rawValue: 0x40)]»", "left,8", "[Edges.left, Edges(rawValue: 8)]"),
    ("var value = «Edges.Corner.init(rawValue: 1)»", "left", "Edges.Corner.left"),
    (
      "var value: Edges = «[.left]»", "left,9223372036854775808",
      "[.left, .init(rawValue: 9223372036854775808)]"
    ),
    ("var value: Edges? = «nil»", "left", "[.left]"),
    ("var value: Edges? = «[.left]»", "nil", "nil"),
  ])
  func `members of an option set are written with their type's name or without, as before`(
    line: String, text: String, literal: String
  ) {
    let (reply, before, after) = edited(inClass("@IBInspectable " + line), text, kind: "options")
    #expect(reply.text == before + literal + after, "\(reply.outcomes)")
  }

  @Test(arguments: [
    "var value: Edges = .top.union(.left)", "var value: Edges = [.top, other]",
    "var value = [edge(rawValue: 3)]", "var value = Edges.make(rawValue: 1)",
  ])
  func `another expression of an option set is refused`(line: String) {
    let (reply, _, _) = edited(inClass("@IBInspectable " + line), "left", kind: "options")
    guard case .refused(_, let sentence)? = reply.outcomes.first else {
      return #expect(Bool(false), "\(reply.outcomes)")
    }
    #expect(sentence.contains("which is no literal"))
  }

  @Test(arguments: [
    ("var value = UIEdgeInsets(top: 1, left: «2», bottom: 3, right: 4)", "1,9,3,4", "9"),
    (
      "var value: UIEdgeInsets = «.zero»", "1,2,3,4",
      "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"
    ),
    ("var value = UIEdgeInsetsMake(1, 2, 3, «4»)", "1,2,3,0.5", "0.5"),
    (
      "var value = NSDirectionalEdgeInsets(top: 0, leading: «8», bottom: 0, trailing: 8)",
      "0,10,0,8", "10"
    ),
    (
      "var value: NSDirectionalEdgeInsets = «.zero»", "0,1,0,2",
      "NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)"
    ),
    ("var value = CGPoint(x: «1», y: 2)", "3,2", "3"),
    ("var value: CGSize = «.zero»", "3,4", "CGSize(width: 3, height: 4)"),
    ("var value = CGRect(x: 0, y: 0, width: «10» /* w */, height: 5)", "0,0,-2.5,5", "-2.5"),
    (
      "var value = CGRect(origin: .init(x: 1, y: 1), size: CGSize(width: 2, height: «0x10»))",
      "1,1,2,32", "0x20"
    ),
    ("var value = NSMakeRange(1, «2»)", "1,9", "9"),
    ("var value: UIFont = .systemFont(ofSize: «17»)", "system 20", "20"),
    ("var value = UIFont(name: «\"Arial\"», size: 3)!", "Georgia 3", "\"Georgia\""),
    (
      "var value: UIFont = «.systemFont(ofSize: 17)»", "boldSystem 17",
      ".boldSystemFont(ofSize: 17)"
    ),
    ("var value = UIImage(named: «\"a\"»)", "b", "\"b\""),
    ("var value: UIImage? = «nil»", "b", "UIImage(named: \"b\")"),
  ])
  func `a structure, a font or an image changes in its arguments`(
    line: String, text: String, literal: String
  ) {
    let (reply, before, after) = edited(inClass("@IBInspectable " + line), text)
    #expect(reply.text == before + literal + after, "\(reply.outcomes)")
  }

  @Test(arguments: [
    ("var value: CGFloat { 3 }", "4", "value is computed"),
    ("var value: CGFloat?", "4", "value has no default here"),
    ("var value: CGFloat = .pi / 2", "4", "which is no literal"),
    ("var value = base * 2", "4", "which is no literal"),
    ("var value = \"a\\(b)\"", "4", "which is no literal"),
    ("var value = NSLocalizedString(\"a\", comment: \"\")", "4", "which is no literal"),
    ("var value: UIColor = .brand", "#fff", "which is no literal"),
    ("var value = UIColor(named: name)!", "#fff", "which is no literal"),
    ("var value: CGFloat = { 3 }()", "4", "which is no literal"),
    ("var value: CGFloat = 3", "a", "“a” is not a value for value: write a number, such as 12.5"),
    ("var value: CGFloat = 3", "nil", "value cannot be nil"),
    ("var value: Int = 3", "2.5", "write a whole number"),
    ("var value: UIColor = .red", "nocolour", "a UIKit name"),
    ("var value: Style = .flat", "soft", "write one of flat, round, deep"),
    ("var value = Style.flat.rawValue", "3", "which is no literal"),
    ("var other = 3", "4", "declares a property value"),
  ])
  func `what is no literal, and what is no value, is refused with a sentence`(
    line: String, text: String, sentence: String
  ) {
    let (reply, before, after) = edited(inClass("@IBInspectable " + line), text)
    #expect(reply.text == before + (before == after ? "" : after))
    switch reply.outcomes[0] {
    case .written: Issue.record("it was written: \(reply.text)")
    case .absent(let said): #expect(said.contains(sentence), "\(said)")
    case .refused(let place, let said):
      #expect(said.contains(sentence), "\(said)")
      #expect(place?.line == 5)
    }
  }

  @Test func `the class is told by its name`() {
    let source =
      "class A { @IBInspectable var value = 1 }\nclass B { @IBInspectable var value = «1» }"
    #expect(edited(source, "2", target: .property(owner: "B")).reply.text.hasSuffix("value = 2 }"))
    guard case .refused(_, let sentence) = edited(source, "2").reply.outcomes[0] else {
      Issue.record("one of two was chosen")
      return
    }
    #expect(sentence.contains("name A.value or B.value"))
  }

  @Test func `CRLF, tabs and names in all letters stay`() {
    let source =
      "class Größe: UIView {\r\n\t@IBInspectable var значение: CGFloat =\t«5»\t// fünf\r\n}\r\n"
    let (reply, before, after) = edited(source, "6", property: "значение")
    #expect(Array(reply.text.utf8) == Array((before + "6" + after).utf8))
  }

  @Test func `a text of several lines keeps the file's line ends`() {
    let source = "class A {\r\n  @IBInspectable var value = «\"\"\"\r\n  a\r\n  \"\"\"»\r\n}\r\n"
    let (reply, before, after) = edited(source, "b\nc")
    let literal = "\"\"\"\r\n  b\r\n  c\r\n  \"\"\""
    #expect(Array(reply.text.utf8) == Array((before + literal + after).utf8))
  }

  // MARK: Previews

  private static let preview = """
    #Preview("Card") {
      let dial = Dial()
      let label = UILabel()
      dial.level = «0.5» // half
      label.text = "a"
      dial.layer.cornerRadius = 4
      return dial
    }
    #Preview { let view = Dial(); view.level = 0.1; return view }
    struct Dial_Previews: PreviewProvider {
      static var previews: some View { Host { let dial = Dial(); dial.level = 0.7; return dial } }
    }

    """

  @Test(arguments: [
    (ValueEdit.PreviewName.name("Card"), "dial.level = 0.9 // half"),
    (.line(3), "dial.level = 0.9 //"),
    (.name("Line 9"), "view.level = 0.9; return"),
    (.name("Dial_Previews"), "dial.level = 0.9; return"),
  ])
  func `an assignment in a preview is written`(name: ValueEdit.PreviewName, line: String) {
    let (reply, before, after) = edited(
      Self.preview, "0.9", target: .preview(name, className: "Dial"), property: "level")
    #expect(reply.text.contains(line), "\(reply.outcomes)")
    #expect(reply.text.utf8.count == before.utf8.count + 3 + after.utf8.count)
  }

  @Test func `a key path in a preview is written, of the one view that has it`() {
    let (reply, _, _) = edited(
      Self.preview, "6", target: .preview(.name("Card"), className: nil),
      property: "layer.cornerRadius")
    #expect(reply.text.contains("dial.layer.cornerRadius = 6\n"))
  }

  @Test func `a preview that sets the property of two views, or of none, says so`() {
    let two = "#Preview { let a = Dial(); let b = Dial(); a.level = 1; b.level = 2; return a }"
    func said(_ property: String) -> String {
      "\(edited(two, "3", target: .preview(.line(1), className: "Dial"), property: property).reply.outcomes[0])"
    }
    #expect(said("level").contains("of several views: a.level or b.level"))
    #expect(said("title").contains("sets title of no view"))
    #expect(said("a.level").contains("written"))
  }

  // MARK: Whatever comes

  @Test func `random values in random texts are written or leave every byte`() {
    let seed = inClass("@IBInspectable var value: CGFloat = 5, tint = UIColor.red, text = \"a\"")
    let pieces = [
      "{", "}", "\"", "(", ")", "=", ".", "-", "#", "/*", "\r\n", "é", "@IBInspectable ", "var ",
      "0x", "_", "value", "nil", "\"\"\"", "\\", "??",
    ]
    let texts = ["1", "-2.5", "#fff", "a\nb", "nil", "true", "1,2", "1,2,3,4", "\"", "\\u{1}", ""]
    Fuzz.run(250) { random, trace in
      var characters = seed.map(String.init)
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let place = Int.random(in: 0..<characters.count, using: &random)
        let length = min(Int.random(in: 0...10, using: &random), characters.count - place)
        characters.replaceSubrange(
          place..<place + length, with: [pieces.randomElement(using: &random) ?? ""])
      }
      let source = characters.joined()
      let property = ["value", "tint", "text"].randomElement(using: &random) ?? ""
      let text = texts.randomElement(using: &random) ?? ""
      let (reply, _, _) = edited(source, text, property: property)
      guard case .written = reply.outcomes[0] else {
        #expect(reply.text == source, "\(trace): \(source)")
        return
      }
      let again = edited(reply.text, text, property: property).reply
      #expect(again.text == reply.text, "\(trace): \(source)")
      let hadError = Parser.parse(source: source).hasError
      #expect(hadError || !Parser.parse(source: reply.text).hasError, "\(trace): \(source)")
    }
  }
}

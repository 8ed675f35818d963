// Values from text and back, kind by kind, and random texts.

import CoreGraphics
import Inspection
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct ValueTextTests {
  private let values = ValueText()

  /// The value that `text` reads as, written again; nil where it is refused.
  private func rewritten(
    _ text: String, _ kind: InspectableKind, isOptional: Bool = false
  ) -> String? {
    let value = try? values.value(text, of: kind, isOptional: isOptional)
    return value.map { ValueText.text($0) }
  }

  @Test(arguments: [
    ("1", "1"), ("-0.5", "-0.5"), ("+3", "3"), ("1e3", "1000"), (" 2 ", "2"), ("0.1", "0.1"),
    (".5", "0.5"), ("1e-7", "1e-07"),
  ])
  func `decimal numbers are read`(text: String, written: String) {
    #expect(rewritten(text, .number) == written)
  }

  @Test(arguments: [
    "nan", "NaN", "inf", "-infinity", "1e999", "0x10", "1,5", "", "one", "1 2", "12pt", "--1", "e",
  ])
  func `what is not a finite decimal number is refused`(text: String) {
    #expect(rewritten(text, .number) == nil)
  }

  @Test(arguments: [
    ("12", "12"), ("-3", "-3"), ("007", "7"),
  ])
  func `whole numbers are read`(text: String, written: String) {
    #expect(rewritten(text, .integer) == written)
  }

  @Test(arguments: ["1.5", "99999999999999999999", "", "x", "0x1", "1e2"])
  func `what is not a whole number is refused`(text: String) {
    #expect(rewritten(text, .integer) == nil)
  }

  @Test(arguments: [
    ("true", "true"), ("YES", "true"), ("1", "true"), ("false", "false"), ("No", "false"),
    ("0", "false"),
  ])
  func `six words are booleans`(text: String, written: String) {
    #expect(rewritten(text, .boolean) == written)
  }

  @Test(arguments: ["", "2", "on", "tru", "nil"])
  func `other words are no booleans`(text: String) {
    #expect(rewritten(text, .boolean) == nil)
  }

  @Test(arguments: [
    ("#f80", "#ff8800"), ("#FF8800", "#ff8800"), ("#ff880080", "#ff880080"), ("red", "#ff0000"),
    ("systemBlue", "systemBlue"), ("clear", "#00000000"), ("#000000ff", "#000000"),
    ("systemTeal 80%", "systemTeal 80%"), ("systemTeal 12.50%", "systemTeal 12.5%"),
    ("systemTeal 100%", "systemTeal"), ("systemTeal 0%", "systemTeal 0%"),
    ("red 50%", "#ff000080"), ("tertiarySystemFill 100%", "tertiarySystemFill 100%"),
  ])
  func `colours are read in five forms, and those that differ in dark keep their name`(
    text: String, written: String
  ) {
    #expect(rewritten(text, .color) == written)
  }

  @Test(arguments: [
    "", "#", "#ff", "#ffff", "#fffff", "#gggggg", "ff8800", "Red", "#１２３", "rgb(1,2,3)",
    "systemTeal 101%", "systemTeal -1%", "systemTeal 80", "systemTeal  80%", "systemTeal %",
    "systemTeal 1e1%", "systemTeal 80 %", "nothing 80%", "#ff0000 80%", "systemTeal 80% 50%",
  ])
  func `what is not a colour is refused`(text: String) {
    #expect(rewritten(text, .color) == nil)
  }

  @Test func `a colour of UIKit's with another opacity stays another one in dark`() throws {
    let color = UIColor.systemTeal.withAlphaComponent(0.5).withAlphaComponent(0.8)
    #expect(ColorText.name(of: color) == "systemTeal 80%")
    let read = try #require(ColorText.color("systemTeal 80%"))
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      let wanted = UIColor.systemTeal.resolvedColor(with: traits).withAlphaComponent(0.8)
      #expect(read.resolvedColor(with: traits) == wanted)
      #expect(color.resolvedColor(with: traits) == wanted)
    }
    #expect(ColorText.text("systemTeal 80%", alpha: 1) == "systemTeal")
    #expect(ColorText.text("systemTeal", alpha: 0.333) == "systemTeal 33.3%")
    #expect(ColorText.text("#ff0000", alpha: 0.5) == nil)
    #expect(ColorText.text("red", alpha: 0.5) == nil)
  }

  @Test func `each colour name is read`() {
    for name in ColorText.names { #expect(ColorText.color(name) != nil, "\(name)") }
  }

  @Test(arguments: [
    ("1,2", InspectableKind.point, "1,2"), ("-1.5, 2", .point, "-1.5,2"), ("3x4", .size, "3,4"),
    ("3,4", .size, "3,4"), ("1,2,3,4", .rect, "1,2,3,4"), ("5,6", .range, "5,6"),
    ("any text", .string, "any text"), ("", .string, ""),
    ("left", .choice(["left", "right"]), "left"),
  ])
  func `points, sizes, rectangles, ranges, texts and choices are read`(
    text: String, kind: InspectableKind, written: String
  ) {
    #expect(rewritten(text, kind) == written)
  }

  @Test(arguments: [
    ("1", InspectableKind.point), ("1,2,3", .point), ("1,nan", .point), ("3x", .size), ("x", .size),
    ("1,2,3", .rect), ("1,2,3,inf", .rect), ("-1,2", .range), ("1.5,2", .range),
    ("center", .choice(["left", "right"])), ("nosuch", .image),
  ])
  func `other forms are refused`(text: String, kind: InspectableKind) {
    #expect(rewritten(text, kind) == nil)
  }

  @Test func `nil is the absent value of optional properties alone`() {
    #expect(rewritten("nil", .color, isOptional: true) == "nil")
    #expect(rewritten("nil", .color) == nil)
  }

  @Test func `a refusal says the allowed form`() {
    #expect(throws: ValueText.Failure.form(allowed: "x,y, or nil")) {
      try values.value("1", of: .point, isOptional: true)
    }
  }

  private enum Tone: String, CaseIterable {
    case soft
    case loud = "LOUD"
    case odd = "soft "
  }

  private enum Level: Int {
    case low = 300
    case high = -9
  }

  private enum Share: Double {
    case half = 0.5
    case whole = 1
  }

  private enum Swapped: String {
    case one = "two"
    case two = "one"
  }

  private enum Plain { case one, two }

  private func kind<Value: Equatable>(_ values: [Value]) -> InspectableKind {
    let choices = values.map { (name: String(describing: $0), value: $0) }
    return Inspectable(
      "value", choices: choices, get: { (_: UIView) in values[0] }, set: { _, _ in }
    ).kind
  }

  @Test func `a choice is read by its name and by its raw value, a name before a raw value`() {
    let tone = kind(Tone.allCases)
    #expect(
      ["soft", "loud", "LOUD", "soft "].map { rewritten($0, tone) }
        == ["soft", "loud", "loud", "odd"])
    #expect(["Loud", "LOUD ", ""].map { rewritten($0, tone) } == [nil, nil, nil])
    let level = kind([Level.low, .high])
    #expect(
      ["low", "300", "+300", "-9", "300.0"].map { rewritten($0, level) }
        == ["low", "low", "low", "high", "low"])
    #expect(["9", "300.5", "x"].map { rewritten($0, level) } == [nil, nil, nil])
    let share = kind([Share.half, .whole])
    #expect([".5", "1", "1.0"].map { rewritten($0, share) } == ["half", "whole", "whole"])
    let swapped = kind([Swapped.one, .two])
    #expect(["one", "two"].map { rewritten($0, swapped) } == ["one", "two"])
    #expect(rewritten("0", kind([Plain.one, .two])) == nil)
    #expect(rewritten(#"["LOUD", "soft"]"#, .list(tone)) == #"["loud", "soft"]"#)
    #expect(rewritten("{\"300\": 1}", .dictionary(key: level, value: .number)) == #"{"low": 1}"#)
    let allowed = "one of soft, loud, odd, or a raw value such as LOUD"
    #expect(throws: ValueText.Failure.form(allowed: allowed)) {
      try values.value("x", of: tone)
    }
  }

  @Test func `random texts never trap, and what is read and written reads back the same`() {
    let kinds: [InspectableKind] = [
      .boolean, .integer, .number, .string, .point, .size, .rect, .range, .color, .image,
      .choice(["left", "right"]), .insets, .options(["left", "e"]), .list(.number),
      .list(.string), .list(.color), .font, .dictionary(key: .string, value: .number),
      .dictionary(key: .integer, value: .color),
    ]
    let pieces = [
      "1", "-", ".", ",", "x", "e", "#", "f", "0", "9", "nan", "inf", "nil", "true", "red", " ",
      "\u{0}", "é", "１", "1e308", "99999999999", "left", "{", "=", "\n",
      "[", "]", "\"", "body", "system", "systemTeal", "label 8", "%", "{", "}", ":", "\"a\"",
      "\"1\"",
    ]
    Fuzz.run(3000) { random, trace in
      let count = Int.random(in: 0...6, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      for kind in kinds {
        guard let once = rewritten(text, kind) else { continue }
        #expect(rewritten(once, kind) == once, "\(trace): \(text.debugDescription) as \(kind.name)")
      }
    }
  }

  @Test(arguments: [
    ("1,2,3,4", "1,2,3,4"), (" 0.5, -1,0,1e2", "0.5,-1,0,100"),
  ])
  func `insets are top, left, bottom, right`(text: String, written: String) {
    #expect(rewritten(text, .insets) == written)
  }

  @Test(arguments: ["1,2,3", "1,2,3,4,5", "", "a,b,c,d", "nan,0,0,0"])
  func `other texts are no insets`(text: String) { #expect(rewritten(text, .insets) == nil) }

  @Test(arguments: [("none", "none"), ("", "none"), ("b,a", "a,b"), ("a, b", "a,b"), ("b", "b")])
  func `options are names with commas between them, in their order`(text: String, written: String) {
    #expect(rewritten(text, .options(["a", "b"])) == written)
  }

  @Test(arguments: ["c", "a b", "a,none", "A"])
  func `other names are no options`(text: String) {
    #expect(rewritten(text, .options(["a", "b"])) == nil)
  }

  @Test(arguments: [
    ("[1, 2.50]", InspectableKind.number, "[1, 2.5]"), ("[]", .number, "[]"),
    ("[\"1\", 2]", .integer, "[1, 2]"), ("[true, \"no\"]", .boolean, "[true, false]"),
    ("[\"a,b\", \"\\\"\"]", .string, "[\"a,b\", \"\\\"\"]"),
    ("[\"#F00\", \"systemBlue\"]", .color, "[\"#ff0000\", \"systemBlue\"]"),
    ("[\"1,2\"]", .point, "[\"1,2\"]"),
  ])
  func `lists are JSON arrays of the elements' texts`(
    text: String, element: InspectableKind, written: String
  ) {
    #expect(rewritten(text, .list(element)) == written)
  }

  @Test(arguments: ["", "1", "[1", "[1.5]", "[null]", "[[1]]", "[{}]", "{}", "[\"x\"]"])
  func `other texts are no lists of whole numbers`(text: String) {
    #expect(rewritten(text, .list(.integer)) == nil)
  }

  @Test(arguments: [
    (
      #"{"b": 2, "a": 1.50}"#, InspectableKind.string, InspectableKind.number,
      #"{"a": 1.5, "b": 2}"#
    ),
    ("{}", .string, .number, "{}"),
    (##"{"10": "red", "9": "#00f"}"##, .integer, .color, ##"{"9": "#0000ff", "10": "#ff0000"}"##),
    (#"{"left": "1,2"}"#, .choice(["left", "right"]), .point, #"{"left": "1,2"}"#),
    (#"{"a:\"b": "c:d"}"#, .string, .string, #"{"a:\"b": "c:d"}"#),
  ])
  func `dictionaries are JSON objects of the values' texts, in the order of their keys`(
    text: String, key: InspectableKind, value: InspectableKind, written: String
  ) {
    #expect(rewritten(text, .dictionary(key: key, value: value)) == written)
  }

  @Test(arguments: [
    "", "1", "[]", "{", #"{"1": 1.5}"#, #"{"1": null}"#, #"{"1": {}}"#, #"{"1": [1]}"#,
    #"{"x": 1}"#,
    #"{"1": 1, "1": 2}"#,
  ])
  func `other texts are no dictionaries of whole numbers by whole numbers`(text: String) {
    #expect(rewritten(text, .dictionary(key: .integer, value: .integer)) == nil)
  }

  @Test(arguments: [
    ("boldSystem 12", "boldSystem 12"), ("semiboldSystem 17", "semiboldSystem 17"),
    ("monospacedSystem 9", "monospacedSystem 9"), ("largeTitle", "system 34"),
    ("headline", "semiboldSystem 17"),
  ])
  func `fonts are faces of the system's with a size, or text styles`(
    text: String, written: String
  ) {
    #expect(rewritten(text, .font) == written)
  }

  @Test func `an image is a symbol where no picture has its name, and keeps that name`() {
    #expect(rewritten("heart.fill", .image) == "heart.fill")
    #expect(rewritten("no.such.symbol.anywhere", .image) == nil)
  }
}

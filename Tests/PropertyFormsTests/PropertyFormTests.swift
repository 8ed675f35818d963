// Values as Swift, as runtime attributes and as JSON: each form reads back what it wrote.

import PropertyForms
import TestSupport
import Testing

@Suite struct PropertyFormTests {
  private static let values: [PropertyValue] = [
    PropertyValue(name: "isOn", kind: "boolean", text: "true"),
    PropertyValue(name: "count", kind: "integer", text: "-12"),
    PropertyValue(name: "level", kind: "number", text: "0.25"),
    PropertyValue(name: "title", kind: "string", text: "a \"b\" \\ é\n\tc <&>"),
    PropertyValue(name: "place", kind: "point", text: "1,-2.5"),
    PropertyValue(name: "room", kind: "size", text: "30,40"),
    PropertyValue(name: "area", kind: "rect", text: "1,2,3,4.5"),
    PropertyValue(name: "part", kind: "range", text: "2,7"),
    PropertyValue(name: "tint", kind: "color", text: "#ff660080"),
    PropertyValue(name: "accent", kind: "color", text: "named:Brand/Accent \"1\""),
    PropertyValue(name: "fill", kind: "color", text: "systemTeal"),
    PropertyValue(name: "layer.shadowColor", kind: "color", text: "named:Ink"),
    PropertyValue(name: "picture", kind: "image", text: "logo"),
    PropertyValue(name: "layer.borderColor", kind: "color", text: "#123456"),
  ]

  @Test(arguments: PropertyForm.allCases)
  func `a form reads back what it wrote`(form: PropertyForm) throws {
    let (text, leftOut) = form.text(of: Self.values, variable: "dial")
    #expect(leftOut.isEmpty)
    let read = try PropertyForm.read(text, known: Self.values.map(\.name))
    #expect(read.form == form)
    let kinds = Dictionary(uniqueKeysWithValues: Self.values.map { ($0.name, $0) })
    #expect(read.values.count == Self.values.count)
    for value in read.values {
      let before = try #require(kinds[value.name])
      #expect(
        ValueNotation.canonical(value.text, kind: before.kind ?? "")
          == ValueNotation.canonical(before.text, kind: before.kind ?? ""))
    }
  }

  @Test(
    arguments: [PropertyForm.swift, .json],
    [
      ("systemTeal 80%", "UIColor.systemTeal.withAlphaComponent(0.8)"),
      ("named:Brand 80%", "UIColor(named: \"Brand\")!.withAlphaComponent(0.8)"),
      (
        "named:\"Black 50%\" 12.5%", "UIColor(named: \"Black 50%\")!.withAlphaComponent(0.125)"
      ),
    ])
  func `a named colour with an opacity is read as it was written`(
    form: PropertyForm, color: (text: String, swift: String)
  ) throws {
    let value = PropertyValue(name: "tint", kind: "color", text: color.text)
    let (text, leftOut) = form.text(of: [value], variable: "dial")
    #expect(leftOut.isEmpty)
    #expect(try PropertyForm.read(text, known: ["tint"]).values.map(\.text) == [color.text])
    #expect(form != .swift || text == "dial.tint = \(color.swift)\n", "\(text)")
  }

  @Test func `runtime attributes have no form for a named colour with an opacity`() {
    let value = PropertyValue(name: "tint", kind: "color", text: "systemTeal 80%")
    let (_, leftOut) = PropertyForm.runtimeAttributes.text(of: [value], variable: "dial")
    #expect(leftOut == ["tint"])
  }

  private static let compounds: [(value: PropertyValue, swift: String)] = [
    (value("a", "insets", "1,2,3,4"), "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
    (
      value("b", "directionalInsets", "1,2,3,4"),
      "NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)"
    ),
    (value("c", "options", "top,left"), "[.top, .left]"), (value("d", "options", "none"), "[]"),
    (value("n", "options", "top,-8"), "[.top, .init(rawValue: -8)]"),
    (value("e", "list", "[1, 2.5]", of: "number"), "[1, 2.5]"),
    (value("f", "list", #"["a\"b", "c"]"#, of: "string"), #"["a\"b", "c"]"#),
    (value("g", "list", #"["round"]"#, of: "choice"), "[.round]"),
    (value("h", "list", "[true]", of: "boolean"), "[true]"),
    (
      value("i", "list", ##"["#ff0000"]"##, of: "color"),
      "[UIColor(red: 1, green: 0, blue: 0, alpha: 1)]"
    ),
    (value("j", "dictionary", #"{"a": 1, "b": 2}"#, of: "number"), #"["a": 1, "b": 2]"#),
    (value("k", "dictionary", "{}", of: "number"), "[:]"),
    (
      value("l", "dictionary", #"{"top": "1,2"}"#, of: "point", by: "choice"),
      "[.top: CGPoint(x: 1, y: 2)]"
    ),
    (value("m", "dictionary", #"{"9": "x"}"#, of: "string", by: "integer"), #"[9: "x"]"#),
  ]

  private static func value(
    _ name: String, _ kind: String, _ text: String, of element: String? = nil,
    by key: String = "string"
  ) -> PropertyValue {
    var value = PropertyValue(name: name, kind: kind, text: text)
    value.elements = element.map { ElementKinds(key: kind == "list" ? nil : key, value: $0) }
    return value
  }

  @Test func `Swift has insets, members, arrays and dictionaries, and reads them back`() throws {
    for (value, swift) in Self.compounds {
      let (text, leftOut) = PropertyForm.swift.text(of: [value], variable: "dial")
      #expect(leftOut.isEmpty)
      #expect(text == "dial.\(value.name) = \(swift)\n")
      let read = try PropertyForm.read(text, known: [value.name]).values.map(\.text)
      let kind = value.kind ?? ""
      #expect(
        read.map { ValueNotation.canonical($0, kind: kind) }
          == [ValueNotation.canonical(value.text, kind: kind)])
    }
  }

  @Test(arguments: [
    "a = [1, x]", "a = [1", "a = [1: 2, 3]", "a = [[1]]", "a = [.top .left]", "a = [,]", "a = [:",
  ])
  func `other brackets are a problem with its line`(text: String) {
    #expect(throws: PropertyForm.Problem.self) { try PropertyForm.read(text, known: ["a"]) }
  }

  @Test(arguments: [
    ("Style(rawValue: 2)", "2"), ("Dial.Style(rawValue: -1)!", "-1"),
    (".init(rawValue: \"thin\") ?? .thick", "thin"), ("Style(rawValue: 0x10)", "16"),
  ])
  func `a case that is made of its raw value is read as that`(swift: String, raw: String) throws {
    let values = try PropertyForm.read("dial.style = \(swift)\n", known: ["style"]).values
    #expect(values.map(\.text) == [raw])
  }

  @Test func `Swift is assignments with literals`() {
    let (text, _) = PropertyForm.swift.text(of: Self.values, variable: "dial")
    #expect(text.contains("dial.level = 0.25\n"))
    #expect(text.contains("dial.tint = UIColor(red: 1, green: 0.4, blue: 0, alpha: 0.5)\n"))
    #expect(text.contains("dial.layer.borderColor = UIColor("))
    #expect(text.contains(".cgColor\n"))
  }

  @Test func `a catalog's colour is written as the property takes it`() {
    var value = PropertyValue(name: "tint", kind: "color", text: "named:Brand")
    func swift() -> String { PropertyForm.swift.text(of: [value], variable: "dial").text }
    #expect(swift() == "dial.tint = UIColor(named: \"Brand\")!\n")
    value.isOptional = true
    #expect(swift() == "dial.tint = UIColor(named: \"Brand\")\n")
    value.name = "layer.borderColor"
    #expect(swift() == "dial.layer.borderColor = UIColor(named: \"Brand\")?.cgColor\n")
    value.text = "named:Brand 80%"
    #expect(
      swift()
        == "dial.layer.borderColor = UIColor(named: \"Brand\")?.withAlphaComponent(0.8).cgColor\n")
    value.name = "tint"
    #expect(swift() == "dial.tint = UIColor(named: \"Brand\")?.withAlphaComponent(0.8)\n")
    value.isOptional = false
    #expect(swift() == "dial.tint = UIColor(named: \"Brand\")!.withAlphaComponent(0.8)\n")
    value.text = "named:Brand"
    let attributes = PropertyForm.runtimeAttributes.text(of: [value], variable: "dial").text
    #expect(attributes.contains("<color key=\"value\" name=\"Brand\"/>"))
    value.text = "systemTeal"
    let system = PropertyForm.runtimeAttributes.text(of: [value], variable: "dial").text
    #expect(system.contains("<color key=\"value\" systemColor=\"systemTealColor\"/>"))
  }

  @Test(
    arguments: [
      ("named:Brand", "Brand", nil), ("named:Brand 80%", "Brand", 80),
      ("named:Brand 12.50%", "Brand", 12.5), ("named:Theme/Ink 0%", "Theme/Ink", 0),
      ("named:Brand 101%", "Brand 101%", nil), ("named:Brand %", "Brand %", nil),
      ("named:\"Black 50%\"", "Black 50%", nil), ("named:\"Black 50%\" 80%", "Black 50%", 80),
      ("named:80%", "80%", nil), ("named:\"a", "\"a", nil),
      ("named:\"\"a\" 50%\"", "\"a\" 50%", nil),
    ] as [(String, String, Double?)])
  func `a catalog's colour has a name and an opacity`(
    text: String, name: String, percent: Double?
  ) throws {
    let color = try #require(ValueNotation.catalogColor(text))
    #expect(color.name == name && color.percent == percent)
    let written = ValueNotation.text(ofCatalogColor: name, percent: percent)
    let again = try #require(ValueNotation.catalogColor(written))
    #expect(again.name == name && again.percent == percent)
    #expect(ValueNotation.canonical(text, kind: "color") == written)
  }

  @Test(arguments: ["named:", "named", ":Brand", "na med:x y"])
  func `a name without its mark is no catalog's colour`(text: String) {
    #expect(ValueNotation.catalogColor(text) == nil)
  }

  @Test func `Swift sets a button's texts for a state`() {
    let title = PropertyValue(name: "title", kind: "string", text: "Go")
    let (text, _) = PropertyForm.swift.text(
      of: [title], variable: "button", setters: ["title": .of("title", in: "Button")])
    #expect(text == "button.setTitle(\"Go\", for: .normal)\n")
    #expect(throws: Never.self) { try PropertyForm.read(text, known: ["title"]) }
  }

  @Test func `fonts and cases have no runtime attribute`() {
    let font = PropertyValue(name: "font", kind: "font", text: "boldSystem 12")
    let (text, leftOut) = PropertyForm.runtimeAttributes.text(of: [font], variable: "dial")
    #expect(text.isEmpty)
    #expect(leftOut == ["font"])
    #expect(
      PropertyForm.swift.text(of: [font], variable: "dial").text
        == "dial.font = UIFont.boldSystemFont(ofSize: 12)\n")
  }

  @Test(arguments: [
    ("dial.level = 1_000 // so many\nself.count = 0x1F; title = #\"a\\b\"#", "1000", "31", "a\\b"),
    ("level = CGFloat(3)\ncount = -0b11\ntitle = \"\"\"\n  a\n  b\n  \"\"\"", "3", "-3", "a\nb"),
  ])
  func `Swift is read as people write it`(
    text: String, level: String, count: String, title: String
  ) throws {
    let values = try PropertyForm.read(text, known: ["level", "count", "title"]).values
    #expect(values.map(\.text) == [level, count, title])
  }

  @Test func `what inspect prints of one view is read`() throws {
    let text = """
      [{"className":"Dial","properties":[{"kind":"number","name":"level","value":"0.5"},
      {"kind":"none","name":"other"}]}]
      """
    let values = try PropertyForm.read(text, known: ["level"]).values
    #expect(values.map(\.name) == ["level"])
    #expect(values.map(\.text) == ["0.5"])
  }

  @Test(arguments: [
    ("", "nothing was copied"), ("hello world", "line 1: this is no assignment"),
    ("level = 1\nlevel = other", "line 2: “other” is no literal"),
    ("{\"level\": [1]}", "is no text, number"),
    ("{", "is no object"), ("<a/>", "is no runtime attribute"), ("{}", "the text has no values"),
    ("depth = 1", "the view has no property “depth”"), ("level = f(1)", "is no literal"),
    ("title = \"\\(name)\"", "a text with parts to compute is no literal"),
    ("[{\"properties\":[]},{\"properties\":[]}]", "the text is of 2 views, not of one"),
    (
      "<userDefinedRuntimeAttributes/><userDefinedRuntimeAttributes/>",
      "the text is of 2 views, not of one"
    ),
    ("level = 1 + 2", "there is more than a literal"),
  ])
  func `a wrong text is refused with its reason`(text: String, reason: String) {
    do throws(PropertyForm.Problem) {
      let (_, values) = try PropertyForm.read(text, known: ["title"])
      Issue.record("read \(values)")
    } catch {
      #expect(error.reason.contains(reason), "\(error.reason)")
    }
  }

  @Test func `any text is read or refused`() {
    let seeds =
      PropertyForm.allCases.map { $0.text(of: Self.values, variable: "dial").text } + [
        "dial.tint = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)\n",
        "a = \"\"\"\n  x\n  \"\"\"",
      ]
    let pieces = ["\"", "\\", "\\u{", "(", ")", "<", "{", "[", "#", "=", ".", "é", "\n", "/*", "-"]
    Fuzz.run(400) { random, trace in
      var characters = seeds.randomElement(using: &random)?.map(String.init) ?? []
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let place = Int.random(in: 0..<characters.count, using: &random)
        let length = min(Int.random(in: 0...8, using: &random), characters.count - place)
        characters.replaceSubrange(
          place..<place + length, with: [pieces.randomElement(using: &random) ?? ""])
        if characters.isEmpty { characters = [" "] }
      }
      let text = characters.joined()
      let known = Self.values.map(\.name)
      do throws(PropertyForm.Problem) {
        let values = try PropertyForm.read(text, known: known).values
        #expect(values.allSatisfy { known.contains($0.name) }, "\(trace): \(text)")
      } catch {
        #expect(!error.reason.isEmpty, "\(trace): \(text)")
      }
    }
  }

  @Test(arguments: 0...255)
  func `a colour's component reads back from its fraction`(byte: Int) throws {
    let fraction = try #require(Double(SwiftExpression.fraction(byte)))
    #expect(Int((fraction * 255).rounded()) == byte)
  }
}

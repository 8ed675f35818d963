// The parts of files that are left out for faults of the compiler.

import Messages
import SourceReading
import TestSupport
import Testing

@Suite struct FaultRemovalTests {
  /// Reads a text with faults where it has `^` and a number: that of the build in which the fault is found. The marks are
  /// no part of the text.
  private func report(_ marked: String) -> SourceReport {
    var (text, line, column) = ("", 1, 1)
    var faults: [[SourceMessage]] = [[], [], [], []]
    var rest = marked[...]
    while let character = rest.popFirst() {
      if character == "^", let build = rest.popFirst()?.wholeNumberValue {
        let place = SourcePlace(file: "Dial.swift", line: line, column: column)
        faults[build - 1].append(SourceMessage(.error, at: place, "no \(build)"))
        continue
      }
      text.append(character)
      (line, column) =
        character == "\n" ? (line + 1, 1) : (line, column + character.utf8.count)
    }
    let known = faults.filter { !$0.isEmpty }
    return SourceReader.read([SourceText(path: "Dial.swift", text: text, faults: known)])
  }

  /// The words of the copy, and the sentences about what is left out.
  private func copy(_ marked: String) -> (text: String, leftOut: [String]) {
    let report = report(marked)
    return (words(userText(of: report.files[0])), report.leftOut.map(\.text))
  }

  private func skip(_ sentence: String, line: Int = 1) -> String {
    "__VitrineSource.skip(\"Dial.swift:\(line): left out \(sentence)\")"
  }

  private func stop(_ sentence: String) -> String {
    "fatalError(\"left out \(sentence)\")"
  }

  @Test func `of a function the statement with the fault is left out, and the others stay`() {
    let (text, leftOut) = copy("func load() {\n  a()\n  let b = c(^1Photo())\n  d()\n}")
    #expect(
      text == "func load() { a() \(skip("a statement of load(): no 1", line: 3)) d() }")
    #expect(leftOut == ["left out a statement of load(): no 1"])
  }

  @Test func `of a condition the whole statement is left out, in a block the statement in it`() {
    #expect(
      copy("func load() { if ^1a { b() } else { c() } }").text
        == "func load() { \(skip("a statement of load(): no 1")) }")
    #expect(
      copy("func load() { if a { ^1b() } else { c() } }").text
        == "func load() { if a { \(skip("a statement of load(): no 1")) } else { c() } }")
    #expect(
      copy("func load() { each { $0.^1a() } }").text
        == "func load() { each { \(skip("a statement of load(): no 1")) } }")
  }

  @Test(arguments: [
    (
      "func load() -> Dial.Size { return ^1a }", "func load() -> Dial.Size {",
      "the body of load(): no 1"
    ),
    ("func load() -> Dial.Size { ^1a }", "func load() -> Dial.Size {", "the body of load(): no 1"),
    (
      "func load(a: Dial.Size, _ b: Dial.Size) -> Dial.Size { c(); return d ^1}",
      "func load(a: Dial.Size, _ b: Dial.Size) -> Dial.Size {",
      "the body of load(a:_:): no 1"
    ),
    ("class Dial { init() { ^1} }", "class Dial { init() {", "the body of init(): no 1"),
    ("var size: Dial.Size { ^1a }", "var size: Dial.Size {", "the body of size: no 1"),
    (
      "var size: Dial.Size { get { ^1a } }", "var size: Dial.Size { get {", "the body of size: no 1"
    ),
  ])
  func `where a value is needed the body ends the program`(
    marked: String, head: String, sentence: String
  ) {
    let (text, leftOut) = copy(marked)
    #expect(text.hasPrefix("\(head) \(stop(sentence)) }"), "\(text)")
    #expect(leftOut == ["left out " + sentence])
  }

  @Test(arguments: [
    ("Int", "0"), ("CGFloat", "0"), ("Bool", "false"), ("String", "\"\""), ("[Photo]", "[]"),
    ("[Int: Photo]", "[:]"), ("Photo?", "nil"), ("Photo!", "nil"), ("CGSize", ".zero"),
  ])
  func `an empty value is returned where one is known`(type: String, value: String) {
    let sentence = skip("the body of load(): no 1")
    #expect(
      copy("func load() -> \(type) { a(); return ^1b }").text
        == "func load() -> \(type) { \(sentence); return \(value) }")
    let property = skip("the body of a: no 1")
    #expect(
      copy("var a: \(type) { ^1b }").text == "var a: \(type) { \(property); return \(value) }")
    #expect(
      copy("var a: \(type) { get { ^1b } set {} }").text
        == "var a: \(type) { get { \(property); return \(value) } set {} }")
    #expect(
      copy("class Dial { init?() { ^1b() ^2} }").text
        == "class Dial { init?() { \(skip("the body of init(): no 2")); return nil } }")
  }

  @Test(arguments: [
    ("func load() { a() ^1}", "func load() {", "the body of load(): no 1"),
    ("var a = 1 { didSet { b() ^1} }", "var a = 1 { didSet {", "the body of a: no 1"),
    ("class Dial { deinit { b() ^1} }", "class Dial { deinit {", "the body of deinit: no 1"),
  ])
  func `where no value is needed nothing is done`(marked: String, head: String, sentence: String) {
    #expect(copy(marked).text.hasPrefix("\(head) \(skip(sentence)) }"))
  }

  @Test(arguments: [
    ("class Dial { var a: ^1Photo?; var b = 1 }", "class Dial { var b = 1 }", "a"),
    ("class Dial { func f(_ a: ^1Photo) {} }", "class Dial { }", "f(_:)"),
    ("enum Kind { case a(^1Photo), b; case c }", "enum Kind { case c }", "the case a, b"),
    ("extension Dial: ^1Observer { func f() {} }\nvar a = 1", "var a = 1", "an extension of Dial"),
    ("import ^1Lottie\nvar a = 1", "var a = 1", "the import of Lottie"),
    (
      "class Dial: UIView, ^1Observer, Other {}", "class Dial: UIView, Other {}",
      "the conformance to Observer"
    ),
    ("struct Dial: ^1Observer { }", "struct Dial { }", "the conformance to Observer"),
    ("struct Dial: ^1Observer, Other {}", "struct Dial: Other {}", "the conformance to Observer"),
    (
      "extension Dial: ^1Observer, Other {}", "extension Dial: Other {}",
      "the conformance to Observer"
    ),
    (
      "#if os(iOS)\nclass Dial { var a: ^1Photo }\n#endif\nvar b = 1",
      "class Dial { } var b = 1", "a"
    ),
    ("@testable import ^1Kit\nvar a = 1", "var a = 1", "the import of Kit"),
    ("let a = ^1b\nlet c = 1", "let c = 1", "a"),
  ])
  func `a declaration with a fault outside of code is left out`(
    marked: String, rest: String, name: String
  ) {
    let (text, leftOut) = copy(marked)
    #expect(text == rest)
    #expect(leftOut == ["left out \(name): no 1"])
  }

  @Test func `where the fault stays the next larger part is left out`() {
    let text = "class Dial { func a() { b(^1c) }; var d = 1 }"
    #expect(copy(text).text.contains(skip("a statement of a(): no 1")))
    let twice = text.replacing("b(", with: "^2b(")
    #expect(copy(twice).text.contains(skip("the body of a(): no 2")))
    #expect(copy(twice.replacing("^2", with: "^2^3")).text == "class Dial { var d = 1 }")
    #expect(copy(twice).leftOut == ["left out the body of a(): no 2"])
  }

  @Test func `all that a type conforms to may go`() {
    #expect(copy("struct Dial: ^1A, ^1B {}").text == "struct Dial {}")
    #expect(copy("class Dial: UIView, ^1A, ^2B, C {}").text == "class Dial: UIView, C {}")
    #expect(copy("extension Dial: ^1A, ^1B, C {}").text == "extension Dial: C {}")
    #expect(copy("struct Dial: A, ^1B, C, ^1D {}").text == "struct Dial: A, C {}")
  }

  @Test func `a fault in what stands for a body is one of the member`() {
    let text = "class Dial {\n  func a() -> Hand { ^2x(); ^1return b\n  }\n  var c = 1\n}"
    #expect(copy(text).text == "class Dial { var c = 1 }")
  }

  @Test func `a loop goes with the statement that may end it`() {
    #expect(
      copy("func load() { while a < 3 { a = ^1b(a) } }").text
        == "func load() { \(skip("a statement of load(): no 1")) }")
    #expect(
      copy("func load() { while a < 3 { each { ^1b() } } }").text
        == "func load() { while a < 3 { each { \(skip("a statement of load(): no 1")) } } }")
  }

  @Test func `a statement that is all of a body goes before the body`() {
    #expect(copy("func load() {^1a()}").text.contains(skip("a statement of load(): no 1")))
    #expect(copy("class A { init() {^1a()} }").text.contains("skip"))
    #expect(
      copy("class A { init() {^2^1a()} }").text.contains(stop("the body of init(): no 2")))
  }

  @Test func `columns of the copy lead to the original, also behind code that is longer`() {
    let text = "var é: CGFloat { let s = ^1Photo.size; return s }\nvar b = 1"
    let report = report(text)
    let line = report.files[0].text.split(separator: "\n")[1]
    let column = line.utf8.count - "return s }".utf8.count + 1
    let original = text.replacing("^1", with: "").split(separator: "\n")[0]
    #expect(
      report.files[0].originalColumn(line: 1, column: column)
        == original.utf8.count - "return s }".utf8.count + 1)
    #expect(report.files[0].originalColumn(line: 2, column: 5) == 5)
  }

  @Test func `a fault in no part is told`() {
    let report = report("class Dial: ^1Photo {\n  var a = 1\n}")
    #expect(report.leftOut.isEmpty)
    #expect(report.faults.map(\.text) == ["no 1"])
    #expect(report.faults.first?.place == SourcePlace(file: "Dial.swift", line: 1, column: 13))
  }

  @Test func `lines stay where they are`() {
    let report = report("class Dial {\n  func a() {\n    b(\n      ^1c)\n  }\n  var d = 1\n}")
    let lines = report.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[6] == "  var d = 1")
  }

  @Test func `inspectable properties that are left out are not registered`() {
    let report = report(
      "@IBDesignable class Dial: UIView { @IBInspectable var a: ^1Photo = b; @IBInspectable var c = 1 }"
    )
    #expect(report.inspectables.map(\.name) == ["c"])
  }

  @Test func `whatever is left out, lines stay and the reading ends`() throws {
    // Of others members move between files' parts, with lines that say where they come from.
    let fixtures = try ReaderFuzzTests.fixtures().filter {
      !lowered($0).ownText.contains("\n#source")
    }
    Fuzz.run(20) { random, trace in
      guard let text = fixtures.randomElement(using: &random) else { return }
      let lines = text.count { $0 == "\n" }
      let faults = (0..<4).map { _ in
        (0..<6).map { _ in
          let line = Int.random(in: -1...lines + 3, using: &random)
          let column = Int.random(in: 0...60, using: &random)
          let place = SourcePlace(file: "Dial.swift", line: line, column: column)
          return SourceMessage(.error, at: place, "\"no\" \\(1)\n")
        }
      }
      let source = SourceText(path: "Dial.swift", text: text, faults: faults)
      let copy = SourceReader.read([source]).files[0].ownText
      #expect(copy.count { $0 == "\n" } == lines + 1, "\(trace): \(text)")
    }
  }
}

// Which changes of a file the other files of its module can see.

import Messages
import SourceReading
import Testing

@Suite struct InterfaceTests {
  private func interface(_ member: String) -> String {
    lowered("class Dial: UIView { \(member) }").interface
  }

  @Test(arguments: [
    ("func turn() { a() }", "func turn() { b(); c() }"),
    ("func turn() { a() }", "// Turns.\n  func turn()   {\n a()\n}"),
    ("var angle: Int { 1 }", "var angle: Int { 2 }"),
    ("var angle: Int { get { 1 } set { a() } }", "var angle: Int { get { 2 } set { b() } }"),
    ("init() { a() }", "init() { b() }"), ("deinit { a() }", "deinit { b() }"),
    ("subscript(i: Int) -> Int { 1 }", "subscript(i: Int) -> Int { 2 }"),
    ("@objc func a() { f(#selector(a)) }", "@objc func a() { f(#selector(Dial.b)) }"),
  ])
  func `bodies and comments nobody sees`(one: String, other: String) {
    #expect(interface(one) == interface(other))
  }

  @Test(arguments: [
    ("func turn() {}", "func turn(_ by: Int) {}"), ("var angle = 1", "var angle = 1.5"),
    ("func turn() {}", "private func turn() {}"), ("func turn() {}", "func turn() {}; var a = 1"),
    ("func body() -> some P { a() }", "func body() -> some P { b() }"),
    ("var body: some P { a() }", "var body: some P { b() }"),
    ("var a = 1 { didSet { b() } }", "var a = 1 { didSet { b(oldValue) } }"),
    ("lazy var a = { 1 }()", "lazy var a = { 1.5 }()"),
    ("@inlinable func a() { b() }", "@inlinable func a() { c() }"),
    ("func a(b: Int = 1) {}", "func a(b: Int = 2) {}"),
  ])
  func `what may be used elsewhere is seen`(one: String, other: String) {
    #expect(interface(one) != interface(other))
  }

  @Test func `what was parsed before is parsed no more, and says the same`() {
    let a = SourceText(path: "A.swift", text: "class A: UIView {}")
    let first = SourceReader([a, SourceText(path: "B.swift", text: "class B: A {}")])
    let changed = [a, SourceText(path: "B.swift", text: "class C: A {}")]
    #expect(SourceReader(changed, after: first).report == SourceReader.read(changed))
    let fewer = Array(changed.dropFirst())
    #expect(SourceReader(fewer, after: first).report == SourceReader.read(fewer))
  }
}

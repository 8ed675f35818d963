// Which changes of a file the other files of its module can see.

import Foundation
import Messages
import SwiftSyntax
import TestSupport
import Testing

@testable import SourceReading

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
    ("var a = 1", "var a = 2"), ("var a = -1.5", "var a = -2.5"),
    ("let a = \"b\"", "let a = \"c\""),
    ("var a: CGFloat = 1", "var a: CGFloat = 2 * 3"),
    ("var a: [Dial?] = []", "var a: [Dial?] = [nil]"),
    (
      "@IBInspectable var a: UIColor = .red { didSet { b() } }",
      "@IBInspectable var a: UIColor = UIColor(white: 1, alpha: 0.5) { didSet { c() } }"
    ),
    ("static let a: Set<Int> = [1]", "static let a: Set<Int> = [2]"),
    ("var a: (Int, Dial) = b()", "var a: (Int, Dial) = c()"),
    ("func a() {}", "func a() {}; private func b() {}"),
    ("func a() {}", "func a() {}; private var b: Int { 1 }"),
    ("func a() {}", "func a() {}; private static let b = Set([1])"),
    ("private func a() {}", "private func b(_ c: Int) -> Int { c }"),
    ("lazy var a: UILabel = { UILabel() }()", "lazy var a: UILabel = { UILabel(frame: .zero) }()"),
  ])
  func `bodies, initial values, private functions and comments nobody sees`(
    one: String, other: String
  ) {
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
    ("func a(b: Int = 1) {}", "func a(b: Int = 2) {}"), ("var a = 1", "var a = \"b\""),
    ("var a: Set = [1]", "var a: Set = [1.5]"), ("var a: Box = b()", "var a: Box = c()"),
    ("@Wrapped var a: Int = 1", "@Wrapped var a: Int = 2"), ("var a: Int", "var a: Int = 1"),
    ("func a() {}", "func a() {}; private var b: Int = 1"),
    ("private var a: Int = 1", "private var a: Double = 1"),
    ("func a() {}", "func a() {}; fileprivate func b() {}"),
    ("struct In { private var a = 1 }", "struct In { private var a = 1.5 }"),
    ("@inlinable init() { a() }", "@inlinable init() { b() }"),
    ("@inlinable var a: Int { b() }", "@inlinable var a: Int { c() }"),
    ("struct Dial<T> {}; var a: [Dial] = b()", "struct Dial<T> {}; var a: [Dial] = c()"),
    ("typealias Int = Set; var a: Int = [1]", "typealias Int = Set; var a: Int = [1.5]"),
  ])
  func `what may be used elsewhere is seen`(one: String, other: String) {
    #expect(interface(one) != interface(other))
  }

  /// It is read without the bodies that nobody sees, and without the registration.
  @Test func `a copy's interface is that of its text`() throws {
    for text in try ReaderFuzzTests.fixtures() + Self.members.map(Self.dial) + [Self.bodies] {
      let source = SourceText(path: "Dial.swift", text: text)
      let types = DeclaredTypes(of: [ParsedFile(source, index: 0)])
      for copy in SourceReader.read([source]).files {
        let end = try #require(copy.text.range(of: "@MainActor func __vitrine_register_0"))
        let seen = String(copy.text[..<end.lowerBound])
        let anew = ParsedFile(SourceText(path: "Dial.swift", text: seen), index: 0)
        #expect(copy.interface == FileInterface.fingerprint(of: anew.tree, types))
      }
    }
  }

  private static func dial(_ member: String) -> String {
    "import UIKit\nimport HealthKit\n@objcMembers class Dial: UIView {\n  \(member)\n}\n"
  }

  /// Members that the copy declares in another way, or with something else in them.
  private static let members = [
    "private func a() { f(#selector(a)) }", "@objc private func a() { f(#selector(a)) }",
    "private dynamic func a() {}", "private final func a() {}", "private static func a() {}",
    "private var a: Int { 1 }", "private(set) var a: Int = 1", "private var a = #selector(b)",
    "@IBOutlet private weak var a: UILabel!", "@NSManaged private var a: Int",
    "@GKInspectable private var a: Int = 1", "@IBAction func a(_ sender: Any) { b() }",
    "dynamic var a: Int = 1 { didSet { f(#selector(b)) } }", "@objc(b) func a() {}",
    "private override init(frame: CGRect) { super.init(frame: frame) }",
    "var a: Int { get { f(#selector(b)); return 1 } set {} }",
    "var a: Selector = #selector(b)", "lazy var a = { #selector(b) }()",
    "func a(_ b: Selector = #selector(c)) {}", "@inlinable func a() { f(#selector(b)) }",
    "func a(_ b: AnyObject) {}; private func b() {}", "@nonobjc func a() {}; func b() {}",
    "open static let a = 1", "struct In { @objc private func a() {} }",
    "#if os(macOS)\n  func a() {}\n  #endif", "func a() -> some Equatable { #selector(b) }",
    "@available(*, unavailable) @IBInspectable var a: Int = 1",
    "private func a() {}\n}\nclass Other: Dial {\n  private func a() {}",
  ]

  private static let bodies = """
    func free() { struct Local {}; let a = { 1 }; _ = a }
    @inlinable public func copied() -> Int { 1 }
    class Dial: UIView {
      @objc func tap() { perform(#selector(tap)) }
      init() { super.init(frame: .zero); tap() }
      deinit { free() }
      var angle: Double { get { 1 } set { func inner() {} } }
      var value = 1 { didSet { print(oldValue) } }
      let made: () -> Int = { func inner() -> Int { 2 }; return inner() }
      #if os(iOS)
        func one() {}
      #else
        func other() { 1 }
      #endif
    }
    extension UITextView { override open var bounds: CGRect { didSet { free() } } }
    """

  /// The end of a copy is not looked at: it must have nothing that other files may see.
  @Test func `registration declares functions of our names alone`() throws {
    func isOurs(_ item: some SyntaxProtocol) -> Bool {
      if let function = item.as(FunctionDeclSyntax.self) {
        return function.name.text.hasPrefix("__vitrine_")
          && function.attributes.description.contains("@MainActor")
      }
      guard let type = item.as(ExtensionDeclSyntax.self) else { return false }
      return type.inheritanceClause == nil && type.attributes.isEmpty
        && type.memberBlock.members.allSatisfy { isOurs($0.decl) }
    }
    for text in try ReaderFuzzTests.fixtures() {
      let source = SourceText(path: "Dial.swift", text: text)
      for copy in SourceReader.read([source]).files {
        let start = try #require(copy.text.range(of: "@MainActor func __vitrine_register_0"))
        let registration = ParsedText(String(copy.text[start.lowerBound...])).tree
        #expect(registration.statements.allSatisfy { isOurs($0.item) })
      }
    }
  }

  @Test func `a copy has the same replaceable bodies with its registration and without`() throws {
    for text in try ReaderFuzzTests.fixtures() {
      let reader = SourceReader([SourceText(path: "Dial.swift", text: text)])
      for copy in reader.report.files {
        let bodies = try #require(reader.bodies(ofFileAt: copy.path)).bodies
        #expect(bodies.map(\.range) == ReplaceableBodies(copy.text).bodies.map(\.range))
      }
    }
  }

  @Test func `what was parsed before is parsed no more, and says the same`() {
    let a = SourceText(path: "A.swift", text: "class A: UIView {}")
    let first = SourceReader([a, SourceText(path: "B.swift", text: "class B: A {}")])
    let changed = [a, SourceText(path: "B.swift", text: "class C: A {}")]
    #expect(SourceReader(changed, after: first).report == SourceReader.read(changed))
    let fewer = Array(changed.dropFirst())
    #expect(SourceReader(fewer, after: first).report == SourceReader.read(fewer))
  }

  @Test
  func `a private method that a class of the file overrides stays one that can be overridden`() {
    let text = "class A { private func a() {}\nclass B: A { override func a() {} } }"
    #expect(lowered(text).text.contains("private func a()"))
    #expect(copy("class A { private func a() {} }") == "class A { private final func a() {} }")
    #expect(copy("struct A { private func a() {} }") == "struct A { private func a() {} }")
  }

  /// Each report is made by a reader that knows the one before; declarations change in one file, others depend on them.
  @Test func `a module that changed file by file reads as one that nobody read before`() {
    let variants = [
      [
        "protocol Turning { func turned() }\nclass Dial: UIView { @objc func a() {} }",
        "@objc protocol Turning { @objc optional func turned() }\nclass Dial: Ring {}",
        "class Dial: CALayer { var a = 1; @objc private func shine() {} }",
        "@IBDesignable class Dial: Ring { func startDial() {} }",
      ],
      [
        "class Ring: UIView { weak var turning: Turning?\nfunc b() { turning?.turned?(); f(#selector(Dial.a)) } }",
        "class Ring: Dial {}\nextension Dial { override func layoutSubviews() {} }",
        "typealias Ring = UIView\nextension UIView { @objc func shine() {} }",
        "class Ring: UIView { private func a() {} }",
      ],
      [
        "class Shine: Dial { override func shine() {}\nlet now = Locale.current }",
        "class Shine<T>: Ring { @IBInspectable var c = 1 }", "let shine = Dial(frame: .zero)",
        "func make<T: Dial>(_ type: T.Type) -> T { type.init() }\n#Preview { Dial() }",
      ],
    ]
    Fuzz.run(30) { random, trace in
      var reader: SourceReader?
      var chosen = [0, 0, 0]
      for _ in 0..<6 {
        chosen[Int.random(in: 0..<3, using: &random)] = Int.random(in: 0..<4, using: &random)
        var sources = chosen.enumerated().map {
          SourceText(path: "\($0).swift", text: "import UIKit\n" + variants[$0][$1])
        }
        if Bool.random(using: &random) { sources.remove(at: Int.random(in: 0..<3, using: &random)) }
        let current = SourceReader(sources, after: reader)
        #expect(current.report == SourceReader(sources).report, "\(trace): \(chosen)")
        reader = current
      }
    }
  }
}

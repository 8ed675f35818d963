// A changed literal needs no compiler: the library that was prepared takes the value.

import Foundation
import Messages
import TestSupport
import Testing

@testable import Building

@Suite struct LiteralTests {
  private static let dial = """
    import UIKit
    enum Mode: Int { case a = 1, b }
    @IBDesignable class Dial: UIView {
      @IBInspectable var lineWidth: CGFloat = 6
      var count = 3, ratio = 0.5, part: Float = 0.1, shift: CGFloat? = -5
      let stops: [NSNumber] = [0, 0.5], flags: UInt32 = 0xFF, bits: UInt = 8
      let name = "Dial \\(1 + 2)", title = "a \\"b\\" \\u{e9}"
      class func go() { print("go") }
      override func draw(_ rect: CGRect) {
        UIColor(red: 235 / 255.0, green: 0x7F, blue: 1_000, alpha: 1e-1).setFill()
        for index in 0..<10 where index != 7 { print("n \\(index) of \\("x")") }
        switch count { case 5: break; case -3...4: break; default: break }
      }
    }
    """

  @Test func `all numbers and strings of a class are read from the table`() async throws {
    let (builder, sources) = try await Builder.prepared(Self.dial)
    let library = try #require(try await builder.withEdits(sources(Self.dial)))
    let values = try #require(library.literals)
    #expect(values.integers == [3, 0, 255, 8, 1, 2, 0, 10, 7, 5, -3, 4])
    #expect(values.doubles == [6, 0.5, -5, 0.5, 235, 255, 127, 1000, 0.1])
    #expect(values.floats == [0.1])
    #expect(values.strings == ["a \"b\" é", "go", "x"])
    #expect(FileManager.default.fileExists(atPath: library.path))
  }

  @Test(arguments: [
    ("= 6\n", "= 12\n", true), ("= -5", "= -7", true), ("= -5", "= 7", true),
    ("0.5", "0.25", true), ("flags: UInt32 = 0xFF", "flags: UInt32 = 0x1FFFFFFFF", false),
    ("0x7F", "0xFF", true), ("bits: UInt = 8", "bits: UInt = -8", false), ("0x7F", "16", true),
    ("1e-1", "2.5e-1", true),
    ("case 5", "case 9", true), ("title = \"a", "title = \"c", true),
    // Another form may be another type, and so may what is not a literal.
    ("= 6\n", "= 6.5\n", false), ("0.5", "1", false), ("= 3,", "= 3 + 1,", false),
    ("= 3,", "= 99999999999999999999,", false), ("a = 1", "a = 2", false),
    ("\"Dial \\(1", "\"Disc \\(1", false), ("override", "/**/ override", false),
    ("title = \"a", "title = \"\\(count)a", false), ("\n}", "\n} // end", false),
  ])
  func `what differs in literals alone is found`(
    part: String, other: String, isFound: Bool
  ) async throws {
    let (builder, sources) = try await Builder.prepared(Self.dial)
    let changed = Self.dial.replacingOccurrences(of: part, with: other)
    #expect(changed != Self.dial)
    #expect((try await builder.withEdits(sources(changed)) != nil) == isFound)
  }

  @Test func `of several files the changed one's literals are read, the others stay`() async throws
  {
    let folder = "/\(UUID().uuidString)/"
    func sources(_ texts: String...) -> [SourceText] {
      texts.enumerated().map { SourceText(path: folder + "\($0).swift", text: $1) }
    }
    let builder = try await Builder()
    let one = "import UIKit\nfunc one() -> CGFloat { 1 }"
    let two = "import UIKit\n@IBDesignable class Dial: UIView { let two = one() + 2 }"
    _ = try await builder.build(sources(one, two))
    let built = try await builder.build(sources(one, two + "\n"))
    try await builder.prepareForEdits(of: built, shownIn: nil)
    let changed = two.replacingOccurrences(of: "2", with: "3") + "\n"
    #expect(try await builder.withEdits(sources(one, changed))?.literals?.doubles == [3])
    let other = one.replacingOccurrences(of: "1", with: "2")
    #expect(try await builder.withEdits(sources(other, two + "\n")) == nil)
  }

  @Test func `random bytes in the place of a literal are never a crash`() {
    var random = SeededGenerator(seed: 34)
    let alphabet = Array("0123456789xXbo_.eE+-\"\\u{}nt'aF ()/\n\r\u{0}é".utf8)
    let forms: [(TypedLiteral.Form, TypedLiteral.Value)] = [
      (.integer, .integer), (.integer, .double), (.float, .float), (.float, .cgFloat),
      (.string, .string),
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<12, using: &random)
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      let text = "(" + String(decoding: bytes, as: UTF8.self) + ")"
      for (form, value) in forms {
        let literal = TypedLiteral(range: 1..<2, form: form, value: value)
        let values = LiteralReader.values(of: [literal], in: "(0)", as: text)
        let found = values.map {
          $0.integers.count + $0.doubles.count + $0.floats.count + $0.strings.count
        }
        #expect(found == nil || found == 1)
      }
    }
  }
}

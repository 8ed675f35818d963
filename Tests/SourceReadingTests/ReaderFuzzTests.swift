// Whatever text comes in, a report comes out, with as many lines as there were.

import Foundation
import Messages
import SourceReading
import TestSupport
import Testing

@Suite struct ReaderFuzzTests {
  private static let seed = """
    import UIKit.UIView
    #if os(iOS)
    @objc protocol DialDelegate { @objc optional func dialDidTurn(_ dial: Dial) }
    #else
    let other = 1
    #endif
    @IBDesignable @objcMembers class Dial: UIView {
      @IBInspectable var value: CGFloat = 1 { didSet { setNeedsDisplay() } }
      @IBOutlet weak var label: UILabel!
      weak var delegate: DialDelegate?
      @objc func tap(_ sender: Any) { delegate?.dialDidTurn?(self); f(#selector(tap(_:)), #keyPath(Dial.value)) }
    }
    """

  @Test func `damaged sources are read to the end`() {
    let pieces =
      Self.seed.map(String.init) + [
        "#if ", "#endif", "@objc ", "#selector(", "}", "{", "\"", "é", "\r\n",
      ]
    Fuzz.run(40) { random, trace in
      var characters = Self.seed.map(String.init)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<characters.count, using: &random)
        let length = min(Int.random(in: 0...20, using: &random), characters.count - place)
        characters.replaceSubrange(
          place..<place + length, with: [pieces.randomElement(using: &random) ?? ""])
      }
      let text = characters.joined()
      #expect(lines(copy(text)) == lines(text), "\(trace): \(text)")
    }
  }

  /// Each text is read by the reader of the one before it. The reports tell of the whole trees.
  @Test func `a text that was edited reads as one that nobody read before`() throws {
    let seeds = try Self.fixtures()
    Fuzz.run(25) { random, trace in
      guard var text = seeds.randomElement(using: &random) else { return }
      var reader = SourceReader([SourceText(path: "Dial.swift", text: text)])
      for _ in 0..<4 {
        text = Self.edited(text, &random)
        let source = [SourceText(path: "Dial.swift", text: text)]
        reader = SourceReader(source, after: reader)
        #expect(reader.report == SourceReader(source).report, "\(trace): \(text)")
      }
    }
  }

  /// Sources as people write them.
  static func fixtures() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../SourceTests/Fixtures").standardizedFileURL.path
    return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
  }

  /// Lines moved, doubled, taken away or broken, and words put in: most of it is still Swift.
  private static func edited(_ text: String, _ random: inout some RandomNumberGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = Int.random(in: 0..<lines.count, using: &random)
    let column = Int.random(in: 0...lines[place].count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: place)
    case 2: lines.swapAt(place, Int.random(in: 0..<lines.count, using: &random))
    case 3: lines.insert(pieces.randomElement(using: &random) ?? "", at: place)
    default:
      let index = lines[place].index(lines[place].startIndex, offsetBy: column)
      lines[place].insert(contentsOf: pieces.randomElement(using: &random) ?? "", at: index)
    }
    return lines.joined(separator: "\n")
  }

  private static let pieces = [
    " ", "\n", "// é\n", "/* a */", "}", "{", "()", "\"", "?", "!", "a", ".b", "1", "<Int>",
    " as Any", "@objc ",
    "#if os(iOS)", "#else", "#endif", "func turn() {}", "var a = 1", "let b = { $0 + 1 }(2)",
    "class Arc: UIView { @IBInspectable var angle = 1.0 }", "f(#selector(turn))", "{ get }",
    "{ didSet { f() } }",
    "if true { f() }", "case a", "default:", "where A: B", "async", "try ", ": Int", "= 3", ", ",
    "prefix ",
  ]

  private func lines(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}

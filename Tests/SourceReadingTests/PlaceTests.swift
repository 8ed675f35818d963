// Places of the copy lead back to the original.

import Foundation
import Messages
import SourceReading
import Testing

@Suite struct PlaceTests {
  /// Where `word` stands in the copy's line for the original's `line`, and where that leads back to.
  private func original(_ text: String, line: Int, word: String) -> Int? {
    let file = lowered(text)
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let range = lines[line].range(of: word) else { return nil }
    let column = lines[line].utf8.distance(from: lines[line].startIndex, to: range.lowerBound) + 1
    return file.originalColumn(line: line, column: column)
  }

  /// The column of `word` in a line of the text.
  private func column(_ text: String, line: Int, word: String) -> Int? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines[line - 1].range(of: word).map {
      lines[line - 1].utf8.distance(from: lines[line - 1].startIndex, to: $0.lowerBound) + 1
    }
  }

  private let text = """
    @objc protocol DialDelegate { @objc optional func dialDidTurn(_ dial: Dial) }
    class Dial: UIView {
      @objc func a() { let é = "ü"; f(#selector(a), é, wrong, #selector(a), alsoWrong) }
      func b() { delegate?.dialDidTurn?(wrong) }
      func c() { f(#keyPath(CALayer.cornerRadius), wrong) }
    }
    """

  @Test(arguments: [(3, "wrong"), (3, "alsoWrong"), (3, "func"), (4, "wrong"), (5, "wrong")])
  func `a word's column in the copy leads to its column in the original`(line: Int, word: String) {
    #expect(column(text, line: line, word: word) != nil)
    #expect(original(text, line: line, word: word) == column(text, line: line, word: word))
  }

  @Test func `a place inside of rewritten text is where that text begins`() {
    #expect(original(text, line: 3, word: "(\"a\")") == column(text, line: 3, word: "#selector"))
  }

  @Test func `every declaration is found with its line and column`() throws {
    let text = """
      @IBDesignable
      class Dial: UIView {
        @IBInspectable var value: CGFloat = 0.5
        @IBInspectable private(set) public var title: String? = nil
        @IBInspectable override var tag: Int { didSet {} }
      }
      extension Dial {
        @IBInspectable var radius: CGFloat {
          get { layer.cornerRadius }
          set { layer.cornerRadius = newValue }
        }
        @IBInspectable var ratio: Double { 1 }
      }
      """
    let report = SourceReader.read([SourceText(path: "Dial.swift", text: text)])
    let dial = try #require(report.views.first)
    #expect(dial.isDesignable)
    #expect(dial.place == SourcePlace(file: "Dial.swift", line: 2, column: 7))
    #expect(report.inspectables.map(\.name) == ["value", "title", "tag", "radius", "ratio"])
    #expect(report.inspectables.map(\.place.line) == [3, 4, 5, 8, 12])
    #expect(report.inspectables.map(\.place.column) == [22, 42, 31, 22, 22])
    #expect(report.inspectables.map(\.type) == ["CGFloat", "String?", "Int", "CGFloat", "Double"])
    #expect(report.inspectables.map(\.initialValue) == ["0.5", "nil", nil, nil, nil])
    #expect(report.inspectables.map(\.isComputed) == [false, false, false, true, true])
    #expect(report.inspectables.map(\.isWritable) == [true, true, true, true, false])
    #expect(
      report.inspectables.map(\.access) == [
        "internal", "public", "internal", "internal", "internal",
      ])
    #expect(report.inspectables[2].isOverride)
  }

  @Test func `a class is a view through classes of other files`() {
    let report = SourceReader.read([
      SourceText(path: "A.swift", text: "class A: B {}\nclass L: CAShapeLayer {}"),
      SourceText(
        path: "B.swift", text: "@IBDesignable class B: UIControl {}\nclass C: NSObject {}"),
    ])
    #expect(report.views.map(\.name) == ["A", "B"])
    #expect(report.views.map(\.isDesignable) == [true, true])
    #expect(report.files[0].text.contains("CALayer.register(L.self"))
    #expect(!report.files[0].text.contains("vitrine_load"))
    #expect(report.files[1].text.contains("@_cdecl(\"vitrine_load_Live\")"))
  }
}

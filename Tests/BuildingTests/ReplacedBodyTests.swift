// A changed body is compiled alone, where it means the same there.

import Foundation
import Messages
import TestSupport
import Testing

@testable import Building

@Suite struct ReplacedBodyTests {
  private static let dial = """
    import UIKit
    protocol Turning {}
    extension Turning { func turns() -> Int { 4 } }
    @IBDesignable class Dial: UIView, Turning {
      @IBInspectable var angle: CGFloat = 0 { didSet { setNeedsDisplay() } }
      private var state: (Int, Int) { get { (1, 2) } set { print(newValue) } }
      private struct Hand { var length = 1; mutating func grow() { length += 1 } }
      private var hand = Hand()
      init(count: Int) { super.init(frame: .zero); tag = count }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 1) }
      override func layoutSubviews() { super.layoutSubviews(); hand.grow() }
      override func draw(_ rect: CGRect) { UIRectFill(rect) }
      @objc private func turn(by steps: Int = 1, _ other: Dial?) { angle += CGFloat(steps) }
      static func first() -> Dial { Dial(count: 1) }
      func pair<T: Equatable>(_ a: T, _ b: T) -> Bool where T: Hashable { a == b }
      lazy var label: UILabel = { UILabel() }()
      #if os(iOS)
      func inCondition() { print("a") }
      #endif
    }
    extension UIColor { func lighter() -> UIColor { withAlphaComponent(0.5) } }
    private func free(_ x: Int) -> Int { x }
    """

  @Test func `bodies that stand alone are replaced, others are left to the compiler`() async throws
  {
    let (builder, sources) = try await Builder.prepared(Self.dial)
    for (part, other, isFound) in Self.changes {
      let changed = Self.dial.replacingOccurrences(of: part, with: other)
      #expect(changed != Self.dial)
      let library = try await builder.withEdits(sources(changed))
      #expect((library != nil) == isFound, "\(part) → \(other)")
      if let library { #expect(FileManager.default.fileExists(atPath: library.path)) }
    }
  }

  private static let changes = [
    ("UIRectFill(rect)", "UIRectFill(rect.insetBy(dx: hand.length, dy: free(1)))", false),
    (
      "UIRectFill(rect)",
      "let a = CGFloat(free(hand.length))\n UIRectFill(rect.insetBy(dx: a, dy: 2))", true
    ),
    ("hand.grow() }", "hand.grow(); hand.grow() }", true),
    ("{ length += 1 }", "{ length += 2 - 1 }", true),
    ("{ 4 }", "{ 2 + 2 }", true), ("{ setNeedsDisplay() }", "{ setNeedsLayout() }", true),
    ("(1, 2)", "(2 + 1, 2)", true), ("CGSize(width: 1, height: 1)", ".zero", true),
    ("Dial(count: 1)", "Dial(count: 1 + 1)", true), ("a == b }", "a != b }", true),
    ("withAlphaComponent(0.5)", "self", true), ("{ x }", "{ x + 1 }", true),
    ("CGFloat(steps)", "-CGFloat(steps)", true), ("UIRectFill(rect)", "nothing()", false),
    // In a replacement the name of the replaced function stands for the function that it was before.
    ("CGFloat(steps)", "CGFloat(steps); if steps > 1 { turn(by: steps - 1, other) }", false),
    (
      "super.layoutSubviews()", "super.layoutSubviews(); if hand.length > 9 { layoutSubviews() }",
      false
    ),
    ("{ setNeedsDisplay() }", "{ if angle > 9 { angle = 0 } }", false),
    ("{ setNeedsDisplay() }", "{ print(oldValue) }", false),
    ("{ setNeedsDisplay() }", "{ layer.borderWidth = angle }", true),
    ("UIRectFill(rect)", "print(#function)", false),
    // Other files see the change, the body is copied elsewhere, or there is no body.
    ("{ super.init(frame: .zero); tag = count }", "{ super.init(frame: .zero) }", false),
    ("{ UILabel() }", "{ UILabel(frame: .zero) }", false), ("print(\"a\")", "print(1 + 1)", true),
    ("func lighter() -> UIColor {", "func lighter(_ by: Int = 1) -> UIColor {", false),
    ("UIRectFill(rect) }", "UIRectFill(rect) }\n  func more() {}", false),
  ]

  @Test func `a body that was replaced may be replaced again, and literals in another`()
    async throws
  {
    let (builder, sources) = try await Builder.prepared(Self.dial)
    var text = Self.dial
    var paths: Set<String> = []
    for count in 2..<5 {
      text = Self.dial.replacingOccurrences(
        of: "hand.grow() }", with: "for _ in 0..<\(count) { hand.grow() } }")
      let library = try #require(try await builder.withEdits(sources(text)))
      #expect(library.literals?.doubles == [0, 0.5])
      paths.insert(library.path)
    }
    #expect(paths.count == 3)
    let built = try await builder.build(sources(text))
    try await builder.prepareForEdits(of: built, shownIn: nil)
    text = text.replacingOccurrences(of: "CGFloat = 0 ", with: "CGFloat = 1 ")
    #expect(try await builder.withEdits(sources(text))?.literals?.doubles == [1, 0.5])
    text = text.replacingOccurrences(of: "hand.grow() }", with: "hand.grow(); hand.grow() }")
    #expect(try await builder.withEdits(sources(text)) == nil)
    text = text.replacingOccurrences(of: "CGFloat = 1 ", with: "CGFloat = 0 ")
    #expect(try await builder.withEdits(sources(text))?.literals?.doubles == [0, 0.5])
  }

  @Test func `an edited library is there as long as somebody holds it`() async throws {
    for (part, other) in [("hand.grow() }", "hand.grow(); hand.grow() }"), ("= 0 {", "= 1 {")] {
      let (builder, sources) = try await Builder.prepared(Self.dial)
      let text = Self.dial.replacingOccurrences(of: part, with: other)
      var library = try await builder.withEdits(sources(text))
      let path = try #require(library?.path)
      // The next edit is prepared for.
      builder.editable.value = nil
      #expect(FileManager.default.fileExists(atPath: path))
      library = nil
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }
}

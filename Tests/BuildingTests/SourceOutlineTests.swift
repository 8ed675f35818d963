// Declarations that are found without parsing.

import Foundation
import Messages
import TestSupport
import Testing

@testable import Building

@Suite struct SourceOutlineTests {
  private let text = """
    import UIKit // class No1
    /* struct No2 { /* class No3 */ } */
    @IBDesignable public final class Dial: Core.Knob, Sendable {
      var inner = "class No4 {"
      class func no5() { func no6() {} }
      struct No7 {}
    }
    class Plain { }
    class Generic<T>: UIView {}
    private let top = [1, 2], other = #"}"#
    func turn(by x: Int) -> Int { let no8 = 1; return no8 }
    enum Kind { case no9 }
    typealias Angle = Double
    extension UIColor {
      convenience init(hex: Int, alpha: CGFloat = f({ 1 })) { self.init() }
      init?(_ text: String) { nil }
      static var brand: UIColor { let no10 = 1; return .red }
      func darker() -> UIColor { self }
    }
    extension Dial.Part: UIScrollViewDelegate { var last: Int { 1 } }
    """

  @Test func `names at the top and in extensions are found, others are not`() {
    let outline = SourceOutline(text)
    #expect(
      outline.names == [
        "Dial", "Plain", "Generic", "top", "turn", "Kind", "Angle", "init(hex:)", "init(_:)",
        "brand", "darker", "last",
      ])
    #expect(outline.extendedTypes == ["UIColor", "Dial.Part"])
  }

  @Test func `a class has the name behind its own, without a module's`() {
    let outline = SourceOutline("class A: B {}\nclass C {}\nclass D: Core.E, F {}\nstruct G: H {}")
    #expect(outline.superclasses == ["A": "B", "D": "E"])
  }

  @Test func `names for Objective-C are names`() {
    #expect(
      SourceOutline("@objc(MKRing) open class Ring {}\n@objc var x = 1").names == [
        "MKRing", "Ring", "x",
      ])
  }

  @Test func `an operator has the type of its first operand`() {
    let text = """
      extension CGPoint {
        static func + (left: CGPoint, right: CGPoint) -> CGPoint { left }
        static prefix func -(_ point: CGPoint) -> CGPoint { point }
        static func +=(left: inout CoreGraphics.CGPoint, right: Int) {}
      }
      func ~><Kind>(left:Dial, right: Kind) {}
      func *
      """
    #expect(
      SourceOutline(text).names == ["+(CGPoint)", "-(CGPoint)", "+=(CGPoint)", "~><(Dial)"])
  }

  @Test func `a declared operator is a name`() {
    let text = "infix operator >>>-: Chain\nprefix operator √\nlet operator_ = 1"
    #expect(SourceOutline(text).names == [">>>-", "√", "operator_"])
  }

  @Test func `a message about an operator misses it for the first operand`() {
    func names(_ text: String) -> [String] {
      MissingSymbols.names(in: [SourceMessage(.error, at: nil, text)])
    }
    #expect(
      names("binary operator '+' cannot be applied to two 'UIEdgeInsets' operands")
        == ["+(UIEdgeInsets)"])
    #expect(
      names("binary operator '*' cannot be applied to operands of type 'Int' and 'CGPoint'")
        == ["*(Int)"])
    #expect(
      names("unary operator '-' cannot be applied to an operand of type 'CoreGraphics.CGPoint'")
        == ["-(CGPoint)"])
  }

  @Test func `words with a capital letter are types' names`() {
    #expect(
      SourceOutline.capitalizedWords(in: "let a: Dial<Knob>? = make(Äa, B_1)") == [
        "Dial", "Knob", "B_1",
      ])
  }

  @Test func `any text has an outline`() {
    Fuzz.run(300) { generator, trace in
      let pieces =
        text.split(separator: " ").map(String.init) + [
          "{", "}", "\"", "\"\"\"", "/*", "é", "#", ":",
        ]
      var words: [String] = []
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        words.append(pieces.randomElement(using: &generator) ?? "")
      }
      let outline = SourceOutline(words.joined(separator: " "))
      #expect(!outline.names.contains(""), "\(trace)")
    }
  }
}

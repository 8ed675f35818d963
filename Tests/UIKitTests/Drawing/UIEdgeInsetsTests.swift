// Insets, offsets and sets of edges.

import Testing
import UIKit

@Suite struct UIEdgeInsetsTests {
  @Test func `insets move each edge inwards`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(UIEdgeInsetsInsetRect(rect, UIEdgeInsetsMake(1, 2, 3, 4)) == rect.inset(by: insets))
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test func `too large insets turn a side negative as on iOS`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      .inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    #expect(rect.size.width == -6)
  }

  @Test func `an infinite side is told`() {
    #expect(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).isFinite)
    #expect(!UIEdgeInsets(top: 1, left: .infinity, bottom: 3, right: 4).isFinite)
    #expect(!UIEdgeInsets(top: 1, left: 0, bottom: .nan, right: 4).isFinite)
  }

  @Test func `boxes give back what they were made of, and zeros for what they do not hold`() {
    let offset = UIOffset(horizontal: 3, vertical: -4)
    let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let edges = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    #expect(NSValue(cgVector: CGVector(dx: 7, dy: 8)).cgVectorValue == CGVector(dx: 7, dy: 8))
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    #expect(NSValue(directionalEdgeInsets: edges).directionalEdgeInsetsValue == edges)
    #expect(NSValue(uiOffset: offset).directionalEdgeInsetsValue == .zero)
  }
}

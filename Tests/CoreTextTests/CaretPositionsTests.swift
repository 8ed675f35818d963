// Carets and selections in text of both directions.

import CoreText
import Testing
import UIKit

@MainActor @Suite struct CaretPositionsTests {
  private func positions(_ text: String) -> CaretPositions {
    let layout = TextLayout(
      NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)]),
      defaults: .coreText)
    return CaretPositions(text, layout, lineHeight: 12)
  }

  @Test func `from right to left the first caret is at the right and the last at the left`() {
    let positions = positions("\u{5D0}\u{5D1}\u{5D2}")
    let places = (0...3).map { positions.caretRect(at: $0).minX }
    #expect(places == places.sorted(by: >) && places[3] == 0 && places[0] > 0)
    for (index, x) in places.enumerated() {
      #expect(positions.closestPosition(to: CGPoint(x: x, y: 3)) == index)
    }
  }

  @Test func `a selection from right to left covers the characters in it`() throws {
    let positions = positions("\u{5D0}\u{5D1}\u{5D2}")
    let places = (0...3).map { positions.caretRect(at: $0).minX }
    let rects = positions.selectionRects(of: 0..<2)
    let rect = try #require(rects.first)
    #expect(rects.count == 1 && abs(rect.minX - places[2]) < 1e-6)
    #expect(abs(rect.maxX - places[0]) < 1e-6)
  }

  @Test func `a selection across directions has a part for each`() {
    let positions = positions("abc\u{5D0}\u{5D1}\u{5D2}")
    let rects = positions.selectionRects(of: 2..<4)
    #expect(rects.count == 2 && rects[0].maxX < rects[1].minX)
    #expect(positions.selectionRects(of: 0..<6).count == 1)
  }
}

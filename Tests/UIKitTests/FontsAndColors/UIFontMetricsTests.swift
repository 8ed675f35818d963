// Fonts that grow with the size in which people want their text.

import CoreGraphics
import Testing
import UIKit

@Suite struct UIFontMetricsTests {
  private let huge = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  @Test func `in the default size nothing grows`() {
    let metrics = UIFontMetrics(forTextStyle: .caption1)
    #expect(metrics.scaledValue(for: 10) == 10)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 12)).pointSize == 12)
  }

  @Test func `a length grows as the style's font does`() {
    #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: huge) == 53)
    #expect(
      UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 34, compatibleWith: huge) == 60)
  }

  @Test func `a font grows to its bound, and keeps its face`() {
    let bold = UIFont.boldSystemFont(ofSize: 17)
    let grown = UIFontMetrics.default.scaledFont(
      for: bold, maximumPointSize: 30, compatibleWith: huge)
    #expect(grown == UIFont.boldSystemFont(ofSize: 30))
  }

  @Test(
    arguments: [
      (.body, 17, 53), (.caption2, 11, 40), (.title1, 28, 58), (.footnote, 13, 44),
    ] as [(UIFont.TextStyle, CGFloat, CGFloat)])
  func `styles have the sizes of Apple's table`(
    _ style: UIFont.TextStyle, _ normal: CGFloat, _ largest: CGFloat
  ) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == normal)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: huge).pointSize == largest)
  }
}

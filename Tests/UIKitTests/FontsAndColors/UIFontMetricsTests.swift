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

  /// The height of lines of text in points.
  private func height(
    _ text: String, _ font: UIFont, _ options: NSStringDrawingOptions = .usesFontLeading
  ) -> CGFloat {
    text.boundingRect(
      with: .zero, options: options.union(.usesLineFragmentOrigin), attributes: [.font: font],
      context: nil
    ).height
  }

  @Test(
    arguments: [
      (.body, 22, 26), (.headline, 22, 26), (.caption1, 16, 21), (.largeTitle, 41, 46),
      (.footnote, 18, 22),
    ] as [(UIFont.TextStyle, CGFloat, CGFloat)])
  func `lines of a style are as far apart as in Apple's table`(
    _ style: UIFont.TextStyle, _ normal: CGFloat, _ larger: CGFloat
  ) {
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
    for (traits, distance) in [(UITraitCollection.current, normal), (large, larger)] {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(abs(height("1\n2\n3", font) - font.lineHeight - 2 * distance) < 1e-6)
      #expect(height("1", font) == font.lineHeight)
      #expect(abs(font.leading - (distance - font.lineHeight)) < 1e-6)
    }
  }

  @Test func `lines are never closer than the font's own line height`() {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge)
    #expect(font.lineHeight > 62 && font.leading == 0)
  }

  @Test func `strings are drawn and measured without leading unless they are asked to use it`() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    #expect(abs(height("1\n2", font, []) - 2 * font.lineHeight) < 1e-6)
    let size = NSAttributedString(string: "1\n2", attributes: [.font: font]).size()
    #expect(abs(size.height - 2 * font.lineHeight) < 1e-6)
  }

  @MainActor @Test func `a label and a layout manager use the leading of a style`() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let label = UILabel()
    (label.numberOfLines, label.text, label.font) = (0, "1\n2", font)
    let (least, most) = (font.lineHeight + 22, font.lineHeight + 22 + 1 / label.contentScaleFactor)
    #expect((least...most).contains(label.intrinsicContentSize.height))

    let storage = NSTextStorage(string: "1\n2", attributes: [.font: font])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    #expect(abs(manager.usedRect(for: container).height - least) < 1e-6)
    manager.usesFontLeading = false
    #expect(abs(manager.usedRect(for: container).height - 2 * font.lineHeight) < 1e-6)
  }

  private typealias Traits = UIFontDescriptor.SymbolicTraits

  @Test(arguments: [(Traits.traitTightLeading, -2 as CGFloat), (.traitLooseLeading, 2)])
  func `tight and loose leading change the distance of a style's lines by 2 points`(
    _ trait: UIFontDescriptor.SymbolicTraits, _ change: CGFloat
  ) throws {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let descriptor = try #require(font.fontDescriptor.withSymbolicTraits([trait, .traitBold]))
    let changed = UIFont(descriptor: descriptor, size: 0)
    #expect(changed.fontDescriptor.symbolicTraits == [trait, .traitBold])
    #expect(abs(changed.leading - font.leading - change) < 1e-6)
    #expect(abs(height("1\n2\n3", changed) - height("1\n2\n3", font) - 2 * change) < 1e-6)
    let larger = changed.withSize(34)
    #expect(abs(larger.leading - 2 * font.leading - change) < 1e-6)
    let attributed = font.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.symbolic: trait.rawValue]
    ])
    #expect(abs(UIFont(descriptor: attributed, size: 0).leading - font.leading - change) < 1e-6)
    let standard = try #require(descriptor.withSymbolicTraits([]))
    #expect(UIFont(descriptor: standard, size: 0) == font)
    let system = UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(trait)
    #expect(UIFont(descriptor: try #require(system), size: 0).leading == 0)
  }

  @Test func `a bold or a larger font of a style keeps its leading in proportion`() throws {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).leading == font.leading)
    let heavy = font.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: 0.56]
    ])
    #expect(UIFont(descriptor: heavy, size: 0).leading == font.leading)
    #expect(abs(font.withSize(34).leading - 2 * font.leading) < 1e-9)
    #expect(font.withSize(17) == font)
    #expect(font != UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17).leading == 0)
  }
}

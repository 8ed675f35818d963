// Labels: sizes, lines, and where and how their text is drawn.

import CoreGraphics
import ObjCRuntime
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct UILabelTests {
  private func label(_ text: String?, size: CGFloat = 20, scale: CGFloat = 1) -> UILabel {
    let label = UILabel()
    label.outputScale = scale
    label.font = .systemFont(ofSize: size)
    label.text = text
    return label
  }

  /// The glyph runs that the label draws, with their places and colours.
  private func drawn(
    _ label: UILabel, in size: CGSize
  ) -> [(run: GlyphRun, origin: CGPoint, paint: Paint)] {
    label.frame = CGRect(origin: .zero, size: size)
    let context = CGContext(recordingSize: size, scale: label.contentScaleFactor)
    UIGraphicsPushContext(context)
    label.draw(label.bounds)
    UIGraphicsPopContext()
    return context.displayList.items.compactMap { item in
      guard case .glyphs(let run, let paint) = item.content else { return nil }
      return (run, CGPoint.zero.applying(item.transform), paint)
    }
  }

  @Test func `a label is made for one line of 17 points, truncated at its tail`() {
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(label.textColor == .label && !label.isUserInteractionEnabled)
  }

  @Test func `Markdown's words are bold, slanted, code, struck or blue`() throws {
    let label = label(nil)
    label.textColor = .red
    label.attributedText = try NSAttributedString(
      markdown: "**b** *i* `c` ~~s~~ [l](https://x.org)")
    func style(_ text: String) throws -> TextRunStyle {
      try #require(label.pieces.first { $0.string == text }).style
    }
    #expect(try style("b").font == .boldSystemFont(ofSize: 20))
    #expect(try style("i").font == .italicSystemFont(ofSize: 20))
    #expect(try style("c").font == .monospacedSystemFont(ofSize: 20, weight: .regular))
    #expect(try style("s").strikethrough == .single && style("s").color as? UIColor == .red)
    #expect(try style("l").color as? UIColor == .link && style("l").underline == .single)
    #expect(label.pieces.map(\.string).joined() == "b i c s l")
  }

  @Test func `links in a text view have its attributes, at first its tint`() throws {
    let view = UITextView()
    view.tintColor = .green
    view.attributedText = try NSAttributedString(markdown: "[l](https://x.org)")
    #expect(view.label.pieces.first?.style.color as? UIColor == .green)
    #expect(view.label.pieces.first?.style.underline == [])
    view.linkTextAttributes = [.foregroundColor: UIColor.orange, .underlineStyle: 1]
    #expect(view.label.pieces.first?.style.color as? UIColor == .orange)
    #expect(view.label.pieces.first?.style.underline == .single)
  }

  @Test func `both kinds of strings keep what is meant`() throws {
    let text = NSAttributedString(try AttributedString(markdown: "# **b**"))
    let values = unsafe text.attributes(at: 0, effectiveRange: nil)
    #expect(values[.inlinePresentationIntent] as? NSNumber == 2)
    #expect(values[.presentationIntentAttributeName] is PresentationIntent)
    #expect(AttributedString(text).runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }

  @Test func `a label leaves no single word in its last line, unless its strategy is another`() {
    let label = UILabel()
    label.text = "Some description to explain what this screen does."
    label.font = .systemFont(ofSize: 15)
    label.numberOfLines = 0
    let room = CGSize(width: 335, height: 1000)
    // A document of Interface Builder has 260 for it, with Apple's glyphs.
    #expect((250...270).contains(label.sizeThatFits(room).width))
    label.lineBreakStrategy = []
    #expect(label.sizeThatFits(room).width > 300)
  }

  @Test func `without text a label has no size`() {
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
  }

  // 1.1933594 × 20 is 23.867.
  @Test(arguments: [(1, 24), (2, 24), (3, 24), (1.5, 24)] as [(CGFloat, CGFloat)])
  func `the height is the line's, rounded up to pixels`(_ scale: CGFloat, _ height: CGFloat) {
    #expect(label("Hello", scale: scale).intrinsicContentSize.height == height)
  }

  // 1.1933594 × 17 is 20.287.
  @Test(arguments: [(1, 21), (2, 20.5), (3, 61 / 3)] as [(CGFloat, CGFloat)])
  func `finer pixels give a finer height`(_ scale: CGFloat, _ height: CGFloat) {
    let measured = label("Hello", size: 17, scale: scale).intrinsicContentSize.height
    #expect(abs(measured - height) < 1e-9)
  }

  @Test func `a longer text is wider`() {
    let short = label("Hi").intrinsicContentSize.width
    let long = label("Hi there").intrinsicContentSize.width
    #expect(short > 0 && long > 2 * short)
  }

  @Test func `several lines break at the width that is asked for`() {
    let label = label("one two three four five six")
    let whole = label.sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(whole.height == 24)
    label.numberOfLines = 0
    let broken = label.sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(broken.width <= 100 && broken.height > 47)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 60, height: 1000)).height == 48)
    label.preferredMaxLayoutWidth = 60
    #expect(label.intrinsicContentSize.height == 48)
  }

  @Test func `one line stands in the middle of the height, its baseline on a pixel`() throws {
    let runs = drawn(label("Hello"), in: CGSize(width: 200, height: 60))
    let run = try #require(runs.first)
    #expect(runs.count == 1)
    // (60 − 23.867) / 2 + 19.043 is 37.11.
    #expect(run.origin == CGPoint(x: 0, y: 37))
  }

  @Test(
    arguments: [(.left, 0), (.natural, 0), (.center, 0.5), (.right, 1)]
      as [(NSTextAlignment, CGFloat)])
  func `the alignment places the line`(_ alignment: NSTextAlignment, _ share: CGFloat) throws {
    let label = label("Hello")
    label.textAlignment = alignment
    let width = label.sizeThatFits(.zero).width
    let run = try #require(drawn(label, in: CGSize(width: 200, height: 30)).first)
    #expect(abs(run.origin.x - (200 - width) * share) <= 1)
  }

  @Test func `text that is too long ends before the edge`() throws {
    let label = label("A rather long line of text")
    let all = try #require(drawn(label, in: CGSize(width: 500, height: 30)).first)
    let cut = try #require(drawn(label, in: CGSize(width: 80, height: 30)).first)
    #expect(cut.run.glyphs.count < all.run.glyphs.count)
    #expect((cut.run.positions.last?.x ?? 0) < 80)
  }

  @Test func `only the lines that fit are drawn`() {
    let label = label("one two three four five six")
    label.numberOfLines = 0
    #expect(drawn(label, in: CGSize(width: 60, height: 300)).count >= 3)
    #expect(drawn(label, in: CGSize(width: 60, height: 50)).count == 2)
    #expect(drawn(label, in: CGSize(width: 60, height: 5)).count == 1)
  }

  @Test func `text shrinks to its width, at most to the smallest factor`() throws {
    let label = label("A rather long line of text")
    label.adjustsFontSizeToFitWidth = true
    let fitted = try #require(drawn(label, in: CGSize(width: 100, height: 30)).first)
    #expect(fitted.run.size < 20 && (fitted.run.positions.last?.x ?? 0) < 100)
    label.minimumScaleFactor = 0.9
    let least = try #require(drawn(label, in: CGSize(width: 100, height: 30)).first)
    #expect(least.run.size == 18)
  }

  @Test func `highlighting, disabling and a shadow change the colours`() {
    let label = label("Hello")
    let size = CGSize(width: 200, height: 30)
    label.textColor = .red
    label.highlightedTextColor = .green
    func colors() -> [Paint] { drawn(label, in: size).map(\.paint) }
    #expect(colors() == [.color(RGBA(1, 0, 0))])
    label.isHighlighted = true
    #expect(colors() == [.color(RGBA(0, 1, 0))])
    label.isHighlighted = false
    label.isEnabled = false
    #expect(colors() == [.color(RGBA(1, 0, 0, 0.5))])
    label.isEnabled = true
    label.shadowColor = .blue
    #expect(colors() == [.color(RGBA(0, 0, 1)), .color(RGBA(1, 0, 0))])
  }

  @Test func `attributes stand before the label's own`() {
    let label = label("plain")
    let text = NSMutableAttributedString(string: "red")
    text.append(
      NSAttributedString(
        string: "blue",
        attributes: [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 40)]))
    label.textColor = .red
    label.attributedText = text
    #expect(label.text == "redblue")
    let runs = drawn(label, in: CGSize(width: 400, height: 60))
    #expect(runs.map(\.paint) == [.color(RGBA(1, 0, 0)), .color(RGBA(0, 0, 1))])
    #expect(runs.map(\.run.size) == [20, 40])
    #expect(label.intrinsicContentSize.height == 48)
    label.text = "plain again"
    #expect(label.attributedText?.string == "plain again")
  }

  @Test func `the text's box stands in the middle of the bounds`() {
    let label = label("Hello")
    label.textAlignment = .right
    let bounds = CGRect(x: 10, y: 10, width: 200, height: 64)
    let box = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(box.maxX == 210 && box.minY == 30 && box.height == 24)
  }

  @Test func `a label draws into its layer and anew when its text changes`() {
    let label = label("Hello")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    _ = label.layer.layoutAndDisplayIfNeeded()
    let before = label.layer.displayList(at: 0)
    #expect(!before.isEmpty)
    label.text = "World"
    _ = label.layer.layoutAndDisplayIfNeeded()
    #expect(label.layer.displayList(at: 0) != before)
    label.text = nil
    _ = label.layer.layoutAndDisplayIfNeeded()
    #expect(label.layer.displayList(at: 0).isEmpty)
  }

  @Test func `numbers that are not finite are refused`() {
    let label = label("Hello")
    label.preferredMaxLayoutWidth = .nan
    label.minimumScaleFactor = .infinity
    label.shadowOffset = CGSize(width: CGFloat.nan, height: 0)
    #expect(label.preferredMaxLayoutWidth == 0 && label.minimumScaleFactor == 0)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
  }
}

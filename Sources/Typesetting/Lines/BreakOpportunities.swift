// The places where the lines of a paragraph may end.

import CoreGraphics

/// The places at which a paragraph may be broken, by Unicode's rules (`TextBoundaries`).
///
/// ICU reads the paragraph at the first question, so text that fits its box costs nothing.
struct BreakOpportunities {
  private let text: ClusterText
  private let paragraph: Range<Int>
  private let language: String?
  /// For each cluster of the paragraph, whether a line may begin with it.
  private lazy var isAllowed = opportunities()

  init(_ text: ClusterText, in paragraph: Range<Int>, language: String?) {
    self.text = text
    self.paragraph = paragraph
    self.language = language
  }

  /// Whether a line may begin with a cluster; places inside of clusters are none.
  mutating func allowsBreak(before cluster: Int) -> Bool {
    isAllowed[cluster - paragraph.lowerBound]
  }

  private func opportunities() -> [Bool] {
    let units = text.unitRange(of: paragraph)
    let breaks = Set(
      TextBoundaries.lineBreaks(in: Array(text.units[units]), locale: language ?? ""))
    return paragraph.map { breaks.contains(text.starts[$0] - units.lowerBound) }
  }
}

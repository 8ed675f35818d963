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
    let range = text.unitRange(of: paragraph)
    let units = Array(text.units[range])
    let breaks = Set(
      Self.breaksOfWords(in: units) ?? TextBoundaries.lineBreaks(in: units, locale: language ?? ""))
    return paragraph.map { breaks.contains(text.starts[$0] - range.lowerBound) }
  }

  /// The places to break a text of English words, which are behind its spaces in each language; nil: ICU has to tell,
  /// whose tables take more than a megabyte.
  static func breaksOfWords(in units: [UInt16]) -> [Int]? {
    var breaks: [Int] = []
    var last: UInt16 = 0x20
    for (index, unit) in units.enumerated() {
      switch unit {
      case 0x41...0x5A, 0x61...0x7A:
        if last == 0x20, index > 0 { breaks.append(index) }
      case 0x20: break
      // A comma or a full stop.
      case 0x2C, 0x2E: if !(0x41...0x7A).contains(last) { return nil }
      default: return nil
      }
      last = unit
    }
    return breaks
  }
}

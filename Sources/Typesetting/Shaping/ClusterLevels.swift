// The direction of each cluster of a paragraph.

import CoreGraphics

/// The embedding levels of a paragraph's clusters: even from left to right, odd from right to left.
struct ClusterLevels {
  private let text: ClusterText
  /// The clusters of the paragraph.
  private let paragraph: Range<Int>
  /// Nil where all levels are the base level: the paragraph is empty.
  private let bidi: BidiText?
  /// The paragraph's level.
  let baseLevel: UInt8

  init(_ text: ClusterText, in paragraph: Range<Int>, base: BidiText.BaseDirection) {
    self.text = text
    self.paragraph = paragraph
    bidi = BidiText(Array(text.units[text.unitRange(of: paragraph)]), base: base)
    baseLevel = bidi?.baseLevel ?? (base == .rightToLeft ? 1 : 0)
  }

  /// Whether a cluster belongs to the paragraph.
  func contains(_ cluster: Int) -> Bool { paragraph.contains(cluster) }

  /// The level of each cluster in a line of the paragraph: that of its first unit.
  func levels(inLine clusters: Range<Int>) -> [UInt8] {
    let units = text.unitRange(of: clusters)
    guard let bidi, !units.isEmpty else { return clusters.map { _ in baseLevel } }
    let start = text.starts[paragraph.lowerBound]
    let levels = bidi.levels(inLine: units.lowerBound - start..<units.upperBound - start)
    return clusters.map { levels[text.starts[$0] - units.lowerBound] }
  }
}

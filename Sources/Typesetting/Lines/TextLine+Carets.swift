// The places of carets in a line, also between writing directions.

package import CoreGraphics

extension TextLine {
  /// The two places of a caret between text of two directions; the same place elsewhere.
  package struct CaretOffsets: Hashable, Sendable {
    /// The place of the character that runs as the line's paragraph does, in points from the line's left end.
    package var primary: CGFloat
    /// The place of the character that runs the other way.
    package var secondary: CGFloat
  }

  /// Returns the places of the caret before a cluster, by the order of the text; behind the last one for their count.
  package func caretOffsets(before index: Int) -> CaretOffsets {
    let index = min(max(0, index), clusters.count)
    let isAtEnd = index == clusters.count
    let next = isAtEnd ? end : clusters[index].leadingEdge
    let nextRuns = isAtEnd ? isRightToLeft : clusters[index].isRightToLeft
    let previous = index == 0 ? start : clusters[index - 1].trailingEdge
    let previousRuns = index == 0 ? isRightToLeft : clusters[index - 1].isRightToLeft
    guard nextRuns != previousRuns else { return CaretOffsets(primary: next, secondary: next) }
    return nextRuns == isRightToLeft
      ? CaretOffsets(primary: next, secondary: previous)
      : CaretOffsets(primary: previous, secondary: next)
  }

  /// Returns how many clusters, by the order of the text, stand before the caret that is nearest to `x`: at the left or
  /// the right edge of the cluster that is there.
  package func caret(nearestTo x: CGFloat) -> Int {
    guard let place = clusterIndex(at: x) else { return 0 }
    let cluster = clusters[place]
    let isLeftHalf = x < cluster.x + cluster.advance / 2
    return isLeftHalf == cluster.isRightToLeft ? place + 1 : place
  }

  /// Returns the index of the cluster at `x`, or of the outermost one on that side; nil in an empty line.
  package func clusterIndex(at x: CGFloat) -> Int? {
    let order = clusters.indices.sorted { clusters[$0].x < clusters[$1].x }
    return order.first { x < clusters[$0].x + clusters[$0].advance } ?? order.last
  }

  /// The place before the first character of a text that runs as the paragraph does.
  private var start: CGFloat { isRightToLeft ? width : 0 }
  /// The place behind the last character of a text that runs as the paragraph does.
  private var end: CGFloat { isRightToLeft ? 0 : width }
}

extension TextLine.Cluster {
  /// The edge at which the character begins.
  package var leadingEdge: CGFloat { isRightToLeft ? x + advance : x }
  /// The edge at which the character ends.
  package var trailingEdge: CGFloat { isRightToLeft ? x : x + advance }
}

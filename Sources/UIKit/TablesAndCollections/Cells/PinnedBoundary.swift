// The positions of headers and footers that stay visible while their section is.

import CoreGraphics

/// The positions of pinned headers and footers along the scroll direction, in points.
enum PinnedBoundary {
  /// The start of a header.
  ///
  /// - Parameters:
  ///   - start: Where the section starts, and the header rests.
  ///   - edge: The start of the visible contents.
  ///   - end: The end that the header does not pass.
  ///   - length: The header's length.
  /// - Returns: Its rest or the edge, whichever is further on, but not past the end.
  static func header(start: CGFloat, edge: CGFloat, end: CGFloat, length: CGFloat) -> CGFloat {
    min(max(start, edge), max(start, end - length))
  }

  /// The start of a footer.
  ///
  /// - Parameters:
  ///   - rest: Where the footer rests.
  ///   - edge: The end of the visible contents, less the footer's length.
  ///   - start: The start that the footer does not pass.
  /// - Returns: Its rest or the edge, whichever is further back, but not before the start.
  static func footer(rest: CGFloat, edge: CGFloat, start: CGFloat) -> CGFloat {
    max(min(rest, edge), start)
  }
}

extension CGRect {
  /// Whether the two have more than an edge in common.
  func reaches(into other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

// The places of two titles on a line.

internal import CoreGraphics

/// The widths of two titles, of which one stands at the left end of a line, the other at its right end.
struct ComparisonTitles {
  private static let gap: CGFloat = 16
  private let widths: [CGFloat]

  /// Titles of these two widths.
  init(_ widths: [CGFloat]) { self.widths = widths }

  /// The width of a line that both find room on.
  var wanted: CGFloat { widths.reduce(Self.gap, +) }

  /// The places of both: a title gets less than its width where the other one leaves no more, and half of the line at least.
  func frames(in line: CGRect) -> [CGRect] {
    let room = max(0, line.width - Self.gap)
    let shares = [0, 1].map { min(widths[$0], max(room / 2, room - widths[1 - $0])) }
    return [0, 1].map { index in
      CGRect(
        x: index == 0 ? line.minX : line.maxX - shares[1], y: line.minY, width: shares[index],
        height: line.height)
    }
  }
}

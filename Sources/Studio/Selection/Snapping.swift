// The edges and middles that a dragged view is drawn to.

internal import CoreGraphics

/// A line along which a dragged view and others stand, in points of the page.
struct SnapGuide: Hashable {
  var from: CGPoint
  var to: CGPoint
}

/// Moves what is dragged to the edges and middles of others that are near.
struct Snapping {
  /// The rectangles of the others, in points of the page.
  var others: [CGRect]
  /// Points of the page that count as near.
  var reach: CGFloat

  /// The change that brings one of the places to the nearest edge or middle; nil: none is near.
  private func change(of places: [CGFloat], to lines: [CGFloat]) -> CGFloat? {
    let all = places.flatMap { place in lines.map { $0 - place } }
    let nearest = all.min { abs($0) < abs($1) }
    return nearest.flatMap { abs($0) <= reach ? $0 : nil }
  }

  private static func columns(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.midX, rect.maxX] }
  private static func rows(_ rect: CGRect) -> [CGFloat] { [rect.minY, rect.midY, rect.maxY] }

  /// The change that brings a rectangle that moves to the lines near it; 0 where there are none. `columns`, `rows`:
  /// whether it may move that way.
  func move(_ rect: CGRect, columns: Bool = true, rows: Bool = true) -> CGPoint {
    CGPoint(
      x: columns ? change(of: Self.columns(rect), to: others.flatMap(Self.columns)) ?? 0 : 0,
      y: rows ? change(of: Self.rows(rect), to: others.flatMap(Self.rows)) ?? 0 : 0)
  }

  /// The change that brings an edge at `x` to a line near it.
  func column(_ x: CGFloat) -> CGFloat { change(of: [x], to: others.flatMap(Self.columns)) ?? 0 }

  /// The change that brings an edge at `y` to a line near it.
  func row(_ y: CGFloat) -> CGFloat { change(of: [y], to: others.flatMap(Self.rows)) ?? 0 }

  /// The lines that a rectangle shares with others.
  func guides(of rect: CGRect) -> [SnapGuide] {
    var found: [SnapGuide] = []
    for x in Self.columns(rect) {
      let sharing = others.filter { other in Self.columns(other).contains { abs($0 - x) < 0.01 } }
      guard !sharing.isEmpty else { continue }
      let span = sharing.reduce(rect) { $0.union($1) }
      found.append(
        SnapGuide(from: CGPoint(x: x, y: span.minY), to: CGPoint(x: x, y: span.maxY)))
    }
    for y in Self.rows(rect) {
      let sharing = others.filter { other in Self.rows(other).contains { abs($0 - y) < 0.01 } }
      guard !sharing.isEmpty else { continue }
      let span = sharing.reduce(rect) { $0.union($1) }
      found.append(
        SnapGuide(from: CGPoint(x: span.minX, y: y), to: CGPoint(x: span.maxX, y: y)))
    }
    return found
  }
}

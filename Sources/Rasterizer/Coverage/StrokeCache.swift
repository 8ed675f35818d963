// Outlines of strokes, computed once and kept by value.

internal import CoreGraphics
private import Synchronization

/// Stroke outlines by path, style and scale. Safe from any thread.
final class StrokeCache: Sendable {
  private struct Key: Hashable {
    var path: PathData
    var style: StrokeStyle
    var tolerance: Double
  }

  /// A path as pieces with their arc lengths serves all trims and dashes of it.
  private struct LineKey: Hashable {
    var path: PathData
    var width: Double
    var tolerance: Double
  }

  /// Costs are bytes.
  private let outlines = Mutex(BoundedCache<Key, PathData>(limit: 8 << 20))
  private let lines = Mutex(BoundedCache<LineKey, FlattenedPath>(limit: 8 << 20))

  /// The size of what is kept, in bytes.
  var byteCount: Int { outlines.withLock { $0.cost } + lines.withLock { $0.cost } }

  /// The outline in the path's own space, for drawing at `scale` pixels per unit.
  func outline(_ path: PathData, _ style: StrokeStyle, scale: Double) -> PathData {
    guard style.width > 0, style.width.isFinite else { return PathData() }
    let key = Key(path: path, style: style, tolerance: StrokeCache.tolerance(scale))
    if let known = outlines.withLock({ $0[key] }) { return known }
    let line = line(LineKey(path: path, width: style.width, tolerance: key.tolerance))
    let outline = line.stroked(style, tolerance: key.tolerance)
    let cost = (outline.points.count + path.points.count) * 17 + 256
    outlines.withLock { $0.insert(outline, for: key, cost: cost) }
    return outline
  }

  private func line(_ key: LineKey) -> FlattenedPath {
    if let known = lines.withLock({ $0[key] }) { return known }
    let line = FlattenedPath(key.path, halfWidth: key.width / 2, tolerance: key.tolerance)
    let pieces = line.subpaths.reduce(0) { $0 + $1.pieces.count }
    lines.withLock {
      $0.insert(line, for: key, cost: pieces * 96 + key.path.points.count * 17 + 256)
    }
    return line
  }

  /// A power of two at or below the flattening tolerance, so that small changes of scale keep
  /// the outline.
  private static func tolerance(_ scale: Double) -> Double {
    guard scale > 1e-9, scale.isFinite else { return flatteningTolerance }
    var tolerance = 1.0
    let wanted = flatteningTolerance / min(scale, 1e9)
    while tolerance > wanted { tolerance /= 2 }
    while tolerance * 2 <= wanted { tolerance *= 2 }
    return tolerance
  }
}

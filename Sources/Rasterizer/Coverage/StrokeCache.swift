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

  /// Cost is the number of points; a point is 16 bytes.
  private let cache = Mutex(BoundedCache<Key, PathData>(limit: 1 << 20))

  /// The size of the kept outlines in bytes.
  var byteCount: Int { cache.withLock { $0.cost } * MemoryLayout<CGPoint>.stride }

  /// The outline in the path's own space, for drawing at `scale` pixels per unit.
  func outline(_ path: PathData, _ style: StrokeStyle, scale: Double) -> PathData {
    let key = Key(path: path, style: style, tolerance: StrokeCache.tolerance(scale))
    if let known = cache.withLock({ $0[key] }) { return known }
    let outline = path.stroked(style, tolerance: key.tolerance)
    cache.withLock { $0.insert(outline, for: key, cost: outline.points.count + 8) }
    return outline
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

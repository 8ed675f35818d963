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

  /// Costs are bytes.
  private let outlines = Mutex(BoundedCache<Key, PathData>(limit: 8 << 20))
  /// Lines that are trimmed; in their keys they are not, and have no caps. Costs are bytes.
  private let trimmables = Mutex(BoundedCache<Key, TrimmableLine>(limit: 8 << 20))

  /// The size of what is kept, in bytes.
  var byteCount: Int {
    outlines.withLock { $0.cost } + trimmables.withLock { $0.cost } + StrokeLines.shared.byteCount
  }

  /// The outline in the path's own space, for drawing at `scale` pixels per unit; where it is trimmed,
  /// what shows in `window` at least. It may be in `memory`, until that is used again.
  func outline(
    _ path: PathData, _ style: StrokeStyle, scale: Double, near window: StrokeWindow?,
    in memory: StrokeMemory
  ) -> (outline: PathData, isWhole: Bool) {
    guard style.width > 0, style.width.isFinite else { return (PathData(), true) }
    let tolerance = StrokeCache.tolerance(scale)
    // A trim that moves from frame to frame is not seen again; what it is cut from is kept.
    if style.isTrimmed, style.dashLengths.isEmpty, let window {
      return trimmable(path, style, tolerance).stroked(style, near: window, in: memory)
    }
    let key = Key(path: path, style: style, tolerance: tolerance)
    if let known = outlines.withLock({ $0[key] }) { return (known, true) }
    let outline = line(path, style, tolerance).stroked(style, tolerance: tolerance)
    let cost = (outline.points.count + path.points.count) * 17 + 256
    outlines.withLock { $0.insert(outline, for: key, cost: cost) }
    return (outline, true)
  }

  private func trimmable(
    _ path: PathData, _ style: StrokeStyle, _ tolerance: Double
  ) -> TrimmableLine {
    var key = Key(path: path, style: style, tolerance: tolerance)
    (key.style.trimStart, key.style.trimEnd, key.style.cap) = (0, 1, .butt)
    if let known = trimmables.withLock({ $0[key] }) { return known }
    let line = TrimmableLine(path, style, tolerance: tolerance)
    let cost = line.byteCount + path.points.count * 17 + 256
    trimmables.withLock { $0.insert(line, for: key, cost: cost) }
    return line
  }

  private func line(_ path: PathData, _ style: StrokeStyle, _ tolerance: Double) -> FlattenedPath {
    StrokeLines.shared.line(
      path, width: style.width, tolerance: tolerance, isDivided: style.isTrimmed)
  }

  /// A power of two at or below the flattening tolerance, so that small changes of scale keep
  /// the outline.
  static func tolerance(_ scale: Double) -> Double {
    guard scale > 1e-9, scale.isFinite else { return flatteningTolerance }
    var tolerance = 1.0
    let wanted = flatteningTolerance / min(scale, 1e9)
    while tolerance > wanted { tolerance /= 2 }
    while tolerance * 2 <= wanted { tolerance *= 2 }
    return tolerance
  }
}

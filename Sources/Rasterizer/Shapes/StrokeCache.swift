// Outlines of strokes, computed once and kept by value.

internal import CoreGraphics
private import Synchronization

/// Stroke outlines by path, style and scale. Safe from any thread.
final class StrokeCache: Sendable {
  private struct Key: Hashable {
    var path: PathData
    var style: StrokeStyle
    var tolerance: Double
    var box: PathBox?
  }

  /// Costs are bytes.
  private let outlines = Mutex(BoundedCache<Key, PathData>(limit: 8 << 20))

  /// The size of what is kept, in bytes.
  var byteCount: Int { outlines.withLock { $0.cost } + FlattenedPathCache.shared.byteCount }

  /// The outline in the path's own space, for drawing at `tolerance`; without a box whole, else without dashes
  /// beyond it.
  func outline(
    _ path: PathData, _ style: StrokeStyle, tolerance: Double, near box: PathBox?
  ) -> PathData {
    guard style.width > 0, style.width.isFinite else { return PathData() }
    let key = Key(path: path, style: style, tolerance: tolerance, box: box)
    if let known = outlines.withLock({ $0[key] }) { return known }
    let outline = line(path, style, tolerance: tolerance)
      .stroked(style, tolerance: tolerance, near: box)
    let cost = (outline.points.count + path.points.count) * 17 + 256
    outlines.withLock { $0.insert(outline, for: key, cost: cost) }
    return outline
  }

  /// Kept where the next frame cuts another outline from it. Of a whole line the outline alone is kept, which
  /// is a fraction of it.
  private func line(_ path: PathData, _ style: StrokeStyle, tolerance: Double) -> FlattenedPath {
    if !style.isTrimmed, style.dashLengths.isEmpty {
      return FlattenedPath(path, halfWidth: style.width / 2, tolerance: tolerance)
    }
    return FlattenedPathCache.shared.flattenedPath(
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

extension FixedPoint {
  /// The box of the grid in the space that `transform` maps to pixels, for dashes that leave it; nil where none do,
  /// and where the matrix has no inverse.
  static func box(before transform: CGAffineTransform, of shape: Shape, _ style: StrokeStyle)
    -> PathBox?
  {
    guard !style.dashLengths.isEmpty, transform.determinant != 0, transform.determinant.isFinite
    else { return nil }
    let box = CGRect(x: low, y: low, width: high - low, height: high - low)
      .applying(transform.inverted())
    guard let box = PathBox(around: box), !box.holds(shape.untrimmedBounds) else { return nil }
    return box
  }
}

/// A line that is trimmed: its trims and caps do not count.
struct TrimmableStrokeKey: CacheKey {
  private var path: PathData
  private var style: StrokeStyle
  private var tolerance: Double

  init(_ path: PathData, _ style: StrokeStyle, tolerance: Double) {
    (self.path, self.style, self.tolerance) = (path, style, tolerance)
    (self.style.trimStart, self.style.trimEnd, self.style.cap) = (0, 1, .butt)
  }

  var hashBits: UInt64 {
    var mixer = BitMixer()
    mixer.add(path)
    mixer.add(style.width)
    mixer.add(tolerance)
    return mixer.hashBits
  }
}

extension ShapeCaches {
  /// The outline in the path's own space of what a trim leaves; what shows in `window` at least. It lies in
  /// memory that the next one takes. A trim that moves from frame to frame is not seen again; what it is
  /// cut from is kept.
  func trimmedOutline(
    _ path: PathData, _ style: StrokeStyle, tolerance: Double, near window: StrokeWindow
  ) -> (outline: PathData, isWhole: Bool) {
    guard style.width > 0, style.width.isFinite else { return (PathData(), true) }
    let key = TrimmableStrokeKey(path, style, tolerance: tolerance)
    if let known = trimmables[key] { return known.stroked(style, near: window, in: strokeMemory) }
    let line = TrimmableStroke(path, style, tolerance: tolerance)
    trimmables.insert(line, for: key, cost: line.byteCount + path.points.count * 17 + 256)
    return line.stroked(style, near: window, in: strokeMemory)
  }
}

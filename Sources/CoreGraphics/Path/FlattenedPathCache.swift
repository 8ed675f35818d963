// A cache of flattened paths, with which drawing a stroke and finding its damage begin.

private import Synchronization

/// Paths as pieces with their arc lengths. One entry serves all trims and dashes of a line.
///
/// A line that grows from frame to frame is flattened once. Safe from any thread.
package final class FlattenedPathCache: Sendable {
  private struct Key: Hashable {
    var path: PathData
    var width: CGFloat
    var tolerance: CGFloat
    var isDivided: Bool
  }

  /// Costs are bytes.
  private let lines = Mutex(BoundedCache<Key, FlattenedPath>(limit: 8 << 20))

  /// The cache that all of the program shares: a flattened path is a function of its key alone.
  package static let shared = FlattenedPathCache()

  init() {}

  /// The size of what is kept, in bytes; at most 8 MiB.
  package var byteCount: Int { lines.withLock { $0.cost } }

  /// The path flattened for a stroke of `width`; `isDivided` for one that is trimmed, see
  /// `dividedForTrimming(width:)`.
  package func flattenedPath(
    _ path: PathData, width: CGFloat, tolerance: CGFloat, isDivided: Bool
  ) -> FlattenedPath {
    let key = Key(path: path, width: width, tolerance: tolerance, isDivided: isDivided)
    if let known = lines.withLock({ $0[key] }) { return known }
    let whole = FlattenedPath(path, halfWidth: width / 2, tolerance: tolerance)
    let line = isDivided ? whole.dividedForTrimming(width: width) : whole
    let pieces = line.subpaths.reduce(0) { $0 + $1.pieces.count }
    let cost = pieces * MemoryLayout<FlattenedPath.Piece>.stride + path.points.count * 17 + 256
    lines.withLock { $0.insert(line, for: key, cost: cost) }
    return line
  }
}

// The items of many sublayers as a tree of chunks.

/// The items of a layer's sublayers, in drawing order, as a list whose elements are lists: where
/// one sublayer of thousands changes, its chunk is rebuilt, the chunk around that, and so on, some
/// sixteen items each.
///
/// The boundaries are content-defined: a chunk begins at each sublayer whose own number says so. So
/// where a sublayer is inserted or removed, the chunks before and after it stay the same.
final class SublayerChunks {
  private struct Chunk {
    /// Indices of sublayers on the lowest level, of chunks of the level below on the others.
    let members: Range<Int>
    var item: DisplayItem?
  }

  /// Up to this many sublayers are not divided.
  static let smallestDivided = 32

  /// The item of each sublayer; nil where it draws nothing.
  private var placed: [DisplayItem?]
  /// The lowest level first.
  private var levels: [[Chunk]] = []
  /// The indices of the sublayers whose items were replaced and whose chunks were not rebuilt since.
  private var replaced: [Int] = []
  /// Whether the last call of `rebuildReplaced(_:)` changed anything. Default: true.
  private(set) var isNew = true

  /// - Parameters:
  ///   - placed: The item of each sublayer; nil where it draws nothing.
  ///   - firstLevels: The highest level on which each sublayer begins a chunk, 0 for none.
  ///   - pool: The memory for new items.
  init(_ placed: [DisplayItem?], firstLevels: [Int], pool: ItemPool) {
    self.placed = placed
    var starts = Array(placed.indices)
    while starts.count > Self.smallestDivided {
      let level = levels.count
      let firsts = starts.indices.filter { $0 == 0 || firstLevels[starts[$0]] > level }
      guard firsts.count < starts.count else { break }
      let ends = firsts.dropFirst() + [starts.count]
      levels.append(zip(firsts, ends).map { Chunk(members: $0..<$1) })
      starts = firsts.map { starts[$0] }
    }
    for level in levels.indices {
      for chunk in levels[level].indices { rebuild(chunk, level: level, pool: pool) }
    }
  }

  /// A list that is not divided.
  init(_ list: DisplayList) { placed = list.items }

  /// Calls `body` with the items of the highest level, in drawing order.
  func forEachItem(_ body: (DisplayItem) -> Void) {
    if let top = levels.last {
      for chunk in top { if let item = chunk.item { body(item) } }
    } else {
      for item in placed { if let item { body(item) } }
    }
  }

  /// The items of the highest level as a list.
  var list: DisplayList {
    var result = DisplayList([])
    forEachItem { result.append($0) }
    return result
  }

  /// Replaces the item of the sublayer at `index`; the chunks follow at the next `rebuildReplaced(_:)`.
  func replace(_ index: Int, with item: DisplayItem?) {
    placed[index] = item
    replaced.append(index)
  }

  /// Rebuilds the chunks of the sublayers that were replaced.
  func rebuildReplaced(_ pool: ItemPool) {
    isNew = !replaced.isEmpty
    if !isNew { return }
    if !replaced.isAscending { replaced.sort() }
    for level in levels.indices {
      // The indices of members become those of their chunks, each once.
      var count = 0
      for index in replaced.indices {
        let chunk = chunk(of: replaced[index], level: level)
        if count > 0, replaced[count - 1] == chunk { continue }
        replaced[count] = chunk
        count += 1
      }
      replaced.removeLast(replaced.count - count)
      for chunk in replaced { rebuild(chunk, level: level, pool: pool) }
    }
    replaced.removeAll(keepingCapacity: true)
  }

  /// The index of the chunk that holds a member, by binary search.
  private func chunk(of member: Int, level: Int) -> Int {
    var (low, high) = (0, levels[level].count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if levels[level][middle].members.lowerBound <= member {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  private func rebuild(_ chunk: Int, level: Int, pool: ItemPool) {
    var list = pool.list()
    for member in levels[level][chunk].members {
      let item = level == 0 ? placed[member] : levels[level - 1][member].item
      if let item { list.append(item) }
    }
    levels[level][chunk].item = list.isEmpty ? nil : pool.item(.list(list))
  }
}

extension [Int] {
  fileprivate var isAscending: Bool {
    for index in indices.dropFirst() where self[index - 1] > self[index] { return false }
    return true
  }
}

// The items of many sublayers, in runs of runs.

/// What a layer's sublayers draw, in drawing order, as a list whose long runs are lists themselves:
/// where one sublayer of thousands changes, the items of its run are made anew, those of the run
/// around it, and so on, some sixteen each.
///
/// A run ends before a sublayer that begins one by its own number. So where a sublayer comes or goes
/// the runs before and after it stay the same.
final class SublayerRuns {
  private struct Run {
    /// Of sublayers on the lowest level, of the level's below else.
    let members: Range<Int>
    var item: DisplayItem?
  }

  /// Fewer sublayers are one run.
  static let shortest = 32

  /// What each sublayer draws, nil where there is nothing to see.
  private var placed: [DisplayItem?]
  private var levels: [[Run]] = []
  /// The sublayers that were replaced since the runs were made or renewed.
  private var replaced: [Int] = []
  /// Whether something is another thing since `renew` was called before.
  private(set) var isNew = true

  /// `firstLevels[i]` is the highest level on which sublayer `i` begins a run, 0 for none.
  init(_ placed: [DisplayItem?], firstLevels: [Int], _ pool: ItemPool) {
    self.placed = placed
    var starts = Array(placed.indices)
    while starts.count > Self.shortest {
      let level = levels.count
      let firsts = starts.indices.filter { $0 == 0 || firstLevels[starts[$0]] > level }
      guard firsts.count < starts.count else { break }
      let ends = firsts.dropFirst() + [starts.count]
      levels.append(zip(firsts, ends).map { Run(members: $0..<$1) })
      starts = firsts.map { starts[$0] }
    }
    for level in levels.indices {
      for run in levels[level].indices { renew(run, level, pool) }
    }
  }

  /// A list as it is.
  init(_ list: DisplayList) { placed = list.items }

  /// Calls `body` with the items that are drawn in the end, in drawing order.
  func forEachItem(_ body: (DisplayItem) -> Void) {
    if let top = levels.last {
      for run in top { if let item = run.item { body(item) } }
    } else {
      for item in placed { if let item { body(item) } }
    }
  }

  /// The whole as a list of its own.
  var list: DisplayList {
    var result = DisplayList([])
    forEachItem { result.append($0) }
    return result
  }

  /// Puts another item in the place of a sublayer's; it counts from the next `renew` on.
  func replace(_ index: Int, with item: DisplayItem?) {
    placed[index] = item
    replaced.append(index)
  }

  /// Makes the runs of what was replaced anew.
  func renew(_ pool: ItemPool) {
    isNew = !replaced.isEmpty
    if !isNew { return }
    if !replaced.isAscending { replaced.sort() }
    for level in levels.indices {
      // From here on these are the runs that hold what they were.
      var count = 0
      for index in replaced.indices {
        let run = run(of: replaced[index], level)
        if count > 0, replaced[count - 1] == run { continue }
        replaced[count] = run
        count += 1
      }
      replaced.removeLast(replaced.count - count)
      for run in replaced { renew(run, level, pool) }
    }
    replaced.removeAll(keepingCapacity: true)
  }

  private func run(of member: Int, _ level: Int) -> Int {
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

  private func renew(_ run: Int, _ level: Int, _ pool: ItemPool) {
    var list = pool.list()
    for member in levels[level][run].members {
      let item = level == 0 ? placed[member] : levels[level - 1][member].item
      if let item { list.append(item) }
    }
    levels[level][run].item = list.isEmpty ? nil : pool.item(.list(list))
  }
}

extension [Int] {
  fileprivate var isAscending: Bool {
    for index in indices.dropFirst() where self[index - 1] > self[index] { return false }
    return true
  }
}

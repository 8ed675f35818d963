// The items of many sublayers, in runs of runs.

/// What a layer's sublayers draw, in drawing order, as a list whose long runs are lists themselves:
/// where one sublayer of thousands changes, the items of its run are made anew, those of the run
/// around it, and so on, some sixteen each.
///
/// A run ends before a sublayer that begins one by its own number. So where a sublayer comes or goes
/// the runs before and after it stay the same.
struct SublayerRuns {
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
  /// The whole, in drawing order.
  private(set) var items: [DisplayItem] = []

  /// `firstLevels[i]` is the highest level on which sublayer `i` begins a run, 0 for none.
  init(_ placed: [DisplayItem?], firstLevels: [Int]) {
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
      for run in levels[level].indices { renew(run, level) }
    }
    collect()
  }

  /// Puts other items in the place of those at `indices`, which ascend.
  mutating func replace(_ indices: [Int], with item: (Int) -> DisplayItem?) {
    for index in indices { placed[index] = item(index) }
    var changed = indices
    for level in levels.indices {
      var runs: [Int] = []
      for member in changed {
        let run = run(of: member, level)
        if runs.last != run { runs.append(run) }
      }
      for run in runs { renew(run, level) }
      changed = runs
    }
    collect()
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

  private mutating func renew(_ run: Int, _ level: Int) {
    let members = levels[level][run].members
    let items =
      level == 0
      ? placed[members].compactMap(\.self) : levels[level - 1][members].compactMap(\.item)
    levels[level][run].item = items.isEmpty ? nil : DisplayItem(.list(DisplayList(items)))
  }

  private mutating func collect() {
    items = levels.last?.compactMap(\.item) ?? placed.compactMap(\.self)
  }
}

extension DisplayItem {
  /// The items of a run, which is drawn as if they stood in its place; nil for any other item.
  var run: [DisplayItem]? {
    guard case .list(let list) = content, transform.isIdentity, clips.isEmpty, blendMode == .normal
    else { return nil }
    return list.items
  }
}

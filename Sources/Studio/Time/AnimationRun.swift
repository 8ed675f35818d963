// The animations of a run: those that were seen last, until others begin when they have ended.

internal import CoreGraphics
internal import Messages

/// Animations with a common span of time.
struct AnimationRun: Hashable {
  /// In the order in which they began first: those of a run that is played again keep their places. One that another one
  /// took the place of, under its key, ends there.
  private(set) var animations: [PageAnimation] = []
  /// The same with the ends that they would have had.
  private var whole: [Known] = []
  /// How often a loop was pressed anew, so far.
  private var round = 0
  /// The first begin, also of an animation that another one took the place of; nil: nothing was seen.
  private var first: TimeInterval?

  /// The page's time from the first begin to the last end, in seconds; nil: nothing was seen. One that never ends counts
  /// with one pass.
  var range: ClosedRange<TimeInterval>? {
    let begin = first
    let end = animations.map(\.shownEnd).max()
    guard let begin, let end, end > begin else { return nil }
    return begin...end
  }

  /// The part that a loop plays: from the begin of those that were begun by the last press in it to their end, else all.
  var loopRange: ClosedRange<TimeInterval>? {
    guard let last = whole.map(\.round).max(), last > 0 else { return range }
    let latest = whole.filter { $0.round == last }.map(\.animation)
    guard let begin = latest.map(\.begin).min(), let end = latest.map(\.shownEnd).max(), end > begin
    else { return range }
    return begin...end
  }

  /// The animations that are seen first from now on are looped without those before.
  mutating func beginRound() { round += 1 }

  /// The indices among sublayers that lead down to the layers that move.
  var paths: [[Int]] {
    Set(animations.map(\.path)).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Rows that somebody reads at most: code may begin others without end while one goes on.
  static let mostAnimations = 100

  /// Takes the animations that run now. Those that have ended stay, until others begin after all of their end.
  mutating func take(_ running: [PageAnimation]) {
    guard let first = running.map(\.begin).min() else { return }
    if let range, first > range.upperBound { clear() }
    self.first = min(self.first ?? first, first)
    var rows = whole.map { Row(known: $0) }
    var new: [PageAnimation] = []
    for animation in running.prefix(Self.mostAnimations) {
      if let index = Self.index(of: animation, in: rows) {
        rows[index].known.animation = animation
        rows[index].runs = true
      } else {
        new.append(animation)
      }
    }
    rows.removeAll { !$0.runs && Self.isForgotten($0.animation, by: new) }
    while rows.count + new.count > Self.mostAnimations,
      let ended = rows.firstIndex(where: { !$0.runs })
    {
      rows.remove(at: ended)
    }
    whole = rows.map(\.known)
    for animation in new {
      let place = whole.lastIndex { $0.animation.begin <= animation.begin }.map { $0 + 1 }
      whole.insert(Known(animation: animation, round: round), at: place ?? 0)
    }
    animations = Self.cut(whole.map(\.animation))
  }

  /// An animation that was seen.
  private struct Known: Hashable {
    var animation: PageAnimation
    /// The round in which it was seen first.
    var round: Int
  }

  /// A known animation when others are taken.
  private struct Row {
    var known: Known
    /// Whether it is among those that run now. Default: false.
    var runs = false

    var animation: PageAnimation { known.animation }
  }

  /// Seconds by which an animation may begin earlier or later when time is played again: what began it is done again in
  /// the first frame after its time.
  private static let precision: TimeInterval = 0.25

  /// The row of an animation: of itself, else of that which it is when its views were made anew; nil: it has none yet.
  private static func index(of animation: PageAnimation, in rows: [Row]) -> Int? {
    let alike = rows.indices.filter {
      !rows[$0].runs && rows[$0].animation.name == animation.name
    }
    let own = alike.first { rows[$0].animation.isSame(as: animation) }
    func distance(_ index: Int) -> TimeInterval {
      abs(rows[index].animation.begin - animation.begin)
    }
    let earlier = alike.filter {
      rows[$0].animation.views != animation.views && distance($0) < precision
    }
    return own ?? earlier.min { distance($0) < distance($1) }
  }

  /// Whether an animation of views that were made anew since was added later than those that begin now: what began it
  /// was forgotten when something else was done before, or is yet to be done again.
  private static func isForgotten(_ known: PageAnimation, by new: [PageAnimation]) -> Bool {
    new.contains { $0.views != known.views && $0.added < known.added }
  }

  // MARK: Places under keys

  /// A place for one animation.
  private struct Place: Hashable {
    var path: [Int]
    var key: String
  }

  /// Seconds below which nobody sees an animation that another one took the place of, as in each frame of a drag.
  private static let glance: TimeInterval = 0.05

  /// The animations with the ends that they came to, without those that nobody saw.
  private static func cut(_ rows: [PageAnimation]) -> [PageAnimation] {
    let byPlace = Dictionary(grouping: rows) { row in
      row.key.map { Place(path: row.path, key: $0) }
    }
    return rows.compactMap { row in
      guard let key = row.key, let same = byPlace[Place(path: row.path, key: key)] else {
        return row
      }
      let next = same.filter {
        $0.added > row.added && !$0.isSame(as: row)
      }.map(\.added).min()
      guard let next, next < row.end ?? .infinity else { return row }
      var row = row
      row.end = max(next, row.begin)
      return next - row.added < glance ? nil : row
    }
  }

  /// The names of the layers, row by row. Several layers that are named alike have numbers.
  var names: [String] {
    let layers = Dictionary(grouping: animations, by: \.layer).mapValues { alike in
      Set(alike.map(\.path)).sorted { $0.lexicographicallyPrecedes($1) }
    }
    return animations.map { animation in
      guard let paths = layers[animation.layer], paths.count > 1,
        let index = paths.firstIndex(of: animation.path)
      else { return animation.layer }
      return "\(animation.layer) \(index + 1)"
    }
  }

  /// Forgets all: the page's views were made anew.
  mutating func clear() { (animations, whole, first, round) = ([], [], nil, 0) }
}

extension PageAnimation {
  /// Whether both were added to a layer as one.
  fileprivate func isSame(as other: PageAnimation) -> Bool {
    number == other.number && views == other.views
  }

  /// The end as a bar shows it: that of the first pass where it has none.
  var shownEnd: TimeInterval { end ?? begin + max(duration, 0.001) }
}

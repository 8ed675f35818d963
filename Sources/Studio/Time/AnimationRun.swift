// The animations of a run: those that were seen last, until others begin when they have ended.

internal import CoreGraphics
internal import Messages

/// Animations with a common span of time.
struct AnimationRun: Hashable {
  /// In the order in which they began first: those of a run that is played again keep their places.
  private(set) var animations: [PageAnimation] = []
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
    var new = Array(running.prefix(Self.mostAnimations))
    var mostEnded = Self.mostAnimations - new.count
    var kept: [PageAnimation] = []
    for animation in animations.reversed() {
      if let index = new.lastIndex(where: { $0.name == animation.name }) {
        kept.insert(new.remove(at: index), at: 0)
      } else if mostEnded > 0 {
        kept.insert(animation, at: 0)
        mostEnded -= 1
      }
    }
    for animation in new {
      let place = kept.lastIndex { $0.begin <= animation.begin }.map { $0 + 1 }
      kept.insert(animation, at: place ?? 0)
    }
    animations = kept
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
  mutating func clear() { (animations, first) = ([], nil) }
}

extension PageAnimation {
  /// A layer has one animation under a key: a new one takes the place of the one before. A group has one of a key path.
  struct Name: Hashable {
    var path: [Int]
    var key: String?
    var keyPath: String
  }

  var name: Name { Name(path: path, key: key, keyPath: keyPath) }

  /// The end as a bar shows it: that of the first pass where it has none.
  var shownEnd: TimeInterval { end ?? begin + max(duration, 0.001) }
}

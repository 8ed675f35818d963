// The names of the things that a page can show, one after the other.

/// Names of which one is shown at a time: previews, designables and scenes of a page, or the files of a folder.
package struct PageList: Hashable, Sendable {
  /// The words that name them, in order.
  package var titles: [String]
  /// The index of the shown one; nil: it is none of them.
  package var shown: Int?
  /// The number of the first ones, among which ``index(by:)`` moves.
  package var walkCount: Int
  /// The indices above which another kind begins.
  package var sections: Set<Int>

  /// A list; `walkCount`: nil for all. No names: nothing can be chosen.
  package init(
    _ titles: [String] = [], shown: Int? = nil, walkCount: Int? = nil, sections: Set<Int> = []
  ) {
    (self.titles, self.shown, self.sections) = (titles, shown, sections)
    self.walkCount = walkCount ?? titles.count
  }

  /// The name of the shown one; nil: none is.
  package var shownTitle: String? { shown.map { titles[$0] } }

  /// The index behind (1) or before (−1) the shown one, around the end; nil: there is no other. One that the walk leaves
  /// out stands at the walk's end.
  package func index(by step: Int) -> Int? {
    guard walkCount > 1, let shown else { return nil }
    return (min(shown, walkCount - 1) + step + walkCount) % walkCount
  }

  /// Whether a move by 1 or −1 leads around the end, or nowhere.
  package func isLast(by step: Int) -> Bool {
    guard walkCount > 1, let shown else { return true }
    return !(0..<walkCount).contains(min(shown, walkCount - 1) + step)
  }

  /// Names an index, as in “Login · 2 of 5”.
  package func words(at index: Int) -> String {
    index < walkCount ? "\(titles[index]) · \(index + 1) of \(walkCount)" : titles[index]
  }
}

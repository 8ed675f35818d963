// Suggestions for a mistyped name.

/// Suggestions for a name that is not known.
package enum NearNames {
  /// Returns at most two known names that differ by few edits (two, or a third of the letters) or only by case,
  /// nearest first.
  package static func of(_ name: String, in known: [String]) -> [String] {
    let lowered = Array(name.lowercased())
    let limit = max(2, lowered.count / 3)
    let ranked = known.map { (name: $0, distance: distance(lowered, Array($0.lowercased()))) }
      .filter { $0.distance <= limit }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(2).map(\.name)
  }

  /// Returns the least number of insertions, deletions and replacements between two words (Levenshtein).
  static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (i, character) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, candidate) in other.enumerated() {
        let replaced = diagonal + (character == candidate ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}

// An entry of the command palette, and how well it fits what was typed.

internal import CoreGraphics

/// A command, a view or a property that the palette finds.
@MainActor
struct PaletteEntry {
  /// The words that are searched.
  var title: String
  /// Other words that find it, in small letters. Default: none.
  var synonyms = ""
  /// Words that say what it is, such as `View`.
  var detail: String
  /// The key that does the same; nil: none does.
  var key: String?
  /// Does it.
  var perform: @MainActor () -> Void

  /// The entries that fit, the best first; all of them, in their order, where nothing was typed.
  static func found(_ entries: [PaletteEntry], _ text: String) -> [PaletteEntry] {
    let query = PaletteMatch.plain(text).split(separator: " ").joined(separator: " ")
    if query.isEmpty { return entries }
    let ranked = entries.enumerated().compactMap { index, entry in
      entry.rank(of: query).map { (rank: $0, index: index) }
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { entries[$0.index] }
  }
}

extension PaletteEntry {
  /// As ``PaletteMatch/rank(of:in:)``; a whole synonym, or its beginning, comes behind the words of titles.
  private func rank(of query: String) -> Int? {
    let rank = PaletteMatch.rank(of: query, in: PaletteMatch.plain(title))
    let isSynonym = (" " + synonyms).contains(" " + query)
    return isSynonym ? min(rank ?? PaletteMatch.synonym, PaletteMatch.synonym) : rank
  }
}

/// How well words fit what was typed.
enum PaletteMatch {
  /// The rank of a synonym that begins with the query.
  static let synonym = 2

  /// A text in small letters, without quotation marks: nobody types those that titles have.
  static func plain(_ text: String) -> String {
    text.lowercased().filter { !"“”„‘’\"'".contains($0) }
  }

  /// 0 where the words begin with the query, 1 where a word does, 3 where they hold it, 4 where they hold its characters
  /// in order; nil: they do not. Both are in small letters.
  static func rank(of query: String, in words: String) -> Int? {
    if words.hasPrefix(query) { return 0 }
    if words.contains(" " + query) { return 1 }
    if words.contains(query) { return 3 }
    var rest = query.filter { $0 != " " }[...]
    for character in words where character == rest.first { rest.removeFirst() }
    return rest.isEmpty ? 4 : nil
  }
}

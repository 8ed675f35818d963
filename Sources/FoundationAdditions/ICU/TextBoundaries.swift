// The boundaries of a text: line breaks, words, sentences.

/// The boundaries in a text, by Unicode's rules and ICU's dictionaries for languages without spaces (Thai, Lao, Khmer,
/// Burmese; in words Chinese and Japanese too).
///
/// Offsets count UTF-16 units. Each thread has iterators of its own. A text of 2³¹ units or more has no boundaries.
/// The root locale, `locale` "", gives the same boundaries on every machine.
package enum TextBoundaries {
  /// The places at which a line may end, in order; the text's end is the last
  /// ([UAX 14](https://www.unicode.org/reports/tr14/)). A place stands behind the spaces that a line may end with.
  package static func lineBreaks(in units: [UInt16], locale: String = "") -> [Int] {
    boundaries(.line, in: units, locale: locale).map(\.offset)
  }

  /// The ranges of words, numbers and ideographs, in order, without spaces and punctuation
  /// ([UAX 29](https://www.unicode.org/reports/tr29/#Word_Boundaries)).
  package static func words(in units: [UInt16], locale: String = "") -> [Range<Int>] {
    var start = 0
    return boundaries(.word, in: units, locale: locale).compactMap { boundary in
      defer { start = boundary.offset }
      return boundary.status >= Self.firstWordStatus ? start..<boundary.offset : nil
    }
  }

  /// ICU's `UBRK_WORD_NONE_LIMIT`: lower statuses are spaces and punctuation.
  private static let firstWordStatus: Int32 = 100

  /// The ranges of sentences, in order, each with the spaces behind it
  /// ([UAX 29](https://www.unicode.org/reports/tr29/#Sentence_Boundaries)).
  package static func sentences(in units: [UInt16], locale: String = "") -> [Range<Int>] {
    var start = 0
    return boundaries(.sentence, in: units, locale: locale).map { boundary in
      defer { start = boundary.offset }
      return start..<boundary.offset
    }
  }

  private static func boundaries(
    _ kind: BreakIterator.Kind, in units: [UInt16], locale: String
  ) -> [BreakIterator.Boundary] {
    let store = iterators.value ?? BreakIteratorStore()
    iterators.value = store
    return store.iterator(kind, locale: locale)?.boundaries(in: units) ?? []
  }

  private static let iterators = ThreadLocal<BreakIteratorStore>()
}

/// The iterators that a thread has opened.
private final class BreakIteratorStore {
  private struct Key: Hashable {
    var kind: BreakIterator.Kind
    var locale: String
  }

  /// An iterator has about 50 KB; a program shows texts of a few languages.
  private var opened = BoundedCache<Key, BreakIterator>(limit: 32)

  func iterator(_ kind: BreakIterator.Kind, locale: String) -> BreakIterator? {
    let key = Key(kind: kind, locale: locale)
    if let iterator = opened[key] { return iterator }
    guard let iterator = BreakIterator(kind, locale: locale) else { return nil }
    opened.insert(iterator, for: key, cost: 1)
    return iterator
  }
}

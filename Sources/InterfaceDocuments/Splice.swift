// A change of a document's bytes.

/// A text that takes the place of some bytes of a document; it is inserted where the range is empty.
struct Splice {
  var range: Range<Int>
  var text: String

  /// Returns splices in the order in which they can be applied one by one, the last in the document first.
  ///
  /// Texts inserted at one position stand in the given order then, before what takes the place of bytes there.
  static func fromTheEnd(_ splices: [Splice]) -> [Splice] {
    splices.enumerated().sorted { one, other in
      let (a, b) = (one.element.range, other.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound > b.lowerBound }
      if a.isEmpty != b.isEmpty { return b.isEmpty }
      return one.offset > other.offset
    }.map(\.element)
  }
}

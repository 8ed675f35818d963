// The types that a type inherits from or conforms to, some of which can be left out.

internal import SwiftSyntax

/// A colon with the types behind it.
struct ConformanceClause: Hashable {
  /// From the colon to the last type.
  let range: Range<Int>
  private let types: [Range<Int>]
  /// The commas behind the types; none behind the last one.
  private let commas: [Range<Int>]

  init(_ clause: InheritanceClauseSyntax) {
    range = clause.byteRange
    types = clause.inheritedTypes.map(\.type.byteRange)
    commas = clause.inheritedTypes.compactMap { $0.trailingComma?.byteRange }
  }

  /// The bytes that go with types: the whole clause with all of them, else also the commas that separate nothing any
  /// more.
  func ranges(without lost: Set<Range<Int>>) -> [Range<Int>] {
    let kept = types.indices.filter { !lost.contains(types[$0]) }
    guard let last = kept.last else { return [range] }
    return lost + commas.indices.filter { !kept.contains($0) || $0 >= last }.map { commas[$0] }
  }
}

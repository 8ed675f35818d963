// The variants that are shown beside each other: the product of choices.

/// The choices on the axes that are shown, and the variants that come of them.
package struct VariantGrid: Hashable, Sendable {
  /// The most variants that are shown at a time: each of a page of sources is a process.
  package static let limit = 12

  /// Light and dark, in all else the page as it is shown.
  package static let standard = VariantGrid(VariantAxis.appearance.choices())

  private var chosen: [VariantAxis: [VariantChoice]]

  /// A grid of choices; none: the page as it is shown.
  package init(_ choices: [VariantChoice] = []) {
    chosen = Dictionary(grouping: choices, by: \.axis)
  }

  /// The choices on an axis, in its order; empty: the variants do not differ in it.
  package subscript(axis: VariantAxis) -> [VariantChoice] { chosen[axis] ?? [] }

  /// Takes a choice into the grid, in its place among `all` of its axis, or out of it.
  package mutating func toggle(_ choice: VariantChoice, among all: [VariantChoice]) {
    let now = self[choice.axis]
    chosen[choice.axis] = all.filter { $0 == choice ? !now.contains($0) : now.contains($0) }
  }

  /// Leaves out what a page does not have: languages other than its own.
  package mutating func keep(languages: [String]) {
    chosen[.language]?.removeAll { !languages.contains($0.name) }
  }

  /// The number of variants that were chosen, also beyond ``limit``.
  package var count: Int {
    VariantAxis.allCases.reduce(1) { $0 * max(1, self[$1].count) }
  }

  /// The number of choices on each axis that varies, as a product such as `2 × 3`; empty where one axis does, or none.
  package var product: String {
    let counts = VariantAxis.allCases.map { self[$0].count }.filter { $0 > 1 }
    return counts.count > 1 ? counts.map(String.init).joined(separator: " × ") : ""
  }

  /// The variants, the last axes vary first; at most ``limit``.
  package var variants: [PageVariant] {
    var found: [[VariantChoice]] = [[]]
    for axis in VariantAxis.allCases where !self[axis].isEmpty {
      found = found.flatMap { before in self[axis].map { before + [$0] } }
      if found.count > Self.limit { found = Array(found.prefix(Self.limit * 8)) }
    }
    return found.prefix(Self.limit).map(PageVariant.init)
  }

  /// The number of choices on the last axis that varies: the tiles of a row.
  package var columns: Int {
    VariantAxis.allCases.last { self[$0].count > 1 }.map { self[$0].count } ?? 1
  }
}

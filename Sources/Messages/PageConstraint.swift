// A constraint of a view on a page, as those see it who draw it.

/// A constraint at one moment: a line, its number, and whether it counts. Places are points of the page, x and y.
package struct PageConstraint: Codable, Hashable, Sendable {
  /// The two ends of the line: between two edges, across a view for a size, along an edge that two views share.
  package var line: [Double]
  /// The two ends of a line that leads from an edge to the constraint's line; empty: it ends at that edge. Default: empty.
  package var helper: [Double] = []
  /// The number with its sign and priority, such as `≥ 8 @750`; empty: the edges are the same.
  package var text: String
  /// Whether its priority lets it be broken. Default: false.
  package var isOptional = false
  /// The sentence that says why it does not count; nil: it does. Default: nil.
  package var problem: String?

  /// A constraint that counts.
  package init(line: [Double], text: String) {
    self.line = line
    self.text = text
  }
}

// The constraints of a view on a page.

/// The constraints that name a view, and what they leave open.
package struct PageConstraints: Codable, Hashable, Sendable {
  /// Those along x first.
  package var constraints: [PageConstraint]
  /// The sentence that says which numbers of the view's frame nothing determines; nil: all are determined. Default: nil.
  package var ambiguity: String?

  /// Constraints of a view whose frame they determine.
  package init(_ constraints: [PageConstraint] = []) { self.constraints = constraints }
}

// Facts about a view on a page for those who cannot see it.

/// The look of a view in words, and what it tells assistive technologies.
package struct PageNodeDetails: Codable, Hashable, Sendable {
  /// As `#rrggbb`, or `#rrggbbaa`; nil: none.
  package var backgroundColor: String?
  /// The colour of the text, else of the tint where the view has one of its own.
  package var color: String?
  /// The name and size of the text's font; nil: the view shows no text.
  package var font: String?
  /// 0 … 1. Default: 1.
  package var alpha = 1.0
  /// Whether it is no control that is disabled. Default: true.
  package var isEnabled = true
  /// The accessibility label.
  package var label: String?
  /// The accessibility value.
  package var value: String?
  /// The accessibility hint.
  package var hint: String?
  /// The names of the accessibility traits. Default: none.
  package var traits: [String] = []

  /// A view of which nothing is told.
  package init() {}
}

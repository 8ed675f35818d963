// A change of one property of one view or layer.

/// A change of one property of one view or layer on a page.
package struct PropertyChange: Codable, Hashable, Sendable {
  /// The number of the view or layer, as in ``PageNode``.
  package var view: Int
  /// The property's name, as in ``PageProperty``.
  package var property: String
  /// The new value as text; nil: the value that it had when it was shown first.
  package var text: String?

  /// A change that has not been checked: neither view nor property need exist.
  package init(view: Int, property: String, text: String?) {
    self.view = view
    self.property = property
    self.text = text
  }
}

// A property and the text of its new value.

/// A property and the text of its new value, for one view or for all shown instances of a class.
package struct Assignment: Codable, Hashable, Sendable {
  /// The class whose instances are set; nil: the one view that is shown.
  package var className: String?
  /// A property's name or a `layer.…` path.
  package var property: String
  /// The value as text; its kind is the property's.
  package var text: String

  /// An assignment that has not been checked: neither class nor property need exist.
  package init(className: String?, property: String, text: String) {
    self.className = className
    self.property = property
    self.text = text
  }
}

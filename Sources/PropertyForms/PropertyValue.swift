// A property's name with its value as text.

/// A property of a view with its value, as `--set name=value` takes it.
package struct PropertyValue: Codable, Hashable, Sendable {
  /// The property's name or key path, as Swift writes it.
  package var name: String
  /// `InspectableKind`'s word; nil: it is not known.
  package var kind: String?
  /// The value as text.
  package var text: String

  /// A value that was not checked: the text need not be one of the kind.
  package init(name: String, kind: String?, text: String) {
    self.name = name
    self.kind = kind
    self.text = text
  }
}

// A property's name with its value as text.

/// A property of a view with its value, as `--set name=value` takes it.
package struct PropertyValue: Codable, Hashable, Sendable {
  /// The property's name or key path, as Swift writes it.
  package var name: String
  /// `InspectableKind`'s word; nil: it is not known.
  package var kind: String?
  /// The value as text.
  package var text: String
  /// The kinds of the values of a list, or of the keys and values of a dictionary; nil: it is neither. Default: nil.
  package var elements: ElementKinds?
  /// Whether the property can hold no value. Default: false.
  package var isOptional = false

  /// A value that was not checked: the text need not be one of the kind.
  package init(name: String, kind: String?, text: String) {
    self.name = name
    self.kind = kind
    self.text = text
  }
}

/// The kinds of what a list or a dictionary holds.
package struct ElementKinds: Codable, Hashable, Sendable {
  /// `InspectableKind`'s word for the keys; nil: it is a list.
  package var key: String?
  /// `InspectableKind`'s word for the values.
  package var value: String

  /// The kinds by `InspectableKind`'s words; `key` nil: of a list.
  package init(key: String?, value: String) { (self.key, self.value) = (key, value) }
}

// The properties of a view that one class declares.

package import Foundation

/// The properties of a view that one class declares, with their present values.
package struct PropertyGroup: Codable, Hashable, Sendable {
  /// The class's name in words: “LD Gradient View”, “Button”, “Layer”.
  package var name: String
  /// Whether sources mark the properties as inspectable; else they are UIKit's.
  package var isInspectable: Bool
  /// In the order of declaration.
  package var properties: [PageProperty]

  /// The properties of a class, in the order of declaration.
  package init(name: String, isInspectable: Bool, properties: [PageProperty]) {
    self.name = name
    self.isInspectable = isInspectable
    self.properties = properties
  }
}

/// A property of a view on a page, with its present value.
package struct PageProperty: Codable, Hashable, Sendable {
  /// The name in the source, as in `--set name=value`.
  package var name: String
  /// The name in words, as the inspector shows it.
  package var readableName: String
  /// `InspectableKind`'s word.
  package var kind: String
  /// The names that the value is one of, or some of, or that the values of a list or dictionary are; empty: it is of
  /// another kind.
  package var choices: [String]
  /// `InspectableKind`'s word for the values of a list or dictionary; nil: it is neither. Default: nil.
  package var elementKind: String?
  /// `InspectableKind`'s word for the keys of a dictionary; nil: it is none. Default: nil.
  package var keyKind: String?
  /// The names that the keys of a dictionary are among; empty: they are of another kind. Default: empty.
  package var keyChoices: [String] = []
  /// Whether it can hold no value.
  package var isOptional: Bool
  /// Whether it can be set.
  package var isWritable: Bool
  /// The value as text, as `--set` takes it; nil where the view has none.
  package var value: String?
  /// Whether the value is another than when the view was shown first.
  package var isChanged: Bool
  /// The source's documentation comment; nil: there is none.
  package var documentation: String?
  /// A small picture of an image, as a PNG file; nil: it is none, or a symbol. Default: nil.
  package var picture: Data?
  /// Whether none is set, and the value is one that stands in for it, such as an inherited one. Default: false.
  package var isUnset = false
  /// Why there is no value, where its getter crashed. Default: nil, it did not.
  package var problem: String?
  /// Whether several views are meant and their values differ; no page says so of its one view. Default: false.
  package var isMixed = false

  package init(
    name: String, readableName: String, kind: String, choices: [String] = [],
    isOptional: Bool = false, isWritable: Bool = true, value: String?, isChanged: Bool = false,
    documentation: String? = nil
  ) {
    self.name = name
    self.readableName = readableName
    self.kind = kind
    self.choices = choices
    self.isOptional = isOptional
    self.isWritable = isWritable
    self.value = value
    self.isChanged = isChanged
    self.documentation = documentation
  }
}

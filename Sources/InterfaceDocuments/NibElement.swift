// Interface documents as trees: the part of XML that they are written in.

package import Foundation

/// An XML element of an interface document, with all that is in it.
///
/// Example: `<label text="Hi"><rect key="frame" x="4"/></label>` has the name `label`, the attribute `text`,
/// and one child, whose `number("x")` is 4. Comments and the order of attributes are in no element; an
/// ``InterfaceDocument`` keeps them with its bytes.
package struct NibElement: Sendable {
  /// The tag, such as `label`.
  package var name: String
  /// The attributes by name, their entities replaced.
  package var attributes: [String: String] = [:]
  /// The elements directly in this one, in the document's order.
  package var children: [NibElement] = []
  /// The characters directly in this element, spaces included, without those of its children.
  package var text = ""
  /// The line in which the element begins, from 1; 0 for an element that no document contains.
  package var line = 0
  /// Where the element stands in its document; nil for an element that no document contains.
  var place: NibPlace?

  /// An element without attributes and content.
  package init(name: String) { self.name = name }

  /// An element with attributes and elements in it, as edits take it.
  package init(
    _ name: String, _ attributes: [String: String], children: [NibElement] = [], text: String = ""
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  /// Returns the first child with the name; nil if there is none.
  package func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

  /// Returns the first child whose attribute `key` is `key`, as documents mark values; nil if there is none.
  package func value(_ key: String) -> NibElement? {
    children.first { $0.attributes["key"] == key }
  }

  /// Returns an attribute as a finite number; nil where it is absent or none.
  package func number(_ attribute: String) -> CGFloat? {
    attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// Returns whether an attribute is `YES`; nil where it is absent. Any other text is false.
  package func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }
}

extension NibElement {
  /// Returns the document's outermost element.
  ///
  /// Skips declarations, comments and instructions. Replaces XML's five named entities and numeric ones; others
  /// stay as they are written, whatever a document declares. Elements nest at most 200 deep.
  ///
  /// - Throws: The line and the reason where the bytes are not such XML, or are a document of a kind that is not
  ///   read: one for macOS or watchOS, one from before Xcode 5, or a compiled one.
  package static func parse(_ data: Data) throws(NibError) -> NibElement {
    var parser = NibParser(bytes: try DocumentEncoding.decode(data).bytes)
    return try parser.document()
  }
}

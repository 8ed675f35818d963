// Interface documents as trees: the part of XML that they are written in.

package import Foundation

/// An element of a document.
package struct NibElement {
  package var name: String
  package var attributes: [String: String] = [:]
  package var children: [NibElement] = []
  package var text = ""

  package init(name: String) { self.name = name }

  /// The first child with the name.
  package func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

  /// The first child that is the value of `key`.
  package func value(_ key: String) -> NibElement? {
    children.first { $0.attributes["key"] == key }
  }

  package func number(_ attribute: String) -> CGFloat? {
    attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  package func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }
}

extension NibElement {
  /// The document's outermost element. Declarations, comments and instructions are passed over; of
  /// entities the five of XML and numbers are known.
  package static func parse(_ data: Data) throws(NibError) -> NibElement {
    var parser = NibParser(bytes: Array(data))
    return try parser.document()
  }
}

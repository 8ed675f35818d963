// The reasons why a document cannot be changed.

/// The reason why an edit of a document is refused. The document is as it was then.
package enum InterfaceEditError: Error, CustomStringConvertible, Equatable {
  /// No element has the id.
  case noElement(id: String)
  /// Several elements have the id, in these lines.
  case ambiguousID(String, lines: [Int])
  /// The element with the id has no child that is marked with the key.
  case noValue(key: String, id: String)
  /// A value contains a character that XML cannot hold, such as a control character.
  case unwritable(String)
  /// A name of an element or an attribute is none in XML.
  case notAName(String)
  /// The changed document could not be read, as its elements would lie too deep in one another.
  case notReadable(NibError)

  package var description: String {
    switch self {
    case .noElement(let id): "no element has the id \(id)"
    case .ambiguousID(let id, let lines):
      "several elements have the id \(id), in lines \(lines.map(String.init).joined(separator: ", "))"
    case .noValue(let key, let id): "the element \(id) has no value \(key)"
    case .unwritable(let value): "\(value.debugDescription) has a character that XML cannot hold"
    case .notAName(let name): "\(name.debugDescription) is no name of an element or an attribute"
    case .notReadable(let error): "the changed document could not be read: \(error)"
    }
  }
}

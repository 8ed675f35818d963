// An interface document with its bytes: read, changed, and written with no other byte than those of the change.

package import Foundation

/// A storyboard or a xib: its bytes, the tree that they are, and edits.
///
/// A document that is read and not changed is written with the same bytes. An edit changes the bytes that say
/// what it changes: the order of attributes, indentation, entities, line ends, ids, comments and a byte order mark
/// stay. New attributes and elements stand where Xcode writes them, indented as Xcode does.
///
/// Example: in a document with `<label text="Hi" id="a"/>`, `setAttribute("text", to: "Ho",
/// ofElementWithID: "a")` changes two characters.
package struct InterfaceDocument: Sendable {
  /// The element `document`, as the bytes are now.
  package private(set) var root: NibElement
  /// References to entities that are not XML's own, with their lines.
  private(set) var unknownEntities: [(line: Int, name: String)]
  /// The document in UTF-8, whatever its encoding.
  private(set) var bytes: [UInt8]
  private let encoding: DocumentEncoding

  /// Reads a document.
  ///
  /// - Throws: The line and the reason where the bytes are no interface document of UIKit's.
  package init(_ data: Data) throws(NibError) {
    (bytes, encoding) = try DocumentEncoding.decode(data)
    (root, unknownEntities) = try Self.read(bytes)
  }

  /// The document's bytes, in the encoding that it came in.
  package var data: Data { encoding.encode(bytes) }

  /// Whether the document is a storyboard; else it is a xib.
  package var isStoryboard: Bool { root.attributes["type"]?.contains("Storyboard") == true }

  private static func read(
    _ bytes: [UInt8]
  ) throws(NibError) -> (NibElement, [(line: Int, name: String)]) {
    var parser = NibParser(bytes: bytes)
    let root = try parser.document()
    guard root.name == "document" else {
      throw NibError(
        line: root.line, reason: "this is no interface document: it is made of \(root.name)")
    }
    return (root, parser.unknownEntities)
  }

  /// Puts texts in the place of bytes, and reads the document anew.
  ///
  /// - Throws: The reason why that is no document any more; then nothing changes.
  mutating func apply(_ splices: [Splice]) throws(InterfaceEditError) {
    guard !splices.isEmpty else { return }
    var changed = bytes
    for splice in Splice.fromTheEnd(splices) {
      changed.replaceSubrange(splice.range, with: splice.text.utf8)
    }
    do throws(NibError) {
      (root, unknownEntities) = try Self.read(changed)
      bytes = changed
    } catch {
      throw .notReadable(error)
    }
  }
}

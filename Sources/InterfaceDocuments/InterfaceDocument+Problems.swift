// Lists the faults of a document that can be read all the same.

extension InterfaceDocument {
  /// Ids that several elements have, references that point nowhere, and entities that are not XML's own, in the
  /// order of their lines.
  package var problems: [InterfaceDocumentProblem] {
    var linesByID: [String: Int] = [:]
    var problems: [InterfaceDocumentProblem] = []
    Self.visit(root) { element in
      guard let id = element.attributes["id"] else { return }
      if let line = linesByID[id] {
        problems.append(
          .init(line: element.line, sentence: "the id \(id) stands in line \(line) too"))
      } else {
        linesByID[id] = element.line
      }
    }
    Self.visit(root) { element in
      problems += Self.references(in: element).filter { linesByID[$0.id] == nil }.map {
        .init(
          line: element.line,
          sentence:
            "\($0.attribute) of \(element.name) points to \($0.id), which no element has as id")
      }
    }
    problems += unknownEntities.map {
      .init(
        line: $0.line, sentence: "&\($0.name); is none of XML's entities and stays as it is written"
      )
    }
    return problems.sorted { $0.line < $1.line }
  }

  /// Attributes whose value is another element's id, whatever element they belong to.
  private static let referring = [
    "destination", "firstItem", "secondItem", "initialViewController", "reference", "target",
    "tableViewCell", "textLabel", "detailTextLabel", "popoverAnchorBarButtonItem",
    "popoverAnchorView",
  ]

  private static func references(
    in element: NibElement
  ) -> [(attribute: String, id: String)] {
    let also = element.name == "tableViewCell" ? ["imageView"] : []
    return (referring + also).compactMap { name in
      element.attributes[name].map { (name, $0) }
    }
  }

  /// Calls `body` for an element and all in it. Recursive, as a document's depth is bounded.
  private static func visit(_ element: NibElement, _ body: (NibElement) -> Void) {
    body(element)
    for child in element.children { visit(child, body) }
  }
}

// An element of a designed scene, with the view that was made of it.

internal import InterfaceDocuments

/// A view of a scene, and the element that it was made of.
@MainActor package struct DesignedElement {
  /// The view.
  package let view: UIView
  /// The element's name in the document, such as `label`.
  package let kind: String
  /// The element's identifier; empty: it has none.
  package let id: String
  /// Whether the view is of a class of the sources.
  package let isOwn: Bool
  /// The class that the document names and that is not there; nil: none.
  package let missingClass: String?
}

extension DesignedScene {
  /// The scene's views with their elements, in the document's order.
  package var elements: [DesignedElement] {
    written.map { line in
      DesignedElement(
        view: line.view, kind: line.element.name, id: line.element.attributes["id"] ?? "",
        isOwn: line.isOwn, missingClass: missing[ObjectIdentifier(line.view)])
    }
  }
}

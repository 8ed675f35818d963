// An element of an interface document that a shown view was made of.

/// The element that a view of a document's scene was made of, for `inspect`.
package struct AgentElement: Codable, Hashable, Sendable {
  /// The scene that it is in.
  package var scene: AgentScene
  /// Its name in the document, such as `label`.
  package var kind: String
  /// Its identifier in the document; empty: it has none.
  package var id: String
  /// The number of elements with views around it in its scene.
  package var depth: Int
  /// The text that the view shows; nil: none.
  package var text: String?
  /// Whether the view or one around it is hidden.
  package var isHidden: Bool
  /// The class that the document names and that is not there, so that another view stands for it; nil: none.
  package var missingClass: String?

  /// An element of a scene; see the properties.
  package init(
    scene: AgentScene, kind: String, id: String, depth: Int, text: String?, isHidden: Bool,
    missingClass: String?
  ) {
    self.scene = scene
    self.kind = kind
    self.id = id
    self.depth = depth
    self.text = text
    self.isHidden = isHidden
    self.missingClass = missingClass
  }
}

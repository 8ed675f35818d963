// The interface document that a page shows.

/// A storyboard or a xib to show.
package struct PageDocument: Codable, Hashable, Sendable {
  /// The file's absolute path.
  package var path: String
  /// The name of the one scene to show: its storyboard identifier, its object's identifier, title or class; nil: all.
  package var scene: String?
  /// The title of the scene to show where none is named, as it was looked at last; all where the document has none of it.
  /// Default: nil.
  package var remembered: String?
  /// Whether the scene's controller runs, from the initial scene where none is named; else the document is shown as
  /// Interface Builder shows it. Default: false.
  package var runs: Bool
  /// The classes whose code crashed, whose views are drawn as those of missing classes, and the runtime attributes
  /// whose setters did, which are left out. Default: none.
  package var crashed: [String] = []

  /// A document by its absolute path.
  package init(path: String, scene: String? = nil, runs: Bool = false) {
    self.path = path
    self.scene = scene
    self.runs = runs
  }

  /// Whether a path is that of a document: it ends in `.storyboard` or `.xib`.
  package static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }
}

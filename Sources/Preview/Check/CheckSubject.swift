// A view, preview or scene that pictures are wanted of.

internal import Building
internal import CoreGraphics
internal import Messages

/// A view, preview or scene that pictures are wanted of.
struct CheckSubject {
  /// Where it comes from.
  enum Source {
    case sources(ScanTarget)
    /// A scene of the document at an absolute path, by its name.
    case document(path: String, scene: String)
  }

  let source: Source
  /// The name by which `vitrine.json` calls it.
  let name: String
  let place: SourcePlace

  /// A class or a preview.
  init(_ target: ScanTarget) {
    source = .sources(target)
    name = target.name
    place = target.place
  }

  /// A scene of the document at a path.
  init(_ scene: ScannedScene, ofDocument path: String) {
    source = .document(path: path, scene: scene.name)
    name = scene.caption
    place = SourcePlace(file: path, line: scene.line, column: 1)
  }

  /// Whether devices make a difference.
  var isOnDevice: Bool {
    switch source {
    case .sources(let target): target.isPreview
    case .document: true
    }
  }

  /// The name of its pictures, before it is made one of a file: a preview without a name is none of its line, which
  /// moves with each edit above it.
  var pictureName: String {
    guard case .sources(let target) = source, target.isPreview,
      name == SourcePreview.name(ofLine: place.line)
    else { return name }
    return "Preview"
  }

  /// The scene that shows it; nil: the library does not declare it.
  func scene(
    of previews: [AgentPreview], in library: BuiltLibrary, isBare: Bool
  ) -> PageScene? {
    switch source {
    case .sources(let target): target.scene(of: previews, in: library, isBare: isBare)
    case .document(let path, let scene):
      PageScene(document: PageDocument(path: path, scene: scene), isOnWhite: true)
    }
  }
}

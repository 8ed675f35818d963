// The scenes of a document that a page can show.

internal import Messages
internal import Pages

/// A document's scenes, behind the canvas of all.
struct SceneChoice {
  private let scenes: [AgentScene]
  /// Whether the canvas of all scenes comes before the first one: a running document has none, and one scene needs none.
  private let hasCanvas: Bool

  /// `runs`: whether the document does.
  init(_ scenes: [AgentScene], runs: Bool) {
    self.scenes = scenes
    hasCanvas = !runs && scenes.count > 1
  }

  /// The canvas and the scenes. `shown`: the name of the shown scene; nil: the canvas is, or the first scene where there
  /// is none.
  func list(shown name: String?) -> PageList {
    let titles = (hasCanvas ? ["All scenes"] : []) + scenes.map(\.title)
    let index = name.flatMap { name in scenes.firstIndex { $0.name == name } }
    return PageList(
      titles, shown: titles.isEmpty ? nil : index.map { $0 + (hasCanvas ? 1 : 0) } ?? 0,
      sections: hasCanvas ? [1] : [])
  }

  /// The name of the scene with an index of the list; nil: the canvas.
  func name(at index: Int) -> String? {
    hasCanvas ? (index == 0 ? nil : scenes[index - 1].name) : scenes[index].name
  }
}

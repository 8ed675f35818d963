// The scene of a document that a page shows, and which ones are behind and before it.

internal import Messages

/// The shown one of a document's scenes, behind the canvas of all.
struct SceneChoice {
  private let scenes: [AgentScene]
  /// Whether the canvas of all scenes comes before the first one: a running document has none.
  private let hasCanvas: Bool
  /// The number of the shown one, with the canvas.
  private var index: Int

  /// The scene with a name, or the canvas for nil.
  init(_ scenes: [AgentScene], shown name: String?, hasCanvas: Bool) {
    self.scenes = scenes
    self.hasCanvas = hasCanvas
    let found = scenes.firstIndex { $0.name == name } ?? 0
    index = hasCanvas ? name == nil ? 0 : found + 1 : found
  }

  private var count: Int { scenes.count + (hasCanvas ? 1 : 0) }

  /// Moves on to the scene behind (1) or before (−1) the shown one, around the end.
  mutating func move(by step: Int) { index = ((index + step) % count + count) % count }

  /// Whether a move by 1 or −1 leads around the end.
  func isLast(by step: Int) -> Bool { !(0..<count).contains(index + step) }

  private var scene: AgentScene? {
    if hasCanvas { return index == 0 ? nil : scenes[index - 1] }
    return scenes[index]
  }

  /// The name of the scene; nil: the canvas.
  var shown: String? { scene?.name }

  /// As in “Login · 2 of 5”.
  var words: String { "\(scene?.title ?? "All scenes") · \(index + 1) of \(count)" }
}

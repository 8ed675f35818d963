// Reads what `inspect` prints from agents, of which one may crash in any of a library's pages.

internal import Building
internal import Messages

/// Describes the views of a library's pages, one page after the other. A page that crashes is a row with the reason, a
/// property whose getter does a row without a value; the next page gets another agent.
@MainActor
struct DescriptionReader {
  private let library: BuiltLibrary
  private let imageFolders: [String]
  private let connect: () throws(Failure) -> AgentConnection
  private var agent: AgentConnection?
  private(set) var designables: [AgentDesignable] = []
  private(set) var previews: [AgentPreview] = []

  /// A reader that calls `connect` for its agents.
  init(
    _ library: BuiltLibrary, imageFolders: [String],
    connect: @escaping () throws(Failure) -> AgentConnection
  ) {
    self.library = library
    self.imageFolders = imageFolders
    self.connect = connect
  }

  /// Loads the library.
  mutating func open() async throws(AgentError) { _ = try await loadedAgent() }

  /// Ends the agent.
  mutating func close() {
    agent?.close()
    agent = nil
  }

  /// The views of a scene, which shows `preview`; nil: it shows classes. Those of a sheet that crashes are read one by
  /// one.
  mutating func views(
    of scene: PageScene, preview: AgentPreview?
  ) async throws(AgentError) -> [AgentView] {
    do throws(AgentError) {
      return try await views(of: scene).map { view in
        var view = view.completed(from: library.report)
        view.preview = preview
        return view
      }
    } catch {
      guard case .died(let death) = error else { throw error }
      let classes = designables.filter(\.isDesignable).map(\.name)
      if preview == nil, scene.view == nil, classes.count > 1 {
        return try await views(of: classes, in: scene)
      }
      return [row(of: scene, preview: preview, death)]
    }
  }

  private mutating func views(
    of classes: [String], in scene: PageScene
  ) async throws(AgentError) -> [AgentView] {
    var views: [AgentView] = []
    for name in classes {
      var scene = scene
      scene.view = name
      views += try await self.views(of: scene, preview: nil)
    }
    return views
  }

  private func row(
    of scene: PageScene, preview: AgentPreview?, _ death: AgentDeath
  ) -> AgentView {
    let name = scene.view ?? designables.first?.name ?? ""
    var view = AgentView(
      className: preview == nil ? name : "", readableName: "", frame: [], properties: [])
    view.preview = preview
    view.problem = death.sentences(of: library.report.files).first
    return view
  }

  /// The views, without the values of properties whose getters crash.
  private mutating func views(of scene: PageScene) async throws(AgentError) -> [AgentView] {
    var problems: [String: String] = [:]
    while true {
      let agent = try await loadedAgent()
      do throws(AgentError) {
        try await agent.show(scene)
        return try await agent.descriptions(without: problems.keys.sorted()).map { view in
          var view = view
          for index in view.properties.indices {
            view.properties[index].problem = problems[view.properties[index].name]
          }
          return view
        }
      } catch {
        close()
        guard case .died(let death) = error, let name = death.crashedGetter,
          problems[name] == nil
        else { throw error }
        problems[name] = death.sentences(of: library.report.files).first
      }
    }
  }

  private mutating func loadedAgent() async throws(AgentError) -> AgentConnection {
    if let agent { return agent }
    let made: AgentConnection
    do throws(Failure) { made = try connect() } catch { throw .refused(error) }
    agent = made
    (designables, previews) = try await made.load(library, imageFolders: imageFolders)
    return made
  }
}

// `vitrine scan`: every designable of a folder, built and drawn.

internal import Building
internal import CoreGraphics
internal import MainLoop
internal import Messages
internal import SourcePages

/// The report on a folder's designables.
@MainActor
enum Scan {
  /// Builds and draws the designables and previews of the sources, each in a child of its own; where there is neither,
  /// all views. `limit`: seconds that an answer may take. `output`: a folder for their pictures.
  static func entries(
    _ sources: [String], limit: TimeInterval, output: String?, on loop: EventLoop,
    progress: (String) -> Void
  ) async throws(Failure) -> [ScanEntry] {
    let modules = try await modules(sources)
    let folders = ResourceFolders.of(sources)
    var built: [String: ScanModules.Module] = [:]
    var entries: [ScanEntry] = []
    var names = PictureNames()
    var agent = try agent(on: loop)
    defer { agent.close() }
    for target in targets(modules.report) {
      progress(target.name)
      let module = await module(of: target.place.file, in: modules, &built)
      if Task.isCancelled { throw Failure(.fault, "interrupted") }
      var entry = ScanEntry(target, in: module, report: modules.report)
      if entry.messages.isEmpty, case .success(let library) = module.result {
        // The next one starts while this one works.
        let (used, next) = (agent, try Self.agent(on: loop))
        agent = next
        let picture = await entry.draw(
          target, by: used, library: library, files: modules.report.files, imageFolders: folders,
          limit: limit)
        used.close()
        if let picture, let output {
          try PictureFile.write(picture, to: "\(output)/\(names.name(target.pictureName)).png")
        }
      }
      entries.append(entry)
    }
    return entries
  }

  /// Builds the module of a file, unless it was built for another view.
  private static func module(
    of path: String, in modules: ScanModules, _ built: inout [String: ScanModules.Module]
  ) async -> ScanModules.Module {
    if let known = built[path] { return known }
    let module = await SourceBuilds.onWorkThreads { await modules.module(of: path) }
    built[path] = module
    return module
  }

  private static func agent(on loop: EventLoop) throws(Failure) -> AgentConnection {
    try AgentConnection(
      AgentLimits(allowsWriting: false), log: .dropped, on: loop)
  }

  private static func modules(_ sources: [String]) async throws(Failure) -> ScanModules {
    let result: Result<ScanModules, BuildFailure> = await SourceBuilds.onWorkThreads {
      do throws(BuildFailure) {
        SourceBuilds.logSkippedFolders(in: sources)
        let paths = try SourceFiles.paths(sources)
        return .success(
          try await ScanModules(
            paths.compactMap { try? SourceFiles.read([$0]).first }, given: sources))
      } catch {
        return .failure(error)
      }
    }
    do throws(BuildFailure) { return try result.get() } catch { throw Failure(error) }
  }

  /// The designables, and behind them the previews; all view classes where there is neither.
  private static func targets(_ report: SourceReport) -> [ScanTarget] {
    let designable = report.views.filter(\.isDesignable)
    let views = designable.isEmpty && report.previews.isEmpty ? report.views : designable
    return views.map { ScanTarget(name: $0.name, place: $0.place, isPreview: false) }
      + report.previews.map { preview in
        ScanTarget(
          name: preview.name ?? SourcePreview.name(ofLine: preview.place.line),
          place: preview.place, isPreview: true)
      }
  }
}

/// A class or a preview that is drawn.
private struct ScanTarget {
  let name: String
  let place: SourcePlace
  let isPreview: Bool

  /// The name without characters that a file's name may not have, and a preview's file in front.
  var pictureName: String {
    guard isPreview else { return name }
    let file = URL(fileURLWithPath: place.file).deletingPathExtension().lastPathComponent
    return "\(file) \(name)".replacing("/", with: "-")
  }

  /// The scene that shows it; nil: the library does not declare it.
  func scene(of previews: [AgentPreview]) -> PageScene? {
    guard isPreview else { return PageScene(view: name) }
    return previews.firstIndex { $0.file == place.file && $0.line == place.line }
      .map { PageScene(preview: $0) }
  }
}

/// Names of pictures, each given once: classes of several modules may have one name.
private struct PictureNames {
  private var counts: [String: Int] = [:]

  /// The class's name; of a further one `Dial-2`.
  mutating func name(_ name: String) -> String {
    let count = (counts[name] ?? 0) + 1
    counts[name] = count
    return count == 1 ? name : "\(name)-\(count)"
  }
}

extension ScanEntry {
  /// The facts about a view before it is drawn.
  fileprivate init(_ target: ScanTarget, in module: ScanModules.Module, report: SourceReport) {
    self.init(
      name: target.name, place: target.place, isPreview: target.isPreview, files: module.files)
    lowered = report.files.contains { $0.path == target.place.file && $0.isChanged }
    note(module)
    if let remark = report.remarks.first(where: { $0.place == target.place }) {
      messages = [remark.text]
    }
  }

  /// Takes over the compiler's messages.
  private mutating func note(_ module: ScanModules.Module) {
    compileSeconds = module.seconds
    switch module.result {
    case .success: compiled = true
    case .failure(.sources(let errors)):
      missingSymbols = MissingSymbols.names(in: errors)
      messages = errors.filter { $0.severity == .error }.map(\.description)
    case .failure(let failure): messages = [Failure(failure).message]
    }
  }

  /// Draws in a child; the picture, where there is one.
  @MainActor
  fileprivate mutating func draw(
    _ target: ScanTarget, by agent: AgentConnection, library: BuiltLibrary, files: [LoweredFile],
    imageFolders: [String], limit: TimeInterval
  ) async -> CGImage? {
    let start = ContinuousClock.now
    defer { drawSeconds = start.duration(to: .now) / .seconds(1) }
    do throws(AgentError) {
      let loaded = try await agent.load(library, imageFolders: imageFolders, within: limit)
      guard let scene = target.scene(of: loaded.previews) else {
        throw .refused(Failure(.badData, "the sources have no preview at \(target.place)"))
      }
      try await agent.show(scene, while: "making the view", within: limit)
      let picture = try await agent.picture(at: 0, within: limit)
      blank = picture.isBlank
      drawn = !blank
      return picture.image
    } catch {
      note(error, files)
      return nil
    }
  }

  private mutating func note(_ error: AgentError, _ files: [LoweredFile]) {
    messages = [Failure(error).message]
    switch error {
    case .died(let death):
      crashed = true
      messages += CrashLog(death.log, of: files).lines
    case .silent: hung = true
    case .refused(let failure):
      missingSymbols =
        failure.message.firstMatch(of: /^there is no (.+)$/).map { [String($0.1)] } ?? []
    case .closed: break
    }
  }
}

// `vitrine scan`: every designable of a folder, built and drawn.

internal import Building
internal import CoreGraphics
internal import MainLoop
internal import Messages
internal import SourcePages

/// The report on a folder's designables.
@MainActor
struct Scan {
  private let sources: [String]
  /// Seconds that an answer may take.
  let limit: TimeInterval
  /// A folder for the pictures; nil: they are not kept.
  let output: String?
  let loop: EventLoop
  private var progress = ScanProgress()
  private let tell: @Sendable (ScanProgress) -> Void
  private var names = PictureNames()
  private let limits: AgentLimits
  private var agent: AgentConnection

  /// A scan of files and folders that reports how far it is to `tell`, from any thread.
  init(
    _ sources: [String], limit: TimeInterval, output: String?, on loop: EventLoop,
    tell: @escaping @Sendable (ScanProgress) -> Void
  ) throws(Failure) {
    self.sources = sources
    self.limit = limit
    self.output = output
    self.loop = loop
    self.tell = tell
    limits = AgentLimits(AgentPermissions(), sources: sources)
    agent = try AgentConnection(limits, log: .dropped, on: loop)
  }

  /// Builds and draws the designables and previews of the sources, target by target, each in a child of its own; where
  /// a target has neither, and nothing else is designable, all its views. `row` hears of each as it is known.
  mutating func run(
    row: (ScanEntry) throws(Failure) -> Void
  ) async throws(Failure) {
    defer { agent.close() }
    let tree = try await tree(sources)
    progress = ScanProgress(
      files: (tree.textCount, tree.textCount), modules: (0, tree.groups.count))
    let folders = ResourceFolders.of(sources)
    var known: [ScanModules.NeededModule] = []
    for group in tree.groups {
      progress.current = group.name ?? "files of no target"
      tell(progress)
      let needed = group.needed.map { known[$0] }
      let modules = try await modules(of: group, needed: needed, in: tree, given: sources)
      known.append(
        ScanModules.NeededModule(
          compiledName: group.texts.first?.module.compiledName ?? "", texts: group.texts,
          sound: modules?.soundTexts ?? []))
      progress.modules.built += 1
      guard let modules else { continue }
      let own = Set(group.texts.map(\.path))
      for target in Self.targets(modules.report, own, areViewsMeant: !tree.hasDesignables) {
        try row(try await entry(target, of: group.name, in: modules, imageFolders: folders))
      }
    }
  }

  /// The row of a target.
  private mutating func entry(
    _ target: ScanTarget, of group: String?, in modules: ScanModules, imageFolders folders: [String]
  ) async throws(Failure) -> ScanEntry {
    progress.current = target.name
    tell(progress)
    let module = await SourceBuilds.onWorkThreads { await modules.module(of: target.place.file) }
    if Task.isCancelled { throw Failure(.fault, "interrupted") }
    var entry = ScanEntry(target, in: module, report: modules.report)
    entry.target = group
    guard entry.messages.isEmpty, case .success(let library) = module.result else { return entry }
    // The next one starts while this one works.
    let (used, next) = (agent, try AgentConnection(limits, log: .dropped, on: loop))
    agent = next
    let picture = await entry.draw(
      target, by: used, library: library, files: modules.report.files, imageFolders: folders,
      limit: limit)
    used.close()
    if let picture, let output {
      let name = names.name(target.pictureName) + ".png"
      try PictureFile.write(picture, to: "\(output)/\(name)")
      entry.picture = name
    }
    return entry
  }

  // MARK: Sources

  /// The sources, by their targets.
  private struct Tree: Sendable {
    let builder: Builder
    let groups: [SourceGroups.Group]
    let textCount: Int
    /// Whether a text marks a class as designable: then plain views are not meant.
    let hasDesignables: Bool

    /// Whether another group needs one.
    func isImported(_ group: SourceGroups.Group) -> Bool {
      groups.contains { other in
        other.needed.contains { groups[$0].texts.first?.path == group.texts.first?.path }
      }
    }
  }

  private func tree(_ sources: [String]) async throws(Failure) -> Tree {
    let tell = tell
    let result: Result<Tree, BuildFailure> = await SourceBuilds.onWorkThreads {
      do throws(BuildFailure) {
        return .success(try await Self.read(sources, tell))
      } catch {
        return .failure(error)
      }
    }
    do throws(BuildFailure) { return try result.get() } catch { throw Failure(error) }
  }

  private nonisolated static func read(
    _ sources: [String], _ tell: @Sendable (ScanProgress) -> Void
  ) async throws(BuildFailure) -> Tree {
    SourceBuilds.logSkippedFolders(in: sources)
    let builder = try await Builder()
    let paths = try SourceFiles.paths(sources)
    let (texts, failures) = SourceFiles.readable(paths) { count in
      tell(ScanProgress(files: (count, paths.count)))
    }
    for failure in failures { logOnce(Failure(failure).message) }
    guard !texts.isEmpty else {
      throw failures.first ?? .missing("\(sources.joined(separator: ", ")): all files are empty")
    }
    let groups = SourceGroups(builder.assigned(texts))
    for test in groups.tests {
      logOnce("\(test.name): left out: its \(test.count) files are tests")
    }
    return Tree(
      builder: builder, groups: groups.groups, textCount: texts.count,
      hasDesignables: texts.contains { $0.text.contains("@IBDesignable") })
  }

  /// The modules of a group; nil where it cannot be read, which the log tells. Of the only one it is an error.
  private func modules(
    of group: SourceGroups.Group, needed: [ScanModules.NeededModule], in tree: Tree,
    given sources: [String]
  ) async throws(Failure) -> ScanModules? {
    let builder = tree.builder
    let isImported = tree.isImported(group)
    let result: Result<ScanModules, BuildFailure> = await SourceBuilds.onWorkThreads {
      do throws(BuildFailure) {
        return .success(
          try await ScanModules(
            group.texts, needed: needed, given: sources, areViewsMeant: !tree.hasDesignables,
            isImported: isImported, builder: builder))
      } catch {
        return .failure(error)
      }
    }
    do throws(BuildFailure) {
      return try result.get()
    } catch {
      if Task.isCancelled { throw Failure(.fault, "interrupted") }
      guard tree.groups.count > 1 else { throw Failure(error) }
      logOnce("\(group.name ?? "files of no target"): \(Failure(error).message)")
      return nil
    }
  }

  /// The designables of some files, and behind them the previews; where there is neither, their views, if these are
  /// meant.
  private static func targets(
    _ report: SourceReport, _ files: Set<String>, areViewsMeant: Bool
  ) -> [ScanTarget] {
    let own = report.views.filter { files.contains($0.place.file) }
    let previews = report.previews.filter { files.contains($0.place.file) }
    let designable = own.filter(\.isDesignable)
    let views = designable.isEmpty && previews.isEmpty && areViewsMeant ? own : designable
    return views.map { view in
      ScanTarget(
        name: view.name, place: view.place, isPreview: false, isDesignable: view.isDesignable)
    }
      + previews.map { preview in
        ScanTarget(
          name: preview.name ?? SourcePreview.name(ofLine: preview.place.line),
          place: preview.place, isPreview: true, isDesignable: false)
      }
  }
}

/// A class or a preview that is drawn.
private struct ScanTarget {
  let name: String
  let place: SourcePlace
  let isPreview: Bool
  let isDesignable: Bool

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
    isDesignable = target.isDesignable
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

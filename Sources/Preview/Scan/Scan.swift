// `vitrine scan`: every designable of a folder, built and drawn.

internal import Building
internal import CoreGraphics
internal import MainLoop
internal import Messages
internal import SourcePages

/// The report on a folder's designables.
@MainActor
struct Scan {
  /// Seconds that an answer may take.
  let limit: TimeInterval
  /// A folder for the pictures; nil: they are not kept.
  let output: String?
  /// Whether designables are drawn without what Interface Builder's library gives them.
  let isBare: Bool
  let loop: EventLoop
  private var progress = ScanProgress()
  private let tell: @Sendable (ScanProgress) -> Void
  private var names = PictureNames()
  private let limits: AgentLimits
  private var agent: AgentConnection

  /// A scan of files and folders that reports how far it is to `tell`, from any thread.
  init(
    _ sources: [String], limit: TimeInterval, output: String?, isBare: Bool, on loop: EventLoop,
    tell: @escaping @Sendable (ScanProgress) -> Void
  ) throws(Failure) {
    self.limit = limit
    self.output = output
    self.isBare = isBare
    self.loop = loop
    self.tell = tell
    limits = AgentLimits(AgentPermissions(), sources: sources)
    agent = try AgentConnection(limits, log: .dropped, on: loop)
  }

  /// Builds and draws the designables and previews of the sources, target by target, each in a child of its own, and the
  /// scenes of documents; where a target has neither, and nothing else is designable, all its views. `row` hears of each
  /// as it is known.
  mutating func run(
    _ sources: [String], documents: [String], row: (ScanEntry) throws(Failure) -> Void
  ) async throws(Failure) {
    defer { agent.close() }
    let tree = try await ScanTree.read(
      sources, documents: documents, whole: .these([]), tell)
    let isOfDocuments = tree.documents.isEmpty ? 0 : 1
    progress = ScanProgress(
      files: (tree.textCount, tree.textCount),
      modules: (0, tree.shownGroups.count + isOfDocuments))
    let folders = ResourceFolders.of(sources + documents)
    for index in tree.shownGroups {
      let group = tree.groups[index]
      progress.current = group.name ?? "files of no target"
      tell(progress)
      let modules = try await ScanModules.read(group, in: tree)
      let own = Set(group.texts.map(\.path))
      let targets = modules.map {
        ScanTarget.all($0.report, of: own, areViewsMeant: !tree.hasDesignables)
      }
      for target in targets ?? [] {
        guard let modules else { continue }
        try row(try await entry(target, of: group.name, in: modules, imageFolders: folders))
      }
      progress.modules.built += 1
    }
    try await scanDocuments(of: tree, row: row)
  }

  /// The row of a target.
  private mutating func entry(
    _ target: ScanTarget, of group: String?, in modules: ScanModules, imageFolders folders: [String]
  ) async throws(Failure) -> ScanEntry {
    progress.current = target.name
    tell(progress)
    if let remark = modules.report.remarks.first(where: { $0.place == target.place }) {
      return ScanEntry(target, of: group, remark: remark)
    }
    let module = await SourceBuilds.onWorkThreads { await modules.module(of: target.place.file) }
    if Task.isCancelled { throw Failure(.fault, "interrupted") }
    var entry = ScanEntry(target, of: group, in: module)
    guard case .success(let library) = module.result else { return entry }
    let isBare = isBare
    try await draw(&entry, of: library, imageFolders: folders) { loaded throws(AgentError) in
      guard let scene = target.scene(of: loaded, in: library, isBare: isBare) else {
        throw .refused(Failure(.badData, "the sources have no preview at \(target.place)"))
      }
      return scene
    }
    return entry
  }

  /// Draws in a child, and keeps the picture, where there is one.
  private mutating func draw(
    _ entry: inout ScanEntry, of library: BuiltLibrary, imageFolders: [String],
    scene: ([AgentPreview]) throws(AgentError) -> PageScene
  ) async throws(Failure) {
    // The next one starts while this one works.
    let (used, next) = (agent, try AgentConnection(limits, log: .dropped, on: loop))
    agent = next
    let picture = await entry.draw(
      by: used, library: library, imageFolders: imageFolders, limit: limit, scene: scene)
    used.close()
    if let picture, let output {
      let name = names.name(entry.pictureName) + ".png"
      try PictureFile.write(picture, to: "\(output)/\(name)")
      entry.picture = name
    }
  }

  // MARK: Documents

  private mutating func scanDocuments(
    of tree: ScanTree, row: (ScanEntry) throws(Failure) -> Void
  ) async throws(Failure) {
    for document in tree.documents {
      progress.current = document
      tell(progress)
      let path = URL(fileURLWithPath: document).standardizedFileURL.path
      let scenes: [ScannedScene]
      do throws(Failure) {
        scenes = try ScannedScene.all(ofDocument: path)
      } catch {
        try row(ScanEntry(document, error))
        continue
      }
      let module = await tree.module(ofDocument: path)
      if Task.isCancelled { throw Failure(.fault, "interrupted") }
      let folders = ResourceFolders.of([path])
      for scene in scenes {
        var entry = ScanEntry(scene, ofDocument: path, in: module)
        if case .success(let library) = module.result {
          try await draw(&entry, of: library, imageFolders: folders) { _ in
            PageScene(document: PageDocument(path: path, scene: scene.name), isOnWhite: true)
          }
        }
        try row(entry)
      }
    }
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

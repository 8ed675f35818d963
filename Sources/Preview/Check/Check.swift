// `vitrine check`: every picture that is wanted of a folder's views, drawn and compared with the stored one.

internal import Building
internal import CoreGraphics
internal import MainLoop
internal import Messages
internal import SourcePages

/// The check of a folder's pictures.
@MainActor
final class Check {
  /// The results, and what is left over.
  struct Outcome {
    /// By file, and within one in the order of declaration.
    var results: [CheckResult]
    /// The stored pictures that nothing names, sorted; nil where that is not known, as sources could not be read.
    var orphans: [String]?
  }

  private let limits: AgentLimits
  private let limit: TimeInterval
  private let records: Bool
  private let loop: EventLoop
  private let tell: @Sendable (String) -> Void

  private var settings = CheckSettingsFiles()
  private var stored = StoredPictures()
  /// The result of each picture, in the order of discovery; nil: it is not drawn yet.
  private var results: [CheckResult?] = []
  private var doneCount = 0
  private let queue = CheckQueue()
  /// Why nothing more is drawn, such as a full disk; nil: nothing is in the way.
  private var failure: Failure?
  private var isAllRead = true

  /// A check of sources. `limit`: seconds that an answer may take. `records`: pictures that are not as stored are
  /// written. `tell` hears how far it is, from any thread.
  init(
    _ sources: [String], limit: TimeInterval, records: Bool, on loop: EventLoop,
    tell: @escaping @Sendable (String) -> Void
  ) {
    limits = AgentLimits(AgentPermissions(), sources: sources)
    self.limit = limit
    self.records = records
    self.loop = loop
    self.tell = tell
  }

  /// Draws all that is wanted: while one module is built, an agent for each processor draws what is built already.
  func run(_ sources: [String], documents: [String]) async throws(Failure) -> Outcome {
    // A picture without parts of its sources would be no evidence.
    let tree = try await ScanTree.read(sources, documents: documents, whole: .all) { [tell] in
      tell("\($0)")
    }
    let workers = (0..<max(1, ProcessInfo.processInfo.activeProcessorCount)).map { _ in
      Task.onMain { [self] in await work() }
    }
    await withTaskCancellationHandler {
      do throws(Failure) {
        try await build(tree)
        try settings.checkNames()
      } catch {
        fail(error)
      }
      queue.finish()
      for worker in workers { await worker.value }
    } onCancel: {
      for worker in workers { worker.cancel() }
    }
    if let failure { throw failure }
    if Task.isCancelled { throw Failure(.fault, "interrupted") }
    let files = tree.groups.flatMap { $0.texts.map(\.path) } + tree.documents
    return Outcome(results: sorted, orphans: isAllRead ? stored.orphans(beside: files) : nil)
  }

  private var sorted: [CheckResult] {
    let all = results.compactMap(\.self).enumerated()
    return all.sorted { one, other in
      (one.element.file, one.element.line, one.offset)
        < (other.element.file, other.element.line, other.offset)
    }.map(\.element)
  }

  /// Nothing more is drawn.
  private func fail(_ failure: Failure) {
    self.failure = self.failure ?? failure
    queue.clear()
  }

  // MARK: Drawing

  private func work() async {
    let drawer = CheckDrawer(limits, limit: limit, records: records, on: loop)
    defer { drawer.close() }
    while let job = await queue.next(), !Task.isCancelled {
      do throws(Failure) {
        results[job.index] = try await drawer.result(of: job)
        doneCount += 1
        tell("\(doneCount) of \(results.count) pictures: \(job.picture.name)")
      } catch {
        fail(error)
      }
    }
  }

  // MARK: Building

  private func build(_ tree: ScanTree) async throws(Failure) {
    let given = tree.given + tree.documents
    let folders = ResourceFolders.of(given)
    for index in tree.shownGroups where failure == nil {
      let group = tree.groups[index]
      guard let modules = try await ScanModules.read(group, in: tree) else {
        isAllRead = false
        continue
      }
      let own = Set(group.texts.map(\.path))
      let targets = ScanTarget.all(
        modules.report, of: own, areViewsMeant: !tree.hasDesignables)
      for target in targets where failure == nil {
        try await add(target, in: modules, imageFolders: folders)
      }
    }
    for document in tree.documents where failure == nil {
      try await add(document: document, in: tree)
    }
  }

  private func add(
    _ target: ScanTarget, in modules: ScanModules, imageFolders: [String]
  ) async throws(Failure) {
    let subject = CheckSubject(target)
    if let remark = modules.report.remarks.first(where: { $0.place == target.place }) {
      settings.note(subject)
      let result = CheckResult(
        target.name, at: target.place, .refused, messages: [remark.text])
      return results.append(result)
    }
    let pictures = try pictures(of: subject)
    if pictures.isEmpty { return }
    let module = await SourceBuilds.onWorkThreads { await modules.module(of: target.place.file) }
    if Task.isCancelled { throw Failure(.fault, "interrupted") }
    add(pictures, of: subject, in: module, imageFolders: imageFolders)
  }

  private func add(document: String, in tree: ScanTree) async throws(Failure) {
    let path = URL(fileURLWithPath: document).standardizedFileURL.path
    let scenes: [ScannedScene]
    do throws(Failure) {
      scenes = try ScannedScene.all(ofDocument: path)
    } catch {
      isAllRead = false
      let place = SourcePlace(file: path, line: 1, column: 1)
      let name = URL(fileURLWithPath: path).lastPathComponent
      results.append(CheckResult(name, at: place, .refused, messages: [error.message]))
      return
    }
    let subjects = scenes.map { CheckSubject($0, ofDocument: path) }
    let wanted = try subjects.mapFailing { subject throws(Failure) in try pictures(of: subject) }
    if wanted.allSatisfy(\.isEmpty) { return }
    let module = await tree.module(ofDocument: path)
    if Task.isCancelled { throw Failure(.fault, "interrupted") }
    let folders = ResourceFolders.of([path])
    for (subject, pictures) in zip(subjects, wanted) where !pictures.isEmpty {
      add(pictures, of: subject, in: module, imageFolders: folders)
    }
  }

  private func pictures(of subject: CheckSubject) throws(Failure) -> [CheckPicture] {
    settings.note(subject)
    return stored.pictures(of: subject, try settings.file(for: subject.place.file))
  }

  /// Lets pictures be drawn; where nothing was built, one result says so.
  private func add(
    _ pictures: [CheckPicture], of subject: CheckSubject, in module: ScanModules.Module,
    imageFolders: [String]
  ) {
    switch module.result {
    case .success(let library):
      for picture in pictures {
        queue.append(
          CheckJob(
            index: results.count, picture: picture, library: library, imageFolders: imageFolders))
        results.append(nil)
      }
    case .failure(let failure):
      let told = Failure(failure)
      results.append(
        CheckResult(
          subject.name, at: subject.place, .notCompiled,
          messages: [told.message] + told.furtherLines))
    }
  }
}

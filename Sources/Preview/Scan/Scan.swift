// `vitrine scan`: every designable of a folder, built and drawn.

internal import Building
internal import CoreGraphics
internal import Messages
internal import Windowing

/// The report on a folder's designables.
@MainActor
enum Scan {
  /// Builds and draws the designables of the sources, each in a child of its own; where none is marked
  /// `@IBDesignable`, all views. `output`: a folder for their pictures.
  static func entries(
    _ sources: [String], limit: Double, output: String?, progress: (String) -> Void
  ) throws(Failure) -> [ScanEntry] {
    let modules = try modules(sources)
    let folders = ResourceFolders.of(sources)
    var built: [String: ScanModules.Module] = [:]
    var entries: [ScanEntry] = []
    var names = PictureNames()
    var agent = try ScanAgent(limit: limit)
    for view in shown(modules.report) {
      progress(view.name)
      let path = view.place.file
      let module = built[path] ?? Waiting.result { await modules.module(of: path) }
      built[path] = module
      var entry = ScanEntry(name: view.name, place: view.place, files: module.files)
      entry.lowered = modules.report.files.contains { $0.path == path && $0.isChanged }
      entry.note(module)
      if let remark = modules.report.remarks.first(where: { $0.place == view.place }) {
        entry.messages = [remark.text]
      } else if case .success(let library) = module.result {
        // The next one starts while this one works.
        let next = try ScanAgent(limit: limit)
        let picture = entry.draw(
          by: agent, library: library, files: modules.report.files, imageFolders: folders)
        agent = next
        if let picture, let output {
          try PictureFile.write(picture, to: "\(output)/\(names.name(view.name)).png")
        }
      }
      entries.append(entry)
    }
    return entries
  }

  private static func modules(_ sources: [String]) throws(Failure) -> ScanModules {
    try SourceBuild.result { () async throws(BuildFailure) in
      let paths = try SourceFiles.paths(sources)
      return try await ScanModules(
        paths.compactMap { try? SourceFiles.read([$0]).first }, given: sources)
    }
  }

  private static func shown(_ report: SourceReport) -> [ViewClass] {
    let designable = report.views.filter(\.isDesignable)
    return designable.isEmpty ? report.views : designable
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
  /// Takes over what the compiler said.
  fileprivate mutating func note(_ module: ScanModules.Module) {
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
    by agent: ScanAgent, library: String, files: [LoweredFile], imageFolders: [String]
  ) -> CGImage? {
    let start = ContinuousClock.now
    defer { drawSeconds = start.duration(to: .now) / .seconds(1) }
    do throws(ScanAgent.Trouble) {
      let picture = try agent.picture(
        of: name, library: library, files: files, imageFolders: imageFolders)
      blank = picture.isBlank
      drawn = !blank
      return picture.image
    } catch {
      note(error)
      return nil
    }
  }

  private mutating func note(_ trouble: ScanAgent.Trouble) {
    switch trouble {
    case .crashed(let lines):
      crashed = true
      messages = lines
    case .hung(let line):
      hung = true
      messages = [line]
    case .refused(let line):
      messages = [line]
      missingSymbols = line.firstMatch(of: /^there is no (.+)$/).map { [String($0.1)] } ?? []
    }
  }
}

// Which files of a target form the module that a designable needs.

internal import Building
internal import CoreGraphics
internal import Messages
internal import Synchronization

/// Builds the modules of a target's designables.
///
/// A small target, or one most of whose files may show something, is one module, without the files in which the compiler
/// finds faults and those that miss something of these. Of a designable that is in none, or of a large target, the
/// module is its own file with those that declare what it mentions and what the compiler misses; where that does not do,
/// the whole target if it is a library, else the folder that the file lies in; and where the project around the named
/// folders declares what is missing, the same with its files. Where nothing of that compiles the class's file whole, the parts are left out of it that do not compile.
final class ScanModules: Sendable {
  /// A module and what the compiler made of it.
  struct Module: Sendable {
    let files: [String]
    let seconds: Double
    let result: Result<BuiltLibrary, BuildFailure>
    /// The search that found the files; nil: there was none.
    var needed: NeededFiles?
    /// The names of the files in messages. Default: their paths.
    var fileNames = FileNames()

    var isBuilt: Bool { if case .success = result { true } else { false } }

    /// The parts of a file that are left out.
    func leftOut(of name: String) -> [SourceMessage] {
      (try? result.get())?.report.leftOut.filter { $0.place?.file == name } ?? []
    }

    /// The reasons for which files are refused that declare what messages miss.
    func causes(of messages: [SourceMessage]) -> [SourceMessage] {
      fileNames.withNames(needed?.causes(of: messages) ?? [])
    }
  }

  /// Files that are compiled together at most. A build of so many takes about half a minute.
  private static let mostFiles = 120
  /// Targets of so few files are tried whole.
  private static let fewFiles = 40
  /// Seconds after which a search adds no more files.
  private static let longestSearch = 10.0

  private let builder: Builder
  /// The files and folders that were named.
  private let given: [String]
  /// The target's name and files.
  private let target: String
  private let own: [String]
  private let fileNames: FileNames
  private let project: ClassSources.Project
  /// The project around the named folders; nil: it is not looked at, or ``project`` is that.
  private let around: ClassSources.Project?
  private let whole: WholeFiles
  let report: SourceReport
  private let isWorthWhole: Bool
  private let state = Mutex(State())

  private struct State {
    var built: [Module] = []
    /// By file, the module that was built as a last resort; nil: nothing helped.
    var partial: [String: Module?] = [:]
    /// The targets and folders that were tried whole, each in its target and with the project around.
    var tried: Set<String> = []
    /// The last search in the target, and that in the project around, whose refusals hold for the next one.
    var earlier: (inTarget: NeededFiles?, around: NeededFiles?)
  }

  /// Reads the texts of a target that may show something, of a small target all. `given` are the files and folders that
  /// were named, `needed` the texts of the targets that it imports.
  init(
    _ group: SourceGroups.Group, needed: [SourceText], in tree: ScanTree
  ) async throws(BuildFailure) {
    builder = tree.builder
    given = tree.given
    let fileNames = tree.fileNames
    self.fileNames = fileNames
    own = group.texts.map { fileNames.path($0.path) }
    target = "\(group.name ?? "") \(own.first ?? "")"
    let all = group.texts + needed
    whole = tree.whole
    // The rest of the project may have the names that a part of it misses.
    project = ClassSources.Project(
      tree.index(of: all), names: tree.names, whole: tree.looksAround ? .all : tree.whole,
      isPart: tree.looksAround)
    around =
      tree.looksAround
      ? ClassSources.Project(tree.index, names: tree.names, whole: tree.whole) : nil
    let index = around?.index ?? project.index
    let shown = group.texts.filter {
      index.mayShow(fileNames.path($0.path), areViewsMeant: !tree.hasDesignables)
    }
    isWorthWhole =
      !tree.isOfFiles
      && (own.count <= Self.fewFiles || own.count <= Self.mostFiles && shown.count * 2 >= own.count)
    let read = own.count > Self.fewFiles ? shown : group.texts
    report = try await builder.read(read + tree.above(read, in: all))
  }

  /// The module of a designable that a file declares. `name`: the file's.
  func module(of name: String) async -> Module {
    let path = fileNames.path(name)
    let module = await wholeModule(of: path)
    if module.isBuilt || Task.isCancelled { return module }
    if case .all = whole { return module }
    return await partialModule(of: path) ?? module
  }

  /// A module without the parts that do not compile, also of the file at the path.
  private func partialModule(of path: String) async -> Module? {
    if let known = state.withLock({ $0.partial[path] }) { return known }
    if let known = builtModule(of: path, orInPart: true) { return known }
    var search = ClassSources(for: [path], in: around ?? project, isLastResort: true)
    let module = await build(&search, isKept: false)
    let partial = module.isBuilt ? module : nil
    state.withLock { _ = $0.partial.updateValue(partial, forKey: path) }
    return partial
  }

  /// The module of the designable at a path, with all of its own file.
  private func wholeModule(of path: String) async -> Module {
    if let known = builtModule(of: path) { return known }
    let module = await module(of: path, in: project, isAround: false)
    guard let around, !module.isBuilt, !Task.isCancelled,
      case .failure(.sources(let messages)) = module.result,
      ClassSources.helps(fileNames.withPaths(messages), about: [path], in: around.index)
    else { return module }
    let further = await self.module(of: path, in: around, isAround: true)
    // Errors in files that nobody named would say nothing.
    return further.isBuilt ? further : module
  }

  /// The module of the designable at a path, from the files of a project: the target's, or those around the named
  /// folders as well.
  private func module(
    of path: String, in project: ClassSources.Project, isAround: Bool
  ) async -> Module {
    func whole(_ name: String, _ paths: [String]) async {
      let isNew = state.withLock { $0.tried.insert("\(name) \(isAround)").inserted }
      guard isNew else { return }
      var search = ClassSources(ofTarget: name, paths, in: project)
      _ = await build(&search)
    }
    if isWorthWhole {
      await whole(target, own)
      // No other file of the target could help one that is there in part.
      if let known = builtModule(of: path, orInPart: true) { return known }
    }
    let earlier = state.withLock { isAround ? $0.earlier.around : $0.earlier.inTarget }
    var search = ClassSources(for: [path], in: project, after: earlier)
    let module = await build(&search)
    state.withLock {
      if isAround { $0.earlier.around = search.files } else { $0.earlier.inTarget = search.files }
    }
    if module.isBuilt || isHopeless(module) { return module }
    if !isWorthWhole, ClassSources.isInLibrary(path, of: project) {
      await whole(target, own)
      if let known = builtModule(of: path, orInPart: true) { return known }
    }
    let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex) + "/"
    let inside = own.filter { $0.hasPrefix(folder) }
    guard inside.count > 1, inside.count <= Self.fewFiles, !isWorthWhole else { return module }
    await whole(String(folder), inside)
    return builtModule(of: path) ?? module
  }

  /// A module with all of the file at a path. `orInPart`: where there is none, one with what compiles of it. Default:
  /// false.
  private func builtModule(of path: String, orInPart: Bool = false) -> Module? {
    let name = fileNames.name(path)
    let modules = state.withLock { $0.built.filter { $0.files.contains(name) } }
    return modules.first { $0.leftOut(of: name).isEmpty } ?? (orInPart ? modules.first : nil)
  }

  /// Whether more files cannot help: a module is missing that is no target's.
  private func isHopeless(_ module: Module) -> Bool {
    guard case .failure(.sources(let messages)) = module.result else { return false }
    return messages.contains { $0.severity == .error && $0.text.hasPrefix("no such module ") }
  }

  /// Builds what a search finds. `isKept`: whether other classes' files may be taken from it. Default: true.
  private func build(_ search: inout ClassSources, isKept: Bool = true) async -> Module {
    let start = ContinuousClock.now
    var limits = SearchLimits()
    limits.files = max(Self.mostFiles, own.count)
    limits.seconds = Self.longestSearch
    let result: Result<BuiltLibrary, BuildFailure>
    do throws(BuildFailure) {
      let library = try await builder.build(
        &search, given: given, names: fileNames, within: limits)
      if let library {
        result = .success(library)
      } else {
        result = .failure(.missing("the compiler refuses each of the files"))
      }
    } catch {
      result = .failure(error)
    }
    let module = Module(
      files: search.files.chosen.map(fileNames.name),
      seconds: start.duration(to: .now) / .seconds(1), result: result, needed: search.files,
      fileNames: fileNames)
    if isKept, module.isBuilt { state.withLock { $0.built.append(module) } }
    return module
  }
}

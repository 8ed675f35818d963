// From sources to a library that an agent can load.

internal import Foundation
package import Messages

/// A library of a user's code.
package struct BuiltLibrary: Sendable {
  /// The library's file, in the cache or in ``folder``.
  package let path: String
  /// The reader's report of the sources that the library is made of.
  package let report: SourceReport
  /// The compiler's warnings, with their notes.
  package let warnings: [SourceMessage]
  /// The files of folders that are left out, each with what it misses. Default: none.
  package var leftOutFiles: [SourceMessage] = []
  /// The files whose classes and previews are shown, as they were named; nil: all. The others are there because these
  /// need them.
  package var shownFiles: [String]?
  /// The values that the library takes for its literals when it is loaded; nil: it has its own.
  package var literals: LiteralValues?
  /// The folder that holds the library's file as long as this is there; nil: the cache keeps it.
  package var folder: OwnedFolder?

  /// The parts of files and the files that are left out, each with what is wrong with it.
  package var leftOut: [SourceMessage] { report.leftOut + leftOutFiles }

  /// Whether the classes and previews of a file are shown.
  package func shows(_ file: String) -> Bool { shownFiles?.contains(file) ?? true }

  /// Whether another one is the same file, with the same values of its literals.
  package func isSame(as other: BuiltLibrary) -> Bool {
    path == other.path && literals == other.literals
  }
}

/// Builds libraries with the compiler's frontend and the linker, called directly.
package struct Builder: Sendable {
  let toolchain: Toolchain
  let modules: ModuleSet
  private let moduleArguments: [String]
  private let reader: Tool
  /// Programs that were started ahead of time.
  private let prewarmedReader = PrewarmedReader()
  private let prewarmedCompiler = PrewarmedCompiler()
  let waitingLinker = Shared<WaitingLinker?>(nil)
  private let reports: KeptReports
  /// The sources that were read last.
  let lastSources = Shared<[SourceText]>([])
  /// The path of the only source that differed from the sources read before; nil: there was none yet.
  let changedPath = Shared<String?>(nil)
  /// The library whose literals and bodies can be changed; nil: none is prepared.
  let editable = Shared<EditableLibrary?>(nil)
  /// The files that the compiler reads.
  let copies = SourceCopies()
  private let progress = Shared<@Sendable (BuildProgress) -> Void>({ _ in })
  let lastExcluded = Shared(ExcludedFiles())
  /// The sets of files that use members for their catalogs' colours and pictures.
  private let askingForAssets = Shared(Set<String>())
  /// The parts of the cache that were removed because they may be damaged.
  let removed = Shared(Set<DamagedPart>())

  /// Finds the compiler, the modules and the reader. Fails where one is missing, or where another
  /// compiler built the modules.
  package init() async throws(BuildFailure) {
    CacheFolder.removeLeftovers()
    toolchain = try await Toolchain.find()
    modules = try ModuleSet.find()
    if let version = modules.compilerVersion, version != toolchain.version {
      throw .toolchain(
        "the modules were built by \(version), and swiftc on PATH is \(toolchain.version)")
    }
    moduleArguments = try await modules.arguments()
    reader = Tool(path: ModuleSet.executableFolder + "/vitrine-reader")
    reports = KeptReports(of: reader)
  }

  /// Has `tell` hear how far a build is, once it has taken a second; on another thread.
  package func onProgress(_ tell: @escaping @Sendable (BuildProgress) -> Void) {
    progress.value = tell
  }

  /// Starts the programs of the next build, so that they are there when they are needed.
  package func prepare() {
    prewarmedReader.fill(reader, lastSources.value)
    prewarmedCompiler.fill(toolchain)
    editable.value?.prewarmedCompiler.fill(toolchain)
    guard waitingLinker.value == nil else { return }
    waitingLinker.value = WaitingLinker(toolchain.linker) { linkArguments([$0], library: $1) }
  }

  /// Reads the files: those of each target of a package as a module, all others as one. A report that is kept of the
  /// same files is taken as it is.
  package func read(_ sources: [SourceText]) async throws(BuildFailure) -> SourceReport {
    let sources = assigned(sources)
    note(sources)
    return try await report(of: sources)
  }

  /// The report about sources that have their modules.
  func report(of sources: [SourceText]) async throws(BuildFailure) -> SourceReport {
    let name = reports.name(of: sources)
    if let report = reports.report(name) { return report }
    let report = try await prewarmedReader.read(sources, with: reader).report
    reports.keep(report, name)
    return report
  }

  /// Reads the files, and replaces the bodies of a base. The sources have their modules.
  func read(
    _ sources: [SourceText], replacingBodiesOf base: BodyBase
  ) async throws(BuildFailure) -> ReaderProcess.Answer {
    note(sources)
    let answer = try await prewarmedReader.read(sources, replacingBodiesOf: base, with: reader)
    reports.keep(answer.report, reports.name(of: sources))
    return answer
  }

  /// Has the reader know the bodies of a base before a save replaces some, unless there is a newer save.
  func parse(_ base: BodyBase, of sources: [SourceText]) async throws(BuildFailure) {
    guard lastSources.value == sources else { return }
    _ = try await prewarmedReader.read(sources, replacingBodiesOf: base, with: reader)
  }

  private func note(_ sources: [SourceText]) {
    let known = Dictionary(lastSources.value.map { ($0.path, $0.text) }) { first, _ in first }
    lastSources.value = sources
    let changed = sources.filter { source in known[source.path].map { $0 != source.text } ?? false }
    if changed.count == 1 { changedPath.value = changed[0].path }
  }

  /// The texts with the module of each: its target in a package or an Xcode project around it.
  package func assigned(_ sources: [SourceText]) -> [SourceText] {
    PackageTargets.assigned(sources, reserved: modules.names)
  }

  /// Whether the framework or the toolchain has a module of a name.
  package func hasModule(_ name: String) -> Bool { modules.names.contains(name) }

  /// Builds files from folders, without those that need a missing module; the `kept` ones, which were named, are
  /// always built. Throws the first errors if nothing to show would be left, and the remaining ones if a file itself
  /// is at fault. `shown`: the files whose classes and previews are shown; nil: all. `given` are the named files and
  /// folders; asset catalogs are looked for there too.
  package func build(
    _ sources: [SourceText], keeping kept: Set<String>, showing shown: [String]? = nil,
    given: [String] = []
  ) async throws(BuildFailure) -> BuiltLibrary {
    var leftOut = lastExcluded.value
    defer { if !Task.isCancelled { lastExcluded.value = leftOut } }
    var first: [SourceMessage]?
    while true {
      let rest = leftOut.rest(of: sources)
      let failure: [SourceMessage]
      do throws(BuildFailure) {
        var built = try await build(rest, given: given)
        (built.leftOutFiles, built.shownFiles) = (leftOut.messages, shown)
        if rest.count == sources.count || built.hasDesignables(of: sources) { return built }
        failure = first ?? leftOut.messages.map(\.asError)
      } catch {
        guard case .sources(let messages) = error, !Task.isCancelled else { throw error }
        first = first ?? messages
        if leftOut.take(messages, from: rest, keeping: kept) { continue }
        let isMissing = !MissingSymbols.names(in: messages).isEmpty
        failure = messages + (isMissing ? leftOut.messages.map(\.asError) : [])
      }
      throw .sources(failure)
    }
  }

  /// Reads and compiles the files, fast. A library that was built from the same is taken as it is, an optimised
  /// one before any other.
  package func build(
    _ sources: [SourceText], given: [String] = []
  ) async throws(BuildFailure) -> BuiltLibrary {
    let places = sources.map(\.path) + given
    var report = try await read(sources)
    prewarmedCompiler.expect(
      fileCount: sources.count, report.modules.first.map { arguments(.none, ModuleFiles($0)) } ?? []
    )
    let name = folderName(report)
    let isAsking = askingForAssets.value.contains(name) || AssetSymbols.areNamed(in: sources)
    if isAsking { addAssets(AssetSymbols(of: places), to: &report, beside: sources) }
    do {
      return try await build(report)
    } catch {
      guard !isAsking, case .sources(let messages) = error, !Task.isCancelled else { throw error }
      let assets = AssetSymbols(of: places)
      guard assets.explain(messages) else { throw error }
      askingForAssets.value.insert(name)
      addAssets(assets, to: &report, beside: sources)
      return try await build(report)
    }
  }

  private func addAssets(
    _ assets: AssetSymbols, to report: inout SourceReport, beside sources: [SourceText]
  ) {
    let modules = Dictionary(grouping: report.files, by: \.module).mapValues { Set($0.map(\.path)) }
    for (module, paths) in modules {
      let own = sources.filter { paths.contains($0.path) }
      if let code = assets.code(beside: own) { report.append(code, to: module) }
    }
  }

  private func build(_ report: SourceReport) async throws(BuildFailure) -> BuiltLibrary {
    let folder = try CacheFolder.folder("builds/" + folderName(report))
    CacheFolder.markAsNew(folder)
    let optimized = path(of: report, .speed, in: folder)
    if CacheFolder.holds(optimized) {
      CacheFolder.markAsNew(optimized)
      return library(at: optimized, report, in: folder)
    }
    return try await library(of: report, .none, in: folder)
  }

  /// The same code in a library that runs faster and takes longer to build; the same library where it
  /// is such a one.
  package func optimized(_ built: BuiltLibrary) async throws(BuildFailure) -> BuiltLibrary {
    if built.path.isEmpty { return built }
    let folder = try CacheFolder.folder("builds/" + folderName(built.report))
    var optimized = try await library(of: built.report, .speed, in: folder)
    (optimized.leftOutFiles, optimized.shownFiles) = (built.leftOutFiles, built.shownFiles)
    return optimized
  }

  private func path(
    of report: SourceReport, _ optimization: Optimization, in folder: String
  ) -> String {
    "\(folder)/\(contentName(report, optimization)).so"
  }

  private func library(
    of report: SourceReport, _ optimization: Optimization, in folder: String
  ) async throws(BuildFailure) -> BuiltLibrary {
    let library = path(of: report, optimization, in: folder)
    if CacheFolder.holds(library) {
      CacheFolder.markAsNew(library)
    } else {
      let failures = KeptFailures(folder: folder)
      let name = contentName(report, optimization)
      if let messages = failures.messages(name) { throw .sources(messages) }
      do throws(BuildFailure) {
        try await compileWithRetry(report, optimization, to: library, in: folder)
      } catch {
        if case .sources(let messages) = error, !Task.isCancelled {
          failures.keep(messages, name, about: report.files)
        }
        throw error
      }
    }
    return self.library(at: library, report, in: folder)
  }

  private func library(
    at path: String, _ report: SourceReport, in folder: String
  ) -> BuiltLibrary {
    let set = ModuleSetBuild(report, .none)
    let warnings = set.modules.flatMap { module in
      compiler(of: module, in: set, scratch: folder)
        .warnings(keptIn: objectFolder(of: module))
    }
    return BuiltLibrary(path: path, report: report, warnings: warnings)
  }

  /// The name of the folder of object files, inside a module's folder.
  private static let objects = "objects"

  /// The folder for a module's files, whatever other modules a build has: an application and a test bench share what
  /// was compiled of a framework.
  private func folder(of module: ModuleFiles) -> String {
    "\(CacheFolder.path)/builds/\(folderName(module.files))"
  }

  func objectFolder(of module: ModuleFiles) -> String {
    "\(folder(of: module))/\(Self.objects)/\(module.module.compiledName)"
  }

  /// One build of all modules.
  struct ModuleSetBuild {
    let modules: [ModuleFiles]
    let optimization: Optimization
    /// Whether a file looks into the internals of another module.
    let isTesting: Bool
    /// The names of the modules' interfaces, as far as they are known.
    let interfaceNames = Shared<[String: String]>([:])

    init(_ report: SourceReport, _ optimization: Optimization) {
      modules = report.modulesInOrder
      self.optimization = optimization
      isTesting =
        modules.count > 1 && report.files.contains { $0.text.containsBytes(of: "@testable ") }
    }

    func module(named name: String) -> ModuleFiles? {
      modules.first { $0.module.compiledName == name }
    }
  }

  func compiler(
    of module: ModuleFiles, in set: ModuleSetBuild, scratch: String, copies: [String] = [],
    ready: WaitingCompiler? = nil
  ) -> ModuleCompiler {
    let further =
      (set.isTesting && module.isImported ? ["-enable-testing"] : [])
      + interfaceFolders(for: module, in: set).flatMap { ["-I", $0] }
    var version = version(set.optimization, module)
    for word in further { version.add(word) }
    return ModuleCompiler(
      frontend: toolchain.frontend, arguments: arguments(set.optimization, module) + further,
      version: version, scratch: scratch, copies: copies, files: module.files, ready: ready,
      tell: progress.value)
  }

  /// The folders of the interfaces of the modules that a module can import. Each is named after what its module
  /// tells others, and so it is another one wherever dependants have to be compiled anew.
  private func interfaceFolders(for module: ModuleFiles, in set: ModuleSetBuild) -> [String] {
    module.imports.compactMap { name in
      set.module(named: name).map { interfaceFolder(of: $0, in: set) }
    }
  }

  private func interfaceFolder(of module: ModuleFiles, in set: ModuleSetBuild) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(interfaceName(of: module, in: set))
    // These are all that it reaches: what they import is among them.
    for other in module.imports.compactMap(set.module) {
      fingerprint.add(interfaceName(of: other, in: set))
    }
    return "\(folder(of: module))/\(Self.interfaces)/\(fingerprint.name)"
  }

  /// A name that changes with what a module tells others, without those that it imports.
  private func interfaceName(of module: ModuleFiles, in set: ModuleSetBuild) -> String {
    let key = module.module.compiledName
    if let known = set.interfaceNames.value[key] { return known }
    var fingerprint = version(.none, module)
    fingerprint.add(set.isTesting ? "tested" : "")
    module.addInterface(to: &fingerprint)
    set.interfaceNames.value[key] = fingerprint.name
    return fingerprint.name
  }

  /// The name of the folder of the modules' interfaces, beside that of their objects.
  private static let interfaces = "interfaces"

  /// Compiles; once more where what is kept of earlier builds was damaged.
  private func compileWithRetry(
    _ report: SourceReport, _ optimization: Optimization, to library: String, in folder: String
  ) async throws(BuildFailure) {
    do throws(BuildFailure) {
      try await compile(report, optimization, to: library, in: folder)
    } catch {
      guard !Task.isCancelled, removeDamaged(after: error, of: report) else { throw error }
      try await compile(report, optimization, to: library, in: folder)
    }
    removed.value = []
  }

  private func compile(
    _ report: SourceReport, _ optimization: Optimization, to library: String, in folder: String
  ) async throws(BuildFailure) {
    let use = CacheUse.begin()
    defer { use.end() }
    let set = ModuleSetBuild(report, optimization)
    let ready =
      optimization == .none
      ? prewarmedCompiler.take(
        fileCount: report.files.count, set.modules.first.map { arguments(.none, $0) } ?? [])
      : nil
    let scratch = ready?.scratch ?? CacheFolder.scratch
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    // Also where there is no file left to compile.
    _ = try CacheFolder.folder(inside: scratch, "")
    let objects = try await objects(
      of: set, scratch: scratch, ready?.compiler, asLastBuild: true)
    let unfinished = scratch + "/module.so"
    try await link(
      objects, of: report, to: unfinished,
      by: optimization == .none ? waitingLinker.exchange(for: nil) : nil)
    // SAFETY: both names are C strings for the length of the call.
    guard unsafe rename(unfinished, library) == 0 else {
      throw .fault("\(library) cannot be written")
    }
    CacheFolder.prune(folder, keeping: Self.keptLibraries)
    for module in set.modules where module.isImported {
      CacheFolder.prune(
        "\(self.folder(of: module))/\(Self.interfaces)", of: "", keeping: Self.keptInterfaces)
    }
    CacheFolder.removeUnused(in: folder, for: Self.longestBuild) { $0.contains("-") }
  }

  /// Links objects to a library. `waiting`: a linker that waits for them, if there is one; where it fails, another one
  /// links again, and tells the errors.
  func link(
    _ objects: [String], of report: SourceReport, to library: String,
    by waiting: WaitingLinker? = nil
  ) async throws(BuildFailure) {
    let inputs = objects + furtherLibraries(for: report.files)
    if await waiting?.link(inputs, to: library) == true { return }
    let linked = try await toolchain.linker.run(linkArguments(inputs, library: library))
    guard linked.isSuccess else {
      throw .fault("\(Self.linkerFailed): \(linked.complaints)")
    }
  }

  /// The objects of all modules. Of modules with errors all are told of, but for those that import one of them.
  /// `asLastBuild`: whether the next build follows the changes from this one.
  func objects(
    of set: ModuleSetBuild, scratch: String, _ ready: WaitingCompiler?, asLastBuild: Bool
  ) async throws(BuildFailure) -> [String] {
    var objects: [String] = []
    var messages: [SourceMessage] = []
    var failed: Set<String> = []
    for module in set.modules {
      let name = module.module.compiledName
      guard failed.isDisjoint(with: module.imports) else {
        failed.insert(name)
        continue
      }
      let own = set.modules.count == 1 ? scratch : "\(scratch)/\(name)"
      do throws(BuildFailure) {
        objects += try await self.objects(
          of: module, in: set, scratch: own, ready, asLastBuild: asLastBuild)
      } catch {
        guard case .sources(let told) = error else { throw error }
        messages += told
        failed.insert(name)
      }
    }
    guard failed.isEmpty else { throw .sources(messages) }
    return objects
  }

  private func objects(
    of module: ModuleFiles, in set: ModuleSetBuild, scratch: String, _ ready: WaitingCompiler?,
    asLastBuild: Bool
  ) async throws(BuildFailure) -> [String] {
    _ = try CacheFolder.folder(inside: scratch, "")
    let copies = try self.copies.paths(of: module.files)
    let compiler = compiler(of: module, in: set, scratch: scratch, copies: copies, ready: ready)
    let name = module.module.compiledName
    let objects =
      switch set.optimization {
      case .none:
        try await compiler.objects(
          keptIn: try keptObjectFolder(of: module), asLastBuild: asLastBuild)
      case .speed: [try await compiler.wholeModule()]
      }
    if module.isImported {
      try await compiler.writeInterface(name, to: interfaceFolder(of: module, in: set))
    }
    return objects
  }

  func keptObjectFolder(of module: ModuleFiles) throws(BuildFailure) -> String {
    CacheFolder.markAsNew(folder(of: module))
    return try CacheFolder.folder(
      "builds/\(folderName(module.files))/\(Self.objects)/\(module.module.compiledName)")
  }

  /// The number of libraries kept for each set of files, so that undoing edits needs no build.
  private static let keptLibraries = 40
  /// The number of interfaces kept for each module.
  private static let keptInterfaces = 8
  /// Seconds after which what a build has written for itself was left behind by one that was ended.
  private static let longestBuild = 3600.0

  /// The compiler's optimisation.
  enum Optimization: String {
    /// It compiles fast, and what draws is the framework.
    case none = "-Onone"
    case speed = "-O"
  }

  /// All arguments of the compiler except files.
  private func arguments(_ optimization: Optimization, _ module: ModuleFiles) -> [String] {
    flags(optimization, module) + moduleArguments
  }

  /// The user's code is Swift 5 unless it says otherwise.
  private func flags(_ optimization: Optimization, _ module: ModuleFiles) -> [String] {
    [
      "-module-name", module.module.compiledName, "-package-name", module.module.package,
      "-target", toolchain.triple, "-swift-version", "5",
      optimization.rawValue,
      "-parse-as-library", "-gline-tables-only", "-diagnostic-style", "llvm",
      "-module-cache-path", KeptModules.path,
    ] + Self.verificationOff + ModuleCompiler.expressionLimit + toolchain.macroArguments
  }

  /// Turns off the compiler's verification passes and debug-only cleanups, a fifteenth of the time for a short
  /// file.
  private static let verificationOff = [
    "-sil-verify-none", "-disable-llvm-verify", "-Xllvm", "-sil-disable-pass=cleanup-debug-steps",
  ]

  /// The framework's symbols and the runtime's stay undefined: the agent has them, but for libraries
  /// that only some sources ask for.
  private func linkArguments(_ inputs: [String], library: String) -> [String] {
    ["-shared"] + inputs + [toolchain.runtimeObject, "-o", library]
      + toolchain.runtimeLibraries.flatMap { ["-L" + $0, "-rpath", $0] }
      + [Self.unoptimizedSupport]
  }

  /// Those that files ask for, as words of the linker.
  private func furtherLibraries(for files: [LoweredFile]) -> [String] {
    Self.furtherLibraries.filter { library in
      files.contains { $0.text.containsBytes(of: "import \(library.module)") }
    }.map { "-l" + $0.name }
  }

  /// Generic code for common types, which only code that is not optimised calls, so that an optimised
  /// agent does not have it.
  private static let unoptimizedSupport = "-lswiftSwiftOnoneSupport"

  /// Libraries of the toolchain that the agent does not use.
  private static let furtherLibraries = [
    (module: "FoundationNetworking", name: "FoundationNetworking"),
    (module: "Observation", name: "swiftObservation"),
    (module: "RegexBuilder", name: "swiftRegexBuilder"),
  ]

  // MARK: Names

  /// A fingerprint of the compiler, the modules and the flags.
  private func version(_ optimization: Optimization, _ module: ModuleFiles) -> Fingerprint {
    var fingerprint = Fingerprint()
    for text in [toolchain.version, modules.fingerprint] + flags(optimization, module) {
      fingerprint.add(text)
    }
    return fingerprint
  }

  /// The name of the folder for a set of files: each set keeps its own libraries.
  private func folderName(_ report: SourceReport) -> String { folderName(report.files) }

  private func folderName(_ files: [LoweredFile]) -> String {
    var fingerprint = Fingerprint()
    for file in files { fingerprint.add(URL(fileURLWithPath: file.path).path) }
    return fingerprint.name
  }

  private func contentName(_ report: SourceReport, _ optimization: Optimization) -> String {
    var fingerprint = Fingerprint()
    for module in report.modulesInOrder {
      fingerprint.add(version(optimization, module).name)
      for text in module.imports + module.files.map(\.text) { fingerprint.add(text) }
    }
    return fingerprint.name
  }
}

extension BuiltLibrary {
  /// Whether there is something to show that is worth it: a designable, if the shown ones of the sources have any.
  fileprivate func hasDesignables(of sources: [SourceText]) -> Bool {
    let views = report.views.filter { shows($0.place.file) }
    return views.contains(where: \.isDesignable)
      || !views.isEmpty
        && !sources.contains { shows($0.path) && $0.text.containsBytes(of: "@IBDesignable") }
  }
}

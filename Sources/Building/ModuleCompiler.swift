// Compiling the copies of a module's files: all at once, or those that need it.

internal import Foundation
internal import Messages

/// The compiler with the files of one module.
struct ModuleCompiler: Sendable {
  let frontend: Tool
  /// All arguments except files.
  private(set) var arguments: [String]
  /// A fingerprint of the compiler and its arguments.
  let version: Fingerprint
  /// A folder that is removed after the build.
  let scratch: String
  let copies: [String]
  /// The lowered files that the copies hold, in the order of the copies.
  let files: [LoweredFile]
  /// A compiler that waits for the text of the only file, if there is one.
  let ready: WaitingCompiler?
  /// The number of compilers that run at a time; tests set it. Default: that of the processors.
  var compilerCount = ProcessInfo.processInfo.activeProcessorCount
  /// Hears how far a compile is that takes long. Default: nobody does.
  var tell: @Sendable (BuildProgress) -> Void = { _ in }

  /// One object of all files, which the compiler can look into from one another: the code runs faster.
  func wholeModule() async throws(BuildFailure) -> String {
    let object = scratch + "/module.o"
    let words = ["-frontend", "-c"] + copies + arguments + ["-o", object]
    var outcome = try await run(words, compiling: Array(files.indices))
    if exceededLimit([outcome]) {
      outcome = try await run(words + Self.longExpressionLimit, compiling: Array(files.indices))
    }
    try await check([outcome])
    return object
  }

  /// An object a file. A file's object depends on its text and on what it uses of the other files: where none of that
  /// changed since an earlier build, it is kept in `folder`.
  ///
  /// Its name stands for its text and the interfaces of all files (``LoweredFile/interface``). Where that is not there,
  /// the last build's object is taken under the new name, unless the file has to be compiled again
  /// (``RebuildPlan``).
  ///
  /// The first build of a module writes no records of dependencies, which take a quarter of its time:
  /// ``recordDependencies(keptIn:)`` does.
  ///
  /// `asLastBuild`: whether the next build follows the changes from this one, and older objects are pruned. Not so where
  /// a newer one may have begun: its objects and its state have to stay.
  func objects(
    keptIn folder: String, asLastBuild: Bool = true
  ) async throws(BuildFailure) -> [String] {
    let names = objectNames
    let kept = names.map { "\(folder)/\($0).o" }
    var missing = Set(kept.indices.filter { !CacheFolder.holds(kept[$0]) })
    // Before another program that builds the same has put too many others there.
    for path in kept { CacheFolder.markAsNew(path) }
    let statePath = "\(folder)/\(version.name).state"
    let present = Set(kept.indices).subtracting(missing)
    let state = missing.isEmpty ? nil : ModuleState(at: statePath)
    if let state {
      var plan = RebuildPlan(files, names: names, after: state, in: folder, settled: present)
      while !plan.stale.isEmpty {
        let stale = plan.stale
        try await compile(stale.sorted(), named: names, keptIn: folder, records: hasOthers)
        missing.subtract(stale)
        plan.settle(stale)
      }
      for (index, object) in plan.kept where Self.link(object, to: names[index], in: folder) {
        missing.remove(index)
      }
    }
    try await compile(
      missing.sorted(), named: names, keptIn: folder, records: state != nil && hasOthers)
    if asLastBuild || ModuleState(at: statePath) == nil {
      ModuleState(files, objects: names).write(to: statePath)
    }
    if asLastBuild {
      for kind in [".o", Self.warningsSuffix, RebuildPlan.suffix] {
        CacheFolder.prune(
          folder, of: kind, keeping: 2 * files.count + Self.spareObjects, besides: Set(names))
      }
    }
    return kept
  }

  /// Whether a file can depend on another.
  private var hasOthers: Bool { files.count > 1 }

  /// Compiles files, and keeps their objects in `folder`, with their records of dependencies if `records`.
  private func compile(
    _ indices: [Int], named names: [String], keptIn folder: String, records: Bool
  ) async throws(BuildFailure) {
    guard !indices.isEmpty else { return }
    var outcomes = try await compile(indices, ready, records: records)
    if exceededLimit(outcomes) {
      outcomes = try await compile(
        indices, nil, records: records, further: Self.longExpressionLimit)
    }
    for index in indices {
      let kept = "\(folder)/\(names[index])"
      if records { Self.move(record(index), to: kept + RebuildPlan.suffix) }
      Self.move(object(index), to: kept + ".o")
    }
    try await check(outcomes)
    keepWarnings(of: indices, outcomes, in: folder)
  }

  /// Compiles the files again whose objects in `folder` have no record of dependencies beside them, so that the next
  /// change of an interface reaches only the files that depend on it. Checked types alone would not do: while the
  /// compiler makes code it finds types inside of others, on which the layout depends.
  ///
  /// A save ends it, and the records that are made stay: a module of 200 files has all of them after a few pauses.
  func recordDependencies(keptIn folder: String) async throws(BuildFailure) {
    guard hasOthers else { return }
    let names = objectNames
    let missing = files.indices.filter { index in
      let kept = "\(folder)/\(names[index])"
      return CacheFolder.holds(kept + ".o")
        && !FileManager.default.fileExists(atPath: kept + RebuildPlan.suffix)
    }
    let step = Self.recordedAtATime * compilerCount
    for start in stride(from: 0, to: missing.count, by: step) {
      let part = missing[start..<min(start + step, missing.count)]
      try await compile(Array(part), named: names, keptIn: folder, records: true)
    }
  }

  /// The files of which one compiler makes the records at a time. To read the others of a module of 200 files takes it as
  /// long as to compile three.
  private static let recordedAtATime = 16

  /// Gives a file another place; it stays where it is where that cannot be.
  private static func move(_ path: String, to place: String) {
    // SAFETY: both names are C strings for the length of the call.
    _ = unsafe rename(path, place)
  }

  /// Gives an object, its record and its warnings, where they are there, another name beside the one that they have;
  /// false where the object cannot have it.
  private static func link(_ object: String, to name: String, in folder: String) -> Bool {
    if object == name { return true }
    for suffix in [warningsSuffix, RebuildPlan.suffix, ".o"] {
      let target = "\(folder)/\(name)\(suffix)"
      // SAFETY: both names are C strings for the length of the calls.
      unsafe unlink(target)
      // SAFETY: both names are C strings for the length of the call.
      let code = unsafe Foundation.link("\(folder)/\(object)\(suffix)", target)
      if code != 0, suffix == ".o" { return false }
    }
    return true
  }

  /// Writes what other modules see of this one into `folder`, unless it is there.
  func writeInterface(_ name: String, to folder: String) async throws(BuildFailure) {
    if CacheFolder.holds("\(folder)/\(name).swiftmodule") { return CacheFolder.markAsNew(folder) }
    try? FileManager.default.removeItem(atPath: folder)
    let unfinished = try CacheFolder.folder(inside: scratch, "interface")
    let words =
      ["-frontend", "-emit-module"] + copies + arguments + Self.bodiesOff
      + ["-o", "\(unfinished)/\(name).swiftmodule"]
    try await check([try await run(words, compiling: Array(files.indices))])
    try? FileManager.default.createDirectory(
      atPath: (folder as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    // Another build may have written the same: then there is nothing to do.
    // SAFETY: both names are C strings for the length of the call.
    _ = unsafe rename(unfinished, folder)
  }

  /// Leaves functions' bodies out, which the objects have been checked with.
  private static let bodiesOff = ["-experimental-skip-non-inlinable-function-bodies-without-types"]

  // MARK: Edits

  /// The same, for objects in which bodies can be replaced by code that sees what is private.
  var allowingReplacement: ModuleCompiler {
    var other = self
    other.arguments += ["-enable-implicit-dynamic", "-enable-private-imports"]
    return other
  }

  /// The arguments for a module of another name.
  func arguments(ofModule name: String) -> [String] {
    var words = arguments
    if let index = words.firstIndex(of: "-module-name") { words[index + 1] = name }
    return words
  }

  /// Writes the compiler's syntax tree of a file, with types, in JSON. Returns its path; nil where the file has errors.
  func tree(of index: Int) async throws(BuildFailure) -> String? {
    let path = scratch + "/tree.json"
    let words =
      ["-frontend", "-dump-ast", "-dump-ast-format", "json"] + inputs([index]) + arguments
      + ["-o", path]
    return try await run(words, compiling: [index]).isSuccess ? path : nil
  }

  /// Compiles one file, and keeps nothing of it. Returns the object's path; nil where the file has errors.
  func object(of index: Int) async throws(BuildFailure) -> String? {
    try await compile([index], ready, records: false).allSatisfy(\.isSuccess) ? object(index) : nil
  }

  // MARK: Warnings

  /// The warnings of the build that made each file's object, this one or an earlier one.
  func warnings(keptIn folder: String) -> [SourceMessage] {
    objectNames.flatMap { name in
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)\(Self.warningsSuffix)")
      return data.flatMap { try? JSONDecoder().decode([SourceMessage].self, from: $0) } ?? []
    }
  }

  private static let warningsSuffix = ".json"

  /// Keeps the warnings about the user's code beside the objects, without those about generated code.
  private func keepWarnings(of indices: [Int], _ outcomes: [Tool.Outcome], in folder: String) {
    let all = Self.groups(outcomes.flatMap { CompilerMessages.parse($0.complaints, files) })
    let names = objectNames
    for index in indices {
      let own = all.filter { $0[0].severity == .warning && $0[0].place?.file == files[index].path }
      guard !own.isEmpty, let data = try? JSONEncoder().encode(own.flatMap(\.self)) else {
        continue
      }
      let path = "\(folder)/\(names[index])\(Self.warningsSuffix)"
      try? data.write(to: URL(fileURLWithPath: path))
    }
  }

  private static let spareObjects = 40

  private var objectNames: [String] {
    var shared = version
    for file in files { for text in [file.path, file.interface] { shared.add(text) } }
    return files.map { file in
      var own = shared
      own.add(file.path)
      own.add(file.text)
      return own.name
    }
  }

  private func object(_ index: Int) -> String { Self.object(index, scratch) }

  /// The record of dependencies that the compiler writes for a file.
  private func record(_ index: Int) -> String { "\(scratch)/\(index)\(RebuildPlan.suffix)" }

  /// The object file that the compiler writes for a file.
  static func object(_ index: Int, _ scratch: String) -> String { "\(scratch)/\(index).o" }

  /// Compiles files with ``compilerCount`` compilers at a time.
  private func compile(
    _ indices: [Int], _ ready: WaitingCompiler?, records: Bool, further: [String] = []
  ) async throws(BuildFailure) -> [Tool.Outcome] {
    if let ready, indices == [0] {
      let watch = CompileWatch(ready.running, files, compiling: indices)
      let outcome = try await watched(watch) { () throws(BuildFailure) in
        await ready.finish(Array(files[0].text.utf8))
      }
      if let outcome { return [outcome] }
    }
    let shares = shares(of: indices)
    let progress = CompileProgress(
      shares.map { $0.map { (files[$0].path, object($0)) } }, compilerCount: compilerCount,
      tell: tell)
    defer { progress.finish() }
    let results = await withTaskGroup(of: Result<Tool.Outcome, BuildFailure>.self) { group in
      var ended: [Result<Tool.Outcome, BuildFailure>] = []
      for (number, share) in shares.enumerated() {
        if number >= compilerCount, let result = await group.next() { ended.append(result) }
        // In a cancelled task, too: the compiler is ended at once, and the build fails.
        group.addTask { await result(of: share, records: records, further) }
      }
      return await group.reduce(into: ended) { $0.append($1) }
    }
    var outcomes: [Tool.Outcome] = []
    for result in results { outcomes.append(try result.get()) }
    return outcomes
  }

  /// The files of each compiler, of which ``compilerCount`` run at a time.
  private func shares(of indices: [Int]) -> [[Int]] {
    let atATime = compilerCount * Self.filesPerCompiler
    let rounds = (indices.count + atATime - 1) / atATime
    let count = min(compilerCount * rounds, indices.count)
    return (0..<count).map { share in
      stride(from: share, to: indices.count, by: count).map { indices[$0] }
    }
  }

  /// The files that one compiler compiles, at most. It keeps all that it has checked, and each file takes it longer than
  /// the one before: the hundredth a quarter longer than the first. But each compiler reads all files of the module.
  private static let filesPerCompiler = 32

  /// The words for all files of the module, of which those of `indices` are compiled.
  private func inputs(_ indices: [Int]) -> [String] {
    copies.indices.flatMap {
      indices.contains($0) ? ["-primary-file", copies[$0]] : [copies[$0]]
    }
  }

  private func result(
    of indices: [Int], records: Bool, _ further: [String]
  ) async -> Result<Tool.Outcome, BuildFailure> {
    let outputs = indices.flatMap { index in
      ["-o", object(index)]
        + (records ? ["-emit-reference-dependencies-path", record(index)] : [])
    }
    let words = ["-frontend", "-c"] + inputs(indices) + arguments + further + outputs
    do throws(BuildFailure) {
      return .success(try await run(words, compiling: indices))
    } catch {
      return .failure(error)
    }
  }

  /// Runs the compiler, until its bound. `indices`: the files that it compiles.
  private func run(
    _ words: [String], compiling indices: [Int]
  ) async throws(BuildFailure) -> Tool.Outcome {
    let tool = RunningTool()
    return try await watched(CompileWatch(tool, files, compiling: indices)) {
      () throws(BuildFailure) in
      try await frontend.run(words, watched: tool)
    }
  }

  /// Runs `body`; fails where the watch has ended the compiler.
  private func watched<Value>(
    _ watch: CompileWatch, _ body: () async throws(BuildFailure) -> Value
  ) async throws(BuildFailure) -> Value {
    let value: Value
    do throws(BuildFailure) {
      value = try await body()
    } catch {
      _ = watch.finish()
      throw error
    }
    if let failure = watch.finish() { throw failure }
    return value
  }

  /// Throws the compiler's messages, each once.
  private func check(_ outcomes: [Tool.Outcome]) async throws(BuildFailure) {
    let failed = outcomes.filter { !$0.isSuccess }
    guard !failed.isEmpty else { return }
    var messages: [SourceMessage] = []
    for message in inFileOrder(failed.flatMap { CompilerMessages.parse($0.complaints, files) })
    where !messages.contains(message) {
      messages.append(message)
    }
    let errors = messages.filter { $0.severity == .error }
    let refined = try await DiagnosticRefinement(self).refined(errors)
    if !refined.isEmpty { throw .sources(refined) }
    // An error in a class causes errors in the generated code about it: those in the user's code say more.
    let placed = messages.filter { $0.place != nil }
    if errors.contains(where: { $0.place != nil }) { throw .sources(placed) }
    if errors.isEmpty { throw .fault("the compiler failed: \(failed[0].complaints.suffix(400))") }
    throw .sources(messages)
  }

  /// The messages in the order of the files, whichever compiler ended first.
  private func inFileOrder(_ messages: [SourceMessage]) -> [SourceMessage] {
    func index(_ group: [SourceMessage]) -> Int {
      files.firstIndex { $0.path == group[0].place?.file } ?? files.count
    }
    return Self.groups(messages).enumerated().sorted {
      (index($0.element), $0.offset) < (index($1.element), $1.offset)
    }
    .flatMap(\.element)
  }

  /// Each message with the notes that say more about it.
  private static func groups(_ messages: [SourceMessage]) -> [[SourceMessage]] {
    var groups: [[SourceMessage]] = []
    for message in messages {
      if message.severity == .note, !groups.isEmpty {
        groups[groups.count - 1].append(message)
      } else {
        groups.append([message])
      }
    }
    return groups
  }
}

// Which files of a target form the module that a designable needs.

internal import Building
internal import CoreGraphics
internal import Messages
internal import Synchronization

/// Builds the modules of a target's designables.
///
/// The target is one module where the compiler takes it whole. Applications seldom are: then the files in
/// which the compiler finds no fault are one, without those that miss something of the others. Of a
/// designable that is in none of these, or of a large target, the module is its own file, and as long as the
/// compiler misses names that other files declare, those files too; where that does not do, the folder that the
/// file lies in, or one above.
final class ScanModules: Sendable {
  /// A module and what the compiler made of it.
  struct Module: Sendable {
    let files: [String]
    let seconds: Double
    let result: Result<BuiltLibrary, BuildFailure>

    var isBuilt: Bool { if case .success = result { true } else { false } }
  }

  /// A module that the target imports.
  struct NeededModule: Sendable {
    let compiledName: String
    /// All of its texts.
    let texts: [SourceText]
    /// Those that the compiler takes together; none where it was not asked, as they are many.
    let sound: [SourceText]
  }

  /// Files that are compiled together at most: larger targets are not tried whole, and what needs more is given up. A
  /// build of so many takes about half a minute.
  private static let mostFiles = 120

  private let builder: Builder
  /// The files and folders that were named.
  private let given: [String]
  /// The target's texts.
  private let own: [SourceText]
  /// The modules that it imports, by their compiled names.
  private let needed: [String: NeededModule]
  /// The target's texts and those of these modules.
  private let all: [SourceText]
  private let index: ScanIndex
  let report: SourceReport
  /// The target without the files that the compiler finds faults in; nil where that leads nowhere.
  private let sound: Module?
  /// The builds of folders, by path.
  private let tried = Mutex<[String: Module]>([:])
  /// The modules that the compiler did not find: files that import one are of no use to others.
  private let missing = Mutex<Set<String>>([])
  /// The modules of which too little can be compiled for those who import them.
  private let unsound = Mutex<Set<String>>([])
  /// The modules that were built for single designables.
  private let built = Mutex<[Module]>([])

  /// Reads the texts of a target and tries them as one module; of a large target only those that may show something,
  /// and of one in which none may, and that no other imports, none. `given` are the files and folders that were named.
  init(
    _ own: [SourceText], needed: [NeededModule], given: [String], areViewsMeant: Bool,
    isImported: Bool, builder: Builder
  ) async throws(BuildFailure) {
    self.builder = builder
    self.given = given
    self.own = own
    self.needed = Dictionary(needed.map { ($0.compiledName, $0) }) { first, _ in first }
    all = own + needed.flatMap(\.texts)
    let index = ScanIndex(all)
    self.index = index
    let shown = own.filter { index.mayShow($0, areViewsMeant: areViewsMeant) }
    // Views in other types are seen by the reader alone.
    let mayHoldViews = areViewsMeant && own.contains { $0.text.contains("View") }
    guard isImported || mayHoldViews || !shown.isEmpty else {
      (report, sound) = (SourceReport(files: [], views: [], inspectables: [], remarks: []), nil)
      return
    }
    let read = all.count > Self.mostFiles ? shown : own
    report = try await builder.read(read + Self.above(read, in: all, index))
    sound = await Self.sound(
      own, needed: needed.flatMap(\.sound), builder: builder, given: given)
  }

  /// The texts that declare the classes above those in others, and are not among them.
  private static func above(
    _ shown: [SourceText], in texts: [SourceText], _ index: ScanIndex
  ) -> [SourceText] {
    let known = Set(shown.map(\.path))
    let wanted = shown.reduce(into: Set<String>()) { $0.formUnion(index.filesAbove($1.path)) }
    return texts.filter { wanted.contains($0.path) && !known.contains($0.path) }
  }

  /// The target's texts that can be compiled, for the targets that import it.
  var soundTexts: [SourceText] {
    guard let files = sound.map({ Set($0.files) }) else { return [] }
    return own.filter { files.contains($0.path) }
  }

  /// How often files with faults are left out before the target counts as unsound.
  private static let soundingRounds = 6

  /// The texts without those that the compiler finds faults in, again and again.
  private static func sound(
    _ own: [SourceText], needed: [SourceText], builder: Builder, given: [String]
  ) async -> Module? {
    guard own.count <= mostFiles else { return nil }
    var rest = own
    var module = await build(rest + needed, builder: builder, given: given)
    for _ in 0..<soundingRounds {
      guard case .failure(.sources(let messages)) = module.result else { break }
      let faulty = Set(messages.filter { $0.severity == .error }.compactMap(\.place?.file))
      let count = rest.count
      rest.removeAll { faulty.contains($0.path) }
      if rest.isEmpty || rest.count == count { return nil }
      module = await build(rest + needed, builder: builder, given: given)
    }
    return module.isBuilt ? module : nil
  }

  /// The module of a designable that `path` declares.
  func module(of path: String) async -> Module {
    if let sound, sound.files.contains(path) { return sound }
    if let known = built.withLock({ $0.first { $0.files.contains(path) } }) { return known }
    let module = await smallest(around: path)
    if module.isBuilt { built.withLock { $0.append(module) } }
    return module
  }

  /// The time that the search for a designable's module may take, in seconds, between two builds.
  private static let longestSearch = 20.0

  private func smallest(around path: String) async -> Module {
    if let name = unsoundImport(of: path) {
      let reason = "\(path): too little of the module \(name), which it imports, can be compiled"
      return Module(files: [path], seconds: 0, result: .failure(.missing(reason)))
    }
    let start = ContinuousClock.now
    var chosen = own.filter { $0.path == path }
    while true {
      let module = await Self.build(withModules(chosen), builder: builder, given: given)
      guard case .failure(.sources(let messages)) = module.result else { return module }
      if leaveOutImporters(ofMissingIn: messages, but: path) {
        chosen.removeAll { $0.path != path && importsMissing($0) }
        continue
      }
      let further = files(with: messages, for: path).subtracting(chosen.map(\.path))
        .filter { index.text($0).map(importsMissing) != true }
      if further.isEmpty {
        return isHopeless(messages) ? module : await folderModule(around: path) ?? module
      }
      chosen += all.filter { further.contains($0.path) }
      let isLong = start.duration(to: .now) / .seconds(1) > Self.longestSearch
      if isLong || chosen.count > Self.mostFiles {
        giveUpImports(of: path)
        return module
      }
    }
  }

  /// A module that a file imports and that was given up.
  private func unsoundImport(of path: String) -> String? {
    let unsound = unsound.withLock(\.self)
    guard !unsound.isEmpty, let text = index.text(path) else { return nil }
    return ImportedModules.names(in: text.text).sorted().first(where: unsound.contains)
  }

  /// Gives up the modules that a file imports and that are known in parts alone: for the next file that imports them the
  /// search would take as long.
  private func giveUpImports(of path: String) {
    guard let text = index.text(path) else { return }
    let names = ImportedModules.names(in: text.text).filter { name in
      text.module.imports[name].flatMap { needed[$0] }?.sound.isEmpty == true
    }
    unsound.withLock { $0.formUnion(names) }
  }

  /// Takes note of modules that are nowhere and that other files than one import; returns whether there is a new one.
  private func leaveOutImporters(
    ofMissingIn messages: [SourceMessage], but path: String
  ) -> Bool {
    let found = messages.filter { $0.text.hasPrefix("no such module ") && $0.place?.file != path }
    let names = Set(MissingSymbols.names(in: found))
      .filter { name in !needed.values.contains { $0.texts.first?.module.name == name } }
    return missing.withLock { missing in
      let count = missing.count
      missing.formUnion(names)
      return missing.count > count
    }
  }

  private func importsMissing(_ text: SourceText) -> Bool {
    let missing = missing.withLock(\.self)
    return !missing.isEmpty && !missing.isDisjoint(with: ImportedModules.names(in: text.text))
  }

  /// Whether more files cannot help: a module is missing that is no target's.
  private func isHopeless(_ messages: [SourceMessage]) -> Bool {
    messages.contains { $0.severity == .error && $0.text.hasPrefix("no such module ") }
  }

  /// Texts with those of the modules that they import: all that can be compiled of these, or, of modules that are not
  /// known to, the files that declare names in the texts.
  private func withModules(_ texts: [SourceText]) -> [SourceText] {
    var chosen = Set(texts.map(\.path))
    var open = texts
    var all = texts
    while let text = open.popLast() {
      for name in ImportedModules.names(in: text.text) {
        guard let compiled = text.module.imports[name], let module = needed[compiled] else {
          continue
        }
        let further = members(of: module, for: text).filter { chosen.insert($0.path).inserted }
        all += further
        open += further
      }
    }
    return all
  }

  private func members(of module: NeededModule, for text: SourceText) -> [SourceText] {
    if !module.sound.isEmpty { return module.sound }
    let named = index.files(named: SourceOutline.capitalizedWords(in: text.text))
    let usable = module.texts.filter { !importsMissing($0) }
    let members = usable.filter { named.contains($0.path) }
    // A module without files would be missing.
    return members.isEmpty ? Array(usable.prefix(1)) : Array(members.prefix(Self.mostFiles))
  }

  /// The nearest folder around a file that the compiler takes as a module.
  private func folderModule(around path: String) async -> Module? {
    var folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    while !folders.isEmpty {
      let folder = folders.joined(separator: "/") + "/"
      let inside = own.filter { $0.path.hasPrefix(folder) }
      guard inside.count < own.count, inside.count <= Self.mostFiles else { return nil }
      let module = await module(ofFolder: folder, inside)
      if module.isBuilt { return module }
      folders.removeLast()
    }
    return nil
  }

  private func module(ofFolder folder: String, _ texts: [SourceText]) async -> Module {
    if let module = tried.withLock({ $0[folder] }) { return module }
    let module = await Self.build(withModules(texts), builder: builder, given: given)
    tried.withLock { $0[folder] = module }
    return module
  }

  /// The nearest files that declare what the messages say is missing; for a module, those in the
  /// folders of its name.
  private func files(with messages: [SourceMessage], for path: String) -> Set<String> {
    let called = messages.flatMap { message in
      let line = message.place.map(index.line) ?? ""
      return MissingSymbols.initializers(in: line, for: message)
        + MissingSymbols.owners(in: line, for: message)
    }
    let found = (MissingSymbols.names(in: messages) + called).flatMap { name in
      index.file(declaring: name, near: path).map { [$0] } ?? index.files(inFolder: name)
    }
    return Set(found)
  }

  private static func build(
    _ texts: [SourceText], builder: Builder, given: [String]
  ) async -> Module {
    let start = ContinuousClock.now
    let result: Result<BuiltLibrary, BuildFailure>
    do throws(BuildFailure) {
      result = .success(try await builder.build(texts, given: given))
    } catch {
      result = .failure(error)
    }
    return Module(
      files: texts.map(\.path), seconds: start.duration(to: .now) / .seconds(1), result: result)
  }
}

// The files of a project that some of its classes need.

internal import Foundation
package import Messages

/// Chooses files among a project's: given ones, those that declare the types that these mention, and those that declare
/// what the compiler misses in them; without the parts that it refuses, and without files where that is not enough.
package struct NeededFiles: Sendable {
  /// The files to compile, in the order in which they were found to be needed.
  package private(set) var chosen: [String] = []
  /// The files that the compiler refuses, with the first reason.
  package private(set) var refused: [String: SourceMessage] = [:]
  private let index: SourceIndex
  /// The files that are never refused: a search without them is of no use.
  private let kept: Set<String>
  /// The errors for which parts of the files are left out.
  var faults = FileFaults()
  private let whole: WholeFiles
  /// The modules that are nowhere: files that import one are of no use to others.
  private var missingModules: Set<String> = []
  /// Whether files are added still.
  private var isGrowing = true
  /// The files that are chosen because the rest of their library is; none after many of them were at fault.
  private var libraryFiles: Set<String> = []
  private var hasAddedForeignLibraries = false

  /// Types that files mention are followed up to so many files: more are an application, whose parts are better asked
  /// for one by one.
  private static let mostForeseen = 60
  /// Libraries of so few files are taken as wholes.
  private static let smallLibrary = 40
  /// Libraries of more files are not taken as wholes: to compile so many takes a minute.
  static let largestLibrary = 240
  /// Of a larger library, the share that is needed where it is taken as a whole.
  private static let wholeShare = 3
  /// A library is given up as a whole where more than this share of it is at fault.
  private static let faultyShare = 8

  /// Nothing is needed yet. `kept`: files that are not refused. `whole`: those of which no part is left out.
  package init(
    in index: SourceIndex, keeping kept: Set<String> = [], whole: WholeFiles = .all
  ) {
    self.index = index
    self.kept = kept
    self.whole = whole
  }

  // MARK: Choosing

  /// Adds a file, unless it was refused.
  package mutating func add(_ path: String) {
    guard isUsable(path), !chosen.contains(path) else { return }
    chosen.append(path)
  }

  /// Adds the files that declare types that the chosen ones mention, and what extends their own classes or the types
  /// whose members they call. A library that these lead through is added as a whole where they are many.
  package mutating func addMentioned() {
    var foreseen = chosen
    for path in chosen {
      let types = index.outlines[path]?.types.sorted() ?? []
      append(types.flatMap(index.files(extending:)), to: &foreseen)
    }
    var (next, most) = (0, chosen.count + Self.mostForeseen)
    while next < foreseen.count {
      append(declaringTypes(in: foreseen[next]), to: &foreseen)
      append(imported(by: foreseen[next]), to: &foreseen)
      append(index.extensionsCalled(by: foreseen[next]), to: &foreseen)
      if foreseen.count > most {
        let before = foreseen.count
        append(neededLibrary(in: foreseen), to: &foreseen)
        guard foreseen.count > before else { return }
        most = foreseen.count + Self.mostForeseen
      }
      next += 1
    }
    chosen = foreseen
  }

  /// The files of the library that most of the files are in, of those that are not whole among them, where so much of it
  /// is needed that all of it is taken; else none.
  private func neededLibrary(in files: [String]) -> [String] {
    var libraries: [[String]: Int] = [:]
    for path in files { libraries[index.targets.library(around: path), default: 0] += 1 }
    let most = libraries.filter { $0.value < $0.key.count }.max {
      ($0.value, $1.key.first ?? "") < ($1.value, $0.key.first ?? "")
    }
    guard let (library, needed) = most, library.count <= Self.largestLibrary,
      needed * Self.wholeShare >= library.count
    else { return [] }
    return library
  }

  private func append(_ paths: [String], to foreseen: inout [String]) {
    for path in paths where isUsable(path) && !foreseen.contains(path) { foreseen.append(path) }
  }

  /// The files of the targets that a file imports that declare types that it mentions, among them those with names that
  /// it has itself.
  private func imported(by path: String) -> [String] {
    (index.outlines[path]?.imports.sorted() ?? []).flatMap { members(ofModule: $0, for: path) }
  }

  /// The files that declare the types that a file mentions.
  private func declaringTypes(in path: String) -> [String] {
    let own = index.outlines[path]?.types ?? []
    let refused = Set(refused.keys)
    return index.mentionedTypes(path).filter { !own.contains($0) }.compactMap {
      index.file(declaringType: $0, near: path, without: refused)
    }
  }

  /// The usable file nearest to another one that declares a name.
  func file(declaring name: String, near place: String) -> String? {
    index.file(declaring: name, near: place, without: Set(refused.keys))
  }

  private func isUsable(_ path: String) -> Bool {
    guard let outline = index.outlines[path], refused[path] == nil else { return false }
    return kept.contains(path) || missingModules.isDisjoint(with: outline.imports)
      || mayLoseImport(path)
  }

  /// Takes libraries as wholes that are small or of which much is needed: they are made to be compiled so, and to hear
  /// of each of their files from the compiler takes a try.
  mutating func addLibraries() { _ = addLibraries { _ in true } }

  /// Returns whether files were added.
  private mutating func addLibraries(where isMeant: ([String]) -> Bool) -> Bool {
    let before = chosen
    for path in before {
      let library = index.targets.library(around: path)
      let needed = before.filter(Set(library).contains).count
      guard library.count <= Self.smallLibrary || needed * Self.wholeShare >= library.count,
        isMeant(library)
      else { continue }
      for other in library { add(other) }
    }
    libraryFiles.formUnion(chosen.dropFirst(before.count))
    return chosen.count > before.count
  }

  /// The number of files that were found one by one: a library that is taken as a whole is compiled once for all
  /// searches.
  var searchedCount: Int {
    let all = Set(chosen)
    var libraries: [String: [String]] = [:]
    for path in chosen {
      let library = index.targets.library(around: path)
      if let first = library.first { libraries[first] = library }
    }
    let whole = libraries.values.filter { library in
      library.allSatisfy { all.contains($0) || !isUsable($0) }
    }
    return chosen.count - whole.joined().filter(all.contains).count
  }

  /// Takes libraries as wholes that none of the kept files is in: what they lack may be an extension that makes a type
  /// conform, of which the compiler says no more than that a member is missing.
  private mutating func addForeignLibraries() {
    guard !kept.isEmpty, !hasAddedForeignLibraries else { return }
    let kept = kept
    hasAddedForeignLibraries = addLibraries { !$0.isEmpty && kept.isDisjoint(with: $0) }
  }

  // MARK: Following the compiler

  /// Adds the files that declare what the messages say is missing, or leaves out parts that are at fault, or files. Returns
  /// false where nothing of that helps.
  package mutating func follow(_ messages: [SourceMessage]) -> Bool {
    let errors = messages.filter { $0.severity == .error }
    if isHopeless(errors) { return false }
    if takeAwayLibraries(at: errors) || leaveOutImports(ofMissingIn: errors) { return true }
    guard isGrowing else { return leaveOut(errors) }
    var isSmaller = refuse(errors.filter { isBeyondHelp($0) && !mayLosePart($0) })
    let before = chosen.count
    // Other errors of a file may end with the files that are added for it.
    var growing: Set<String> = []
    for error in errors where error.place.map({ refused[$0.file] == nil }) ?? true {
      let found = newFiles(helping: error)
      if !found.isEmpty, let path = error.place?.file { growing.insert(path) }
      for path in found { add(path) }
    }
    let settled = errors.filter { missesAbsentNames($0) && !growing.contains($0.place?.file ?? "") }
    isSmaller = leaveOut(settled.filter(mayLosePart)) || isSmaller
    if chosen.count > before { addForeignLibraries() }
    return isSmaller || chosen.count > before || leaveOut(errors)
  }

  /// Takes no more files from here on: those at fault are taken away.
  package mutating func stopGrowing() { isGrowing = false }

  /// Whether a message misses a name that no file declares: what else its file misses is of no interest then.
  private func isBeyondHelp(_ error: SourceMessage) -> Bool {
    error.text.hasPrefix("cannot find ") && files(helping: error).isEmpty
  }

  /// Whether a message misses names that no file declares, or only files of which parts are left out. Of a name that is
  /// declared something else is wrong.
  private func missesAbsentNames(_ error: SourceMessage) -> Bool {
    let names = MissingSymbols.names(in: [error])
    let others = Set(refused.keys).union(faults.paths)
    return !names.isEmpty
      && names.allSatisfy {
        index.file(declaring: $0, near: error.place?.file ?? "", without: others) == nil
      }
  }

  /// The files that declare what a message says is missing, and are not chosen yet.
  private func newFiles(helping error: SourceMessage) -> [String] {
    files(helping: error).filter { !chosen.contains($0) }
  }

  /// Whether a file that is not refused imports a module that is nowhere.
  private func isHopeless(_ errors: [SourceMessage]) -> Bool {
    if case .none = whole { return false }
    return errors.contains { error in
      error.text.hasPrefix("no such module ") && error.place.map { kept.contains($0.file) } == true
        && files(helping: error).isEmpty
    }
  }

  /// Takes the files at fault away that were added with their libraries and not known to be needed; where they are many,
  /// all of these. False where there are none.
  private mutating func takeAwayLibraries(at errors: [SourceMessage]) -> Bool {
    let added = libraryFiles.intersection(chosen)
    let faulty = errors.filter { $0.place.map { added.contains($0.file) } == true }
    guard !faulty.isEmpty else { return false }
    if Set(faulty.compactMap(\.place?.file)).count * Self.faultyShare <= added.count {
      return leaveOut(faulty)
    }
    chosen.removeAll(where: added.contains)
    libraryFiles = []
    return true
  }

  /// The files that declare what a message says is missing; of a module those that the importing file mentions.
  private func files(helping message: SourceMessage) -> [String] {
    let place = message.place?.file ?? chosen.first ?? ""
    let names = MissingSymbols.names(in: [message])
    if message.text.hasPrefix("no such module ") {
      return names.flatMap { name in
        let members = members(ofModule: name, for: place)
        return members.isEmpty ? index.files(inFolder: name).filter(isUsable) : members
      }
    }
    let line = message.place.map(index.line) ?? ""
    let called =
      MissingSymbols.initializers(in: line, for: message, withTypes: true)
      + MissingSymbols.owners(in: line, for: message)
    return (names + called).flatMap { name in
      guard let file = file(declaring: name, near: place) else { return [String]() }
      // The type may not conform to the protocol yet that has the member.
      return chosen.contains(file) ? index.conformances(of: name, toTypesIn: file) : [file]
    }
  }

  private func members(ofModule name: String, for path: String) -> [String] {
    let files = index.targets.files(ofModule: name).filter(isUsable)
    if files.isEmpty { return [] }
    let types = Set(index.mentionedTypes(path))
    let members = files.filter { file in
      index.outlines[file].map { !$0.types.isDisjoint(with: types) } == true
    }
    // A module without files would be missing.
    return members.isEmpty ? [files[0]] : members
  }

  /// Leaves out the imports of modules that are nowhere, and takes away the files that may not lose them. Returns false
  /// where there are none.
  private mutating func leaveOutImports(ofMissingIn errors: [SourceMessage]) -> Bool {
    let found = errors.filter { error in
      error.text.hasPrefix("no such module ")
        && error.place.map { files(helping: error).isEmpty && !kept.contains($0.file) } == true
    }
    missingModules.formUnion(MissingSymbols.names(in: found))
    let partial = found.filter { $0.place.map { mayLoseImport($0.file) } == true }
    let isSmaller = refuse(found.filter { !partial.contains($0) })
    return leaveOut(partial) || isSmaller
  }

  // MARK: Parts

  /// Whether the import of a module that is nowhere may be left out: in libraries, where others of their files need the
  /// rest of a file. Of an application's files, which import many, to leave out what needs these takes too many tries.
  private func mayLoseImport(_ path: String) -> Bool {
    if case .none = whole { return true }
    return !whole.contains(path) && !index.targets.library(around: path).isEmpty
  }

  /// Whether the part of a file that an error is in may be left out: where it misses a name that nothing declares, where
  /// parts of the file are left out already, and where all of the file's target is there, so that no other file helps.
  private func mayLosePart(_ error: SourceMessage) -> Bool {
    guard let path = error.place?.file, !whole.contains(path), !KeptFailures.isChance(error) else {
      return false
    }
    if case .none = whole { return true }
    let target = index.targets.target(around: path)
    guard !target.isEmpty else { return false }
    if faults.contains(path) || missesAbsentNames(error) { return true }
    let chosen = Set(chosen)
    return target.allSatisfy { chosen.contains($0) || !isUsable($0) }
  }

  /// Leaves out the parts that errors are in, and the files that may not lose these. Returns false where there are none.
  private mutating func leaveOut(_ errors: [SourceMessage]) -> Bool {
    let errors = errors.filter { $0.place.map { chosen.contains($0.file) } == true }
    let parts = Dictionary(grouping: errors.filter(mayLosePart)) { $0.place?.file ?? "" }
    for (path, errors) in parts { faults.add(errors, at: path) }
    return refuse(errors.filter { parts[$0.place?.file ?? ""] == nil }) || !parts.isEmpty
  }

  /// Takes away the files with faults that are in no part that can be left out. Returns false where all of them are kept.
  mutating func refuseFiles(at errors: [SourceMessage]) -> Bool {
    let isSmaller = refuse(errors)
    for path in refused.keys { faults.forget(path) }
    return isSmaller
  }

  private mutating func refuse(_ errors: [SourceMessage]) -> Bool {
    let before = refused.count
    for error in errors {
      guard let place = error.place, !kept.contains(place.file), refused[place.file] == nil,
        chosen.contains(place.file)
      else { continue }
      refused[place.file] = error.asLeftOut
    }
    chosen = chosen.filter(isUsable)
    return refused.count > before
  }

  // MARK: Causes

  /// The reasons for which files are refused that declare what messages miss: of files that miss each other that of the
  /// last one, each once, in the messages' order.
  package func causes(of messages: [SourceMessage]) -> [SourceMessage] {
    let all = MissingSymbols.names(in: messages).compactMap(cause)
    return all.enumerated().filter { !all.prefix($0.offset).contains($0.element) }.map(\.element)
  }

  private func cause(ofMissing name: String) -> SourceMessage? {
    var cause: SourceMessage?
    var seen: Set<String> = []
    var next: String? = name
    while let name = next, let path = refusedFile(declaring: name), seen.insert(path).inserted,
      let reason = refused[path]
    {
      cause = SourceMessage(.remark, at: reason.place, reason.text)
      let error = SourceMessage(.error, at: reason.place, reason.text)
      next = MissingSymbols.names(in: [error]).first
    }
    return cause
  }

  private func refusedFile(declaring name: String) -> String? {
    let member = MissingSymbols.parts(of: name).member
    return refused.keys.sorted().first { index.declares($0, member) }
  }

  // MARK: Earlier searches

  /// Begins with what an earlier search refused.
  package mutating func refuse(as earlier: NeededFiles) {
    refused.merge(earlier.refused.filter { !kept.contains($0.key) }) { first, _ in first }
    faults.merge(earlier.faults.current(without: whole))
    missingModules.formUnion(earlier.missingModules)
    chosen = chosen.filter(isUsable)
  }

  /// Begins with a remembered choice, as far as its files are there; files that were refused and changed since are tried
  /// again.
  mutating func begin(with remembered: RememberedSources) {
    refused = remembered.refused.filter {
      remembered.stamps[$0.key] == FileStamp.of($0.key) && !kept.contains($0.key)
    }
    faults = remembered.faults.current(without: whole)
    chosen = remembered.chosen.filter(isUsable)
  }
}

extension SourceMessage {
  /// The warning that a file is left out because of an error.
  var asLeftOut: SourceMessage { SourceMessage(.warning, at: place, "left out: " + text) }
}

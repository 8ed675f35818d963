// Reads the Swift files of modules: what they declare, and copies that compile on Linux.

package import Messages

/// Reads Swift sources written for iOS.
///
/// Swift on Linux refuses what needs Objective-C's runtime: `@objc`, `#selector`, `@IBOutlet`. The
/// reader makes a copy of each file in which these stand for what our `ObjCRuntime` offers, takes the
/// side of iOS in `#if`, and adds to each file the code that registers its classes. Lines of the
/// copy are lines of the original.
package struct SourceReader {
  /// The files of each module, in the order of the modules' first files.
  private let modules: [[ParsedFile]]
  /// The place of each module's files among the sources as they were given.
  private let places: [[Int]]
  /// The parts that were left out before the files were parsed.
  private let removals: [SourceMessage]
  /// The parts that were left out for faults of the compiler.
  private let faults: FaultRemoval

  /// Parses files, each with its module. Those that `earlier` has parsed already it takes over. Never
  /// fails: what is not Swift stays as it is, and the compiler says what is wrong with it.
  package init(_ sources: [SourceText], after earlier: SourceReader? = nil) {
    faults = FaultRemoval(from: sources)
    let removed = SwiftUIRemoval.removed(from: faults.sources)
    removals = removed.remarks
    var places: [[Int]] = []
    for (place, source) in removed.sources.enumerated() {
      let known = places.firstIndex { removed.sources[$0[0]].module == source.module }
      if let known { places[known].append(place) } else { places.append([place]) }
    }
    self.places = places
    modules = places.map { places in
      let name = removed.sources[places[0]].module.compiledName
      let before = earlier?.modules.first { $0.first?.source.module.compiledName == name } ?? []
      let known = Dictionary(before.map { ($0.path, $0) }) { first, _ in first }
      return Self.files(places.map { removed.sources[$0] }, known)
    }
  }

  /// The files of a module: those whose text is known by their path are taken over.
  private static func files(
    _ sources: [SourceText], _ known: [String: ParsedFile]
  ) -> [ParsedFile] {
    let changed = sources.indices.filter { known[sources[$0].path]?.source != sources[$0] }
    let files = changed.mapInParallel { index in
      let earlier = known[sources[index].path]
      let file = ParsedFile(sources[index], index: index, after: earlier)
      if let earlier { file.takeInterface(of: earlier) }
      file.findFactsOfReports()
      return file
    }
    let parsed = Dictionary(uniqueKeysWithValues: files.map { ($0.index, $0) })
    return sources.enumerated().compactMap { index, source in
      parsed[index]
        ?? known[source.path].map { $0.index == index ? $0 : ParsedFile($0, at: index) }
    }
  }

  /// Reads files, each with its module.
  package static func read(_ sources: [SourceText]) -> SourceReport { SourceReader(sources).report }

  /// The declarations of the files, and their copies.
  package var report: SourceReport {
    let indices = modules.map { files in
      let imports = Set(files[0].source.module.imports.values)
      return ModuleIndex(
        files,
        importing: modules.filter { imports.contains($0[0].source.module.compiledName) })
    }
    let changes = zip(modules, indices).map { Lowering.changes(of: $0, $1) }
    let all = changes.flatMap(\.edits)
    let names = (selectors: Set(all.flatMap(\.selectors)), keys: Set(all.flatMap(\.keys)))
    var report = SourceReport(files: [], views: [], inspectables: [], remarks: removals)
    var copies: [(place: Int, file: LoweredFile)] = []
    var shown: Set<String> = []
    let types = DeclaredTypes(of: modules.flatMap(\.self))
    for (position, files) in modules.enumerated() {
      let index = indices[position].qualifying(shown)
      let registration = Registration(
        of: files, index, selectors: names.selectors, keys: names.keys,
        previews: changes[position].edits.map(\.previews), shadowedIn: modules.flatMap(\.self))
      copies += files.mapInParallel { [types] file in
        let copy = changes[position].copy(of: file, types, ending: registration.facts) {
          registration.code(for: file, isLast: file.index == files.count - 1)
        }
        return (places[position][file.index], copy)
      }
      report.views += index.views.map { index.description(of: $0) }
      report.inspectables += index.shownInspectables
      report.remarks += registration.remarks
      shown.formUnion(index.views.map(\.name))
    }
    report.files = copies.sorted { $0.place < $1.place }.map(\.file)
    report.previews = all.flatMap(\.previews)
    report.remarks += all.flatMap(\.remarks)
    (report.leftOut, report.faults) = (faults.leftOut, faults.rest)
    if !faults.shifts.isEmpty {
      for index in report.files.indices {
        report.files[index].removals = faults.shifts[report.files[index].path] ?? []
      }
    }
    return report
  }

  /// The replaceable bodies of a file's copy, once ``report`` was asked for; nil before, and where there is no such file.
  package func bodies(ofFileAt path: String) -> ReplaceableBodies? {
    modules.lazy.flatMap(\.self).first { $0.path == path }?.replaceableBodies
  }

  /// Code of another module that makes the classes known, when `function` is called: a program registers its own
  /// designables in this way. The classes and their inspectables have to be public.
  package func registration(of module: String, calledBy function: String) -> String {
    let files = modules.flatMap(\.self)
    let registration = Registration(
      of: files, ModuleIndex(files), selectors: [], keys: [], shadowedIn: files)
    return registration.code(for: files, of: module, calledBy: function)
  }
}

// The declarations of a project's files, by their names.

internal import Foundation
internal import Messages
internal import Synchronization

/// Finds files by what they declare. It is made once: looking through all texts for each missing name takes an
/// application's thousands of files too long.
package struct SourceIndex: Sendable {
  /// The outlines of the files, by path.
  package let outlines: [String: SourceOutline]
  /// The targets of the files.
  let targets: FileTargets
  /// The files that declare a name, sorted.
  private let declaring: [String: [String]]
  /// The files that declare a type at the top level, sorted.
  private let typeFiles: [String: [String]]
  /// The files that extend a type, sorted.
  private let extending: [String: [String]]
  /// The classes above classes.
  private let superclasses: [String: String]
  private let conformed = ConformedTypes()

  /// An index of files.
  package init(_ outlines: [String: SourceOutline]) {
    self.outlines = outlines
    var declaring: [String: [String]] = [:]
    var typeFiles: [String: [String]] = [:]
    var extending: [String: [String]] = [:]
    var superclasses: [String: String] = [:]
    for (path, outline) in outlines.sorted(by: { $0.key < $1.key }) {
      for name in outline.names { declaring[name, default: []].append(path) }
      for name in outline.types { typeFiles[name, default: []].append(path) }
      for type in outline.extendedTypes { extending[type, default: []].append(path) }
      superclasses.merge(outline.superclasses) { first, _ in first }
    }
    targets = FileTargets(outlines.keys)
    self.declaring = declaring
    self.typeFiles = typeFiles
    self.extending = extending
    self.superclasses = superclasses
  }

  /// Changes with the names that the files declare, the modules that they import and the types that they extend.
  package var fingerprint: String {
    var fingerprint = Fingerprint()
    for (path, outline) in outlines.sorted(by: { $0.key < $1.key }) {
      fingerprint.add(path)
      for names in [outline.names, outline.imports, outline.extendedTypes] {
        fingerprint.add("\(names.count)")
        for name in names.sorted() { fingerprint.add(name) }
      }
    }
    return fingerprint.name
  }

  // MARK: Declarations

  /// The file nearest to a path, by targets and by the folders that they share, that declares a name, `Gauge` or `UIView.fancy`: of a
  /// member first one that extends the type that misses it, or a class above that.
  func file(declaring name: String, near path: String, without refused: Set<String>) -> String? {
    let (owner, member) = MissingSymbols.parts(of: name)
    let found = (declaring[member] ?? []).filter { !refused.contains($0) }
    return nearest(to: path, extensions(found, of: owner))
  }

  private func extensions(_ files: [String], of owner: String?) -> [String] {
    guard let owner, files.count > 1 else { return files }
    for owner in classes(from: owner) {
      let both = files.filter { extending[owner]?.contains($0) == true }
      if !both.isEmpty { return both }
    }
    return files
  }

  /// The file nearest to a path that declares a type at the top level.
  func file(declaringType name: String, near path: String, without refused: Set<String>) -> String?
  {
    nearest(to: path, (typeFiles[name] ?? []).filter { !refused.contains($0) })
  }

  /// The files that extend a type of the project.
  func files(extending type: String) -> [String] { extending[type] ?? [] }

  /// The files that extend the type that misses a member, `UIView.fancy`, or a class of the framework's that may be above
  /// it, and make a type conform to one that a file declares. Sorted.
  func conformances(of name: String, toTypesIn file: String) -> [String] {
    guard let owner = MissingSymbols.parts(of: name).type, let types = outlines[file]?.types,
      !types.isEmpty
    else { return [] }
    let above = Array(classes(from: owner))
    let bases = above.last?.hasPrefix("UI") == true ? Self.bases : []
    let all = above + ["NSObject"] + bases
    let extending = Set(all.flatMap(files(extending:))).subtracting([file])
    return extending.filter { !types.isDisjoint(with: conformed.types(in: $0, text)) }.sorted()
  }

  /// UIKit's classes that libraries make conform to their protocols.
  private static let bases = ["UIResponder", "UIView", "UIViewController"]

  /// Of several those that a target has with the place, of these the one that shares most folders.
  private func nearest(to place: String, _ paths: [String]) -> String? {
    guard paths.count > 1 else { return paths.first }
    let together = targets.together(with: place)
    let own = paths.filter { together.contains(PackageManifest.standardized($0)) }
    return (own.isEmpty ? paths : own)
      .max { SharedFolders.count($0, place) < SharedFolders.count($1, place) }
  }

  /// Whether a file declares a name.
  func declares(_ path: String, _ name: String) -> Bool {
    outlines[path]?.names.contains(name) == true
  }

  /// A class and those above it.
  private func classes(from name: String) -> some Sequence<String> {
    sequence(first: name) { superclasses[$0] }.prefix(Self.deepestChain)
  }

  /// More classes above one another than any sources have; a class may be written to be above itself.
  private static let deepestChain = 12

  // MARK: Views

  /// The files that designables or previews may be in, or, where views are meant, view classes: by what they say, as
  /// the reader knows more and takes longer.
  package func mayShow(_ path: String, areViewsMeant: Bool) -> Bool {
    guard let outline = outlines[path] else { return false }
    if outline.isDesignable || outline.hasPreviews { return true }
    return outline.superclasses.values.contains { name in
      classes(from: name).contains { above in
        areViewsMeant && Self.isView(above)
          || typeFiles[above]?.contains { outlines[$0]?.isDesignable == true } == true
      }
    }
  }

  /// Whether a name is one of UIKit's for views, as far as names tell.
  private static func isView(_ name: String) -> Bool {
    name.hasPrefix("UI") && !name.contains("Controller") && !name.hasSuffix("Delegate")
      && endings.contains { name.hasSuffix($0) }
  }

  private static let endings = [
    "View", "Control", "Button", "Label", "Cell", "Field", "Bar", "Switch", "Slider", "Stepper",
    "Picker", "Window",
  ]

  /// The files that declare the classes above those of a file. `stopsAtFramework`: not those above one that has a name
  /// as UIKit gives its views, which another module around may have as well.
  package func filesAbove(_ path: String, stopsAtFramework: Bool) -> Set<String> {
    // Not by the class's own name, which one of another module may have.
    let above = (outlines[path]?.superclasses.values).map(Array.init) ?? []
    let names = above.flatMap { name in
      classes(from: name).prefix { !stopsAtFramework || !Self.isView($0) }
    }
    return Set(names.flatMap { typeFiles[$0] ?? [] })
  }

  // MARK: Texts

  /// The types of the project that a file mentions, sorted.
  func mentionedTypes(_ path: String) -> [String] {
    SourceOutline.capitalizedWords(in: text(path)).filter { typeFiles[$0] != nil }.sorted()
  }

  /// The nearest files that extend types by the members that a file calls on them, `CALayer.animate(` and
  /// `Style(string:`: the compiler, which knows others of these names, does not always say which one is missing. Sorted.
  func extensionsCalled(by path: String) -> [String] {
    var files: Set<String> = []
    for call in TypeCalls.names(in: text(path)) {
      guard let extending = extending[call.type] else { continue }
      let declaring = extending.filter { outlines[$0]?.names.contains(call.member) == true }
      if let file = nearest(to: path, declaring) { files.insert(file) }
    }
    return files.sorted()
  }

  /// The line of the sources that a place is in.
  func line(_ place: SourcePlace) -> String {
    let lines = text(place.file)
      .split(separator: "\n", maxSplits: max(0, place.line), omittingEmptySubsequences: false)
    return lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : ""
  }

  private func text(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  /// The files in folders of a name, sorted.
  func files(inFolder name: String) -> [String] {
    outlines.keys.filter {
      $0.contains(name) && $0.split(separator: "/").dropLast().contains(name[...])
    }.sorted()
  }
}

/// The types to which files' extensions make types conform; each file is read once.
private final class ConformedTypes: Sendable {
  private let known = Mutex<[String: Set<String>]>([:])

  func types(in path: String, _ text: (String) -> String) -> Set<String> {
    if let types = known.withLock({ $0[path] }) { return types }
    let clauses = text(path).matches(of: /extension\s+[\w.]+\s*:([^{]*)/)
    let types = clauses.reduce(into: Set<String>()) {
      $0.formUnion(SourceOutline.capitalizedWords(in: String($1.1)))
    }
    known.withLock { $0[path] = types }
    return types
  }
}

// Which of the targets of a build import which others.

internal import Foundation
internal import Messages
internal import Synchronization

/// The imports between the targets of a build: for packages those that manifests declare, for Xcode projects those
/// that the sources' import declarations name, as schemes and workspaces bring more together than targets declare.
struct ImportGraph {
  private var edges: [String: [String]] = [:]
  private var elsewhere: [String: [String]] = [:]

  /// `texts`: the sources with their targets; those of none import nothing here. `linksSharedFiles`: whether a target
  /// needs those that have some of its files, too. Default: false.
  init(
    _ texts: [(text: SourceText, target: FoundTarget?)], _ finder: TargetFinder,
    linksSharedFiles: Bool = false
  ) {
    var targets: [String: FoundTarget] = [:]
    for case let target? in texts.map(\.target) { targets[target.id] = target }
    for (id, target) in targets where target.project == nil {
      edges[id] = finder.direct(target).map(\.id)
    }
    // Of a package's target that needs no other one of these the imports say nothing.
    let importing = targets.filter { id, target in
      target.project != nil || edges[id]?.contains { targets[$0] != nil } == true
    }
    var imported: [String: Set<String>] = [:]
    for (text, target) in texts {
      guard let id = target?.id, importing[id] != nil else { continue }
      imported[id, default: []].formUnion(ImportedModules.names(in: text.text))
    }
    let named = Dictionary(grouping: targets.values.sorted { $0.id < $1.id }, by: \.moduleName)
    for (id, target) in targets {
      guard let project = target.project else { continue }
      edges[id] = (imported[id] ?? []).sorted().compactMap { name in
        Self.target(named[name] ?? [], of: project)?.id
      }.filter { $0 != id }
    }
    addImportsElsewhere(of: importing, importing: imported, named: named, in: texts)
    if linksSharedFiles { addSharedFiles(of: targets, texts) }
  }

  /// The targets that a target imports, and those that they import, nearest first, each once.
  func closure(of id: String) -> [String] {
    var found = [id]
    var seen: Set<String> = [id]
    var next = 0
    while next < found.count {
      for needed in edges[found[next]] ?? [] where seen.insert(needed).inserted {
        found.append(needed)
      }
      next += 1
    }
    return Array(found.dropFirst())
  }

  /// The targets that a target imports in none of the sources, but in files of its that are not among these. All of a
  /// target's files see the members that extensions in such a module declare.
  func importedElsewhere(by id: String) -> [String] { elsewhere[id] ?? [] }

  /// Adds the imports of files that are not among the sources, but for those that would lead back to their target.
  private mutating func addImportsElsewhere(
    of targets: [String: FoundTarget], importing imported: [String: Set<String>],
    named: [String: [FoundTarget]], in texts: [(text: SourceText, target: FoundTarget?)]
  ) {
    for (id, target) in targets.sorted(by: { $0.key < $1.key }) {
      let own = (imported[id] ?? []).union([target.moduleName])
      let others = named.compactMap { name, all in
        own.contains(name) ? nil : Self.target(all, of: target.project)
      }.filter { target.project != nil || edges[id]?.contains($0.id) == true }
      guard !others.isEmpty else { continue }
      let sources = Set(texts.filter { $0.target?.id == id }.map { standardized($0.text) })
      let found = OtherImports.shared.names(
        among: Set(others.map(\.moduleName)), inFilesOf: target, without: sources)
      for other in others.sorted(by: { $0.id < $1.id })
      where found.contains(other.moduleName) && !closure(of: other.id).contains(id) {
        elsewhere[id, default: []].append(other.id)
        if edges[id]?.contains(other.id) != true { edges[id, default: []].append(other.id) }
      }
    }
  }

  /// Of targets of one name that of a project, else the first.
  private static func target(_ all: [FoundTarget], of project: String?) -> FoundTarget? {
    all.first { $0.project == project } ?? all.first
  }

  private mutating func addSharedFiles(
    of targets: [String: FoundTarget], _ texts: [(text: SourceText, target: FoundTarget?)]
  ) {
    guard targets.values.contains(where: { $0.project != nil }) else { return }
    let pairs = texts.compactMap { text, target in target.map { (standardized(text), $0.id) } }
    let owners = Dictionary(pairs) { first, _ in first }
    for (id, target) in targets {
      let sharing = Set(target.files.compactMap { owners[$0] })
      edges[id, default: []] += sharing.subtracting([id]).sorted()
    }
  }

  private func standardized(_ text: SourceText) -> String {
    PackageManifest.standardized(text.path)
  }
}

/// The imports of files that are not among a build's sources; each file is read once until it changes.
private final class OtherImports: Sendable {
  static let shared = OtherImports()
  private let known = Mutex<[String: (stamp: [Double], names: Set<String>)]>([:])
  /// The Swift files of packages' targets, by their folders, as they were when first asked for.
  private let listings = Mutex<[String: [String]]>([:])

  /// Which of `names` the target's files import, without those of the sources.
  func names(
    among names: Set<String>, inFilesOf target: FoundTarget, without sources: Set<String>
  ) -> Set<String> {
    var found: Set<String> = []
    for path in files(of: target) where found.count < names.count && !sources.contains(path) {
      found.formUnion(imports(of: path).intersection(names))
    }
    return found
  }

  private func files(of target: FoundTarget) -> [String] {
    guard let folder = target.folder else { return target.files }
    if let known = listings.withLock({ $0[folder] }) { return known }
    let files = ProjectFolder(folder).swiftFiles
    listings.withLock { $0[folder] = files }
    return files
  }

  private func imports(of path: String) -> Set<String> {
    let stamp = FileStamp.of(path)
    if let known = known.withLock({ $0[path] }), known.stamp == stamp { return known.names }
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let names = ImportedModules.names(in: String(decoding: data, as: UTF8.self))
    known.withLock { $0[path] = (stamp, names) }
    return names
  }
}

// Which of the targets of a build import which others.

internal import Foundation
internal import Messages
internal import Synchronization

/// The imports between the targets of a build: for packages those that manifests declare, for Xcode projects those
/// that the sources' import declarations name, as schemes and workspaces bring more together than targets declare, and
/// the targets that have some of a target's files.
struct ImportGraph {
  private var edges: [String: [String]] = [:]
  private var elsewhere: [String: [String]] = [:]

  /// `texts`: the sources with their targets; those of none import nothing here.
  init(_ texts: [(text: SourceText, target: FoundTarget?)], _ finder: TargetFinder) {
    var targets: [String: FoundTarget] = [:]
    var imported: [String: Set<String>] = [:]
    for case (let text, let target?) in texts {
      targets[target.id] = target
      imported[target.id, default: []].formUnion(ImportedModules.names(in: text.text))
    }
    let owners = targets.values.contains { $0.project != nil } ? Self.owners(texts) : [:]
    let named = Dictionary(grouping: targets.values.sorted { $0.id < $1.id }, by: \.moduleName)
    for (id, target) in targets {
      let own = imported[id] ?? []
      guard let project = target.project else {
        edges[id] = finder.direct(target).map(\.id)
        elsewhere[id] = finder.direct(target).filter { !own.contains($0.moduleName) }.map(\.id)
        continue
      }
      let others = Set(named.keys).subtracting(own).subtracting([target.moduleName])
      let further = OtherImports.shared.names(among: others, inFilesOf: target) {
        owners[$0] != nil
      }
      func ids(_ names: Set<String>) -> [String] {
        names.sorted().compactMap { name in
          (named[name]?.first { $0.project == project } ?? named[name]?.first)?.id
        }.filter { $0 != id }
      }
      let sharing = Set(target.files.compactMap { owners[$0] }).subtracting([id])
      edges[id] = ids(own) + ids(further) + sharing.sorted()
      elsewhere[id] = ids(further)
    }
  }

  /// The targets of the sources, by path.
  private static func owners(
    _ texts: [(text: SourceText, target: FoundTarget?)]
  ) -> [String: String] {
    let pairs = texts.compactMap { text, target in
      target.map { (PackageManifest.standardized(text.path), $0.id) }
    }
    return Dictionary(pairs) { first, _ in first }
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
}

/// The imports of files of targets that are not among a build's sources, each target's files read once for a name.
private final class OtherImports: Sendable {
  static let shared = OtherImports()
  /// The names that were looked for, and which of them were found, by target.
  private let known = Mutex<[String: (asked: Set<String>, found: Set<String>)]>([:])

  /// Which of `names` the target's files import, without those files that are among the sources.
  func names(
    among names: Set<String>, inFilesOf target: FoundTarget, _ isSource: (String) -> Bool
  ) -> Set<String> {
    let (asked, found) = known.withLock { $0[target.id] } ?? ([], [])
    let new = names.subtracting(asked)
    guard !new.isEmpty else { return found.intersection(names) }
    var further: Set<String> = []
    for path in target.files where further.count < new.count && !isSource(path) {
      let data = FileManager.default.contents(atPath: path) ?? Data()
      let imported = ImportedModules.names(in: String(decoding: data, as: UTF8.self))
      further.formUnion(imported.intersection(new))
    }
    let all = (asked: asked.union(names), found: found.union(further))
    known.withLock { $0[target.id] = all }
    return found.union(further).intersection(names)
  }
}

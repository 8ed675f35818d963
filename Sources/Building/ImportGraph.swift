// Which of the targets of a build import which others.

internal import Messages

/// The imports between the targets of a build: for packages those that manifests declare, for Xcode projects those
/// that the sources' import declarations name, as schemes and workspaces bring more together than targets declare.
struct ImportGraph {
  private var edges: [String: [String]] = [:]

  /// `texts`: the sources with their targets; those of none import nothing here.
  init(_ texts: [(text: SourceText, target: FoundTarget?)], _ finder: TargetFinder) {
    var targets: [String: FoundTarget] = [:]
    var imported: [String: Set<String>] = [:]
    for case (let text, let target?) in texts {
      targets[target.id] = target
      if target.project != nil {
        imported[target.id, default: []].formUnion(ImportedModules.names(in: text.text))
      }
    }
    let named = Dictionary(grouping: targets.values.sorted { $0.id < $1.id }, by: \.moduleName)
    for (id, target) in targets {
      guard let project = target.project else {
        edges[id] = finder.direct(target).map(\.id)
        continue
      }
      let found = (imported[id] ?? []).sorted().compactMap { name in
        named[name]?.first { $0.project == project } ?? named[name]?.first
      }
      edges[id] = found.map(\.id).filter { $0 != id }
    }
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
}

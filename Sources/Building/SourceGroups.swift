// The targets of a tree of sources, each with its files, in the order in which they need each other.

internal import Foundation
package import Messages

/// Sources grouped by the target that they are in, each group behind those that it imports.
package struct SourceGroups: Sendable {
  /// The files of one target, or those that are in none.
  package struct Group: Sendable {
    /// The target's module; nil for files that are in no target.
    package let name: String?
    /// In the order in which they were given.
    package let texts: [SourceText]
    /// The indices of the groups whose modules it imports, directly or through others.
    package let needed: [Int]
  }

  /// Tests are left out.
  package let groups: [Group]
  /// The names of the test targets that are left out, with the number of their files.
  package let tests: [(name: String, count: Int)]

  /// Groups texts by the packages and Xcode projects around their files.
  package init(_ texts: [SourceText]) {
    let finder = TargetFinder()
    let found = texts.map { ($0, finder.target(around: PackageManifest.standardized($0.path))) }
    let own = found.filter { $0.1?.isTest != true }
    tests = Self.grouped(found.filter { $0.1?.isTest == true }).map { group in
      (group.target?.moduleName ?? "", group.texts.count)
    }
    let graph = ImportGraph(
      own.map { (text: $0.0, target: $0.1) }, finder, linksSharedFiles: true)
    let all = Self.ordered(Self.grouped(own), graph)
    let indices = Dictionary(
      all.enumerated().map { ($0.element.target?.id ?? "", $0.offset) }
    ) { first, _ in first }
    groups = all.enumerated().map { index, group in
      let needed =
        group.target.map { graph.closure(of: $0.id).compactMap { indices[$0] } }
        ?? Self.imported(by: group.texts, among: all, graph)
      return Group(
        name: group.target?.moduleName, texts: group.texts, needed: needed.filter { $0 < index })
    }
  }

  /// The groups whose modules files of no target import, and those that these import.
  private static func imported(
    by texts: [SourceText], among groups: [Found], _ graph: ImportGraph
  ) -> [Int] {
    let names = texts.reduce(into: Set<String>()) {
      $0.formUnion(ImportedModules.names(in: $1.text))
    }
    let direct = groups.compactMap(\.target).filter { names.contains($0.moduleName) }
    let ids = Set(direct.flatMap { [$0.id] + graph.closure(of: $0.id) })
    return groups.indices.filter { ids.contains(groups[$0].target?.id ?? "") }
  }

  private typealias Found = (target: FoundTarget?, texts: [SourceText])

  private static func grouped(_ texts: [(SourceText, FoundTarget?)]) -> [Found] {
    var order: [String] = []
    var groups: [String: Found] = [:]
    for (text, target) in texts {
      let id = target?.id ?? ""
      if groups[id] == nil { order.append(id) }
      groups[id, default: (target, [])].texts.append(text)
    }
    return order.compactMap { groups[$0] }
  }

  /// Each behind those that it imports, small ones before large ones, and files of no target last.
  private static func ordered(_ groups: [Found], _ graph: ImportGraph) -> [Found] {
    var ordered: [Found] = []
    var done: Set<String> = []
    func append(_ group: Found) {
      guard let target = group.target, done.insert(target.id).inserted else { return }
      let needed = Set(graph.closure(of: target.id))
      for other in groups where other.target.map({ needed.contains($0.id) }) == true {
        append(other)
      }
      ordered.append(group)
    }
    for group in groups.sorted(by: { $0.texts.count < $1.texts.count }) { append(group) }
    return ordered + groups.filter { $0.target == nil }
  }
}

// The targets of packages and Xcode projects, which are modules beside each other.

internal import Foundation
package import Messages

/// Finds the targets that sources belong to and depend on: of the packages and of the Xcode projects around them.
package enum PackageTargets {
  /// The sources, and behind those that are in a target what the targets that it depends on are made of: folders of
  /// packages, files of Xcode projects. For a file it is those that it imports.
  package static func completed(_ sources: [String]) -> [String] {
    let finder = TargetFinder()
    var all = sources
    var covered = Set(
      sources.filter { ListedFolder.isFolder($0) }.map(PackageManifest.standardized))
    for source in sources {
      for target in finder.dependencies(ofSource: PackageManifest.standardized(source)) {
        for place in target.places where !covered.contains(where: { isPath(place, in: $0) }) {
          if target.folder != nil { covered.insert(place) }
          if !all.contains(place) { all.append(place) }
        }
      }
    }
    return all
  }

  /// The texts with the module of each: the target that its file is in. Of two targets of one name, and of one
  /// that is called as a module of the framework (`reserved`), one is compiled by another name. Texts one of which
  /// has a module of its own already stay as they are.
  package static func assigned(_ texts: [SourceText], reserved: Set<String>) -> [SourceText] {
    guard texts.allSatisfy({ $0.module == .live }) else { return texts }
    let finder = TargetFinder()
    let targets = sharing(
      texts, texts.map { finder.target(around: PackageManifest.standardized($0.path)) })
    var modules: [String: SourceModule] = [:]
    var taken = reserved.union([SourceModule.live.name])
    for case let target? in targets where modules[target.id] == nil {
      modules[target.id] = module(of: target, &taken)
    }
    guard !modules.isEmpty else { return texts }
    let graph = ImportGraph(zip(texts, targets).map { ($0, $1) }, finder)
    var live = SourceModule.live
    for case let target? in targets {
      guard let own = modules[target.id], live.imports[own.name] == nil else { continue }
      live.imports[own.name] = own.compiledName
      for needed in graph.closure(of: target.id).compactMap({ modules[$0] })
      where modules[target.id]?.imports[needed.name] == nil && needed.name != own.name {
        modules[target.id]?.imports[needed.name] = needed.compiledName
      }
      let elsewhere = graph.importedElsewhere(by: target.id)
        .compactMap { modules[$0]?.compiledName }
      modules[target.id]?.importedElsewhere = elsewhere.sorted()
    }
    return zip(texts, targets).map { text, target in
      var text = text
      text.module = target.flatMap { modules[$0.id] } ?? live
      return text
    }
  }

  /// The targets of texts, where files that a project's target has too go to that one, unless its own files import
  /// theirs: an example often compiles its library's files with its own.
  private static func sharing(
    _ texts: [SourceText], _ targets: [FoundTarget?]
  ) -> [FoundTarget?] {
    var shared = targets
    var moved: Set<Int> = []
    var seen: Set<String> = []
    for case let client? in targets where client.project != nil && seen.insert(client.id).inserted {
      let own = targets.indices.filter { targets[$0]?.id == client.id }
      let imported = own.reduce(into: Set<String>()) {
        $0.formUnion(ImportedModules.names(in: texts[$1].text))
      }
      let files = Set(client.files)
      for index in targets.indices where !moved.contains(index) {
        guard let target = targets[index], target.id != client.id,
          !imported.contains(target.moduleName),
          files.contains(PackageManifest.standardized(texts[index].path))
        else { continue }
        shared[index] = client
        moved.insert(index)
      }
    }
    return shared
  }

  private static func module(
    of target: FoundTarget, _ taken: inout Set<String>
  ) -> SourceModule {
    let name = ProjectTarget.identifier(target.moduleName)
    var compiledName = name
    var count = 1
    while !taken.insert(compiledName).inserted {
      count += 1
      compiledName = "\(name)_\(count)"
    }
    let package = URL(fileURLWithPath: target.package).lastPathComponent
    return SourceModule(
      name: name, compiledName: compiledName,
      package: ProjectTarget.identifier(package.lowercased()))
  }

  /// Whether a path is a folder or in it.
  static func isPath(_ path: String, in folder: String) -> Bool {
    path == folder || path.hasPrefix(folder + "/")
  }
}

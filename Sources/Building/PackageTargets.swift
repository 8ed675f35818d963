// The targets of packages, which are modules beside each other.

internal import Foundation
package import Messages

/// Finds the targets that sources belong to and depend on.
package enum PackageTargets {
  /// The sources, and behind those that are in a target of a package the folders of the targets that it depends
  /// on: for a file, those of them that it imports.
  package static func completed(_ sources: [String]) -> [String] {
    let packages = Packages()
    var all = sources
    var covered = Set(
      sources.filter { ListedFolder.isFolder($0) }.map(PackageManifest.standardized))
    for source in sources {
      for target in packages.dependencies(ofSource: PackageManifest.standardized(source))
      where !covered.contains(where: { isPath(target.folder, in: $0) }) {
        covered.insert(target.folder)
        all.append(target.folder)
      }
    }
    return all
  }

  /// The texts with the module of each: the target that its file is in. Of two targets of one name, and of one
  /// that is called as a module of the framework (`reserved`), one is compiled by another name.
  package static func assigned(_ texts: [SourceText], reserved: Set<String>) -> [SourceText] {
    let packages = Packages()
    let targets = texts.map { packages.target(around: PackageManifest.standardized($0.path)) }
    var modules: [String: SourceModule] = [:]
    var taken = reserved.union([SourceModule.live.name])
    for case let target? in targets where modules[target.folder] == nil {
      modules[target.folder] = module(of: target, &taken)
    }
    guard !modules.isEmpty else { return texts }
    var live = SourceModule.live
    for case let target? in targets {
      guard let own = modules[target.folder], live.imports[own.name] == nil else { continue }
      live.imports[own.name] = own.compiledName
      for needed in packages.closure(of: target).compactMap({ modules[$0.folder] })
      where modules[target.folder]?.imports[needed.name] == nil {
        modules[target.folder]?.imports[needed.name] = needed.compiledName
      }
    }
    return zip(texts, targets).map { text, target in
      var text = text
      text.module = target.flatMap { modules[$0.folder] } ?? live
      return text
    }
  }

  private static func module(
    of target: PackageTarget, _ taken: inout Set<String>
  ) -> SourceModule {
    let name = identifier(target.name)
    var compiledName = name
    var count = 1
    while !taken.insert(compiledName).inserted {
      count += 1
      compiledName = "\(name)_\(count)"
    }
    let package = URL(fileURLWithPath: target.package).lastPathComponent
    return SourceModule(
      name: name, compiledName: compiledName, package: identifier(package.lowercased()))
  }

  /// `Dial-Kit` is the module `Dial_Kit`.
  private static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text : text
  }

  /// Whether a path is a folder or in it.
  fileprivate static func isPath(_ path: String, in folder: String) -> Bool {
    path == folder || path.hasPrefix(folder + "/")
  }
}

/// A target of a package with a folder of sources.
private struct PackageTarget {
  let name: String
  let folder: String
  /// The package's folder.
  let package: String
  let dependencies: [String]
}

/// Packages on this machine, each of whose manifests is read once.
private final class Packages {
  private var manifests: [String: PackageManifest?] = [:]
  /// The folders with a manifest that are nearest to folders.
  private var nearest: [String: String?] = [:]

  private func manifest(in folder: String) -> PackageManifest? {
    if let known = manifests[folder] { return known }
    let manifest = PackageManifest(in: folder)
    manifests[folder] = manifest
    return manifest
  }

  /// The manifest in a folder or in the nearest one around it.
  private func manifest(around folder: String) -> PackageManifest? {
    var passed: [String] = []
    var next = folder
    var found: String?
    while next != "/", next != "" {
      if let known = nearest[next] {
        found = known
        break
      }
      passed.append(next)
      if FileManager.default.fileExists(atPath: next + "/Package.swift") {
        found = next
        break
      }
      next = String(next.prefix(upTo: next.lastIndex(of: "/") ?? next.startIndex))
    }
    for folder in passed { nearest[folder] = found }
    return found.flatMap { manifest(in: $0) }
  }

  private func targets(of manifest: PackageManifest) -> [PackageTarget] {
    manifest.targets.compactMap { target in
      target.folder.map {
        PackageTarget(
          name: target.name, folder: $0, package: manifest.folder,
          dependencies: target.dependencies)
      }
    }
  }

  /// The target with the innermost folder around a path.
  func target(around path: String) -> PackageTarget? {
    let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
    guard let manifest = manifest(around: folder) else { return nil }
    return targets(of: manifest).filter { PackageTargets.isPath(path, in: $0.folder) }
      .max { $0.folder.count < $1.folder.count }
  }

  /// The targets that a file or a folder needs besides its own.
  func dependencies(ofSource path: String) -> [PackageTarget] {
    guard !path.hasSuffix(".swift") else {
      return target(around: path).map { imports(of: path, in: $0) } ?? []
    }
    if let target = target(around: path + "/") { return closure(of: target) }
    guard let manifest = manifest(around: path) else { return [] }
    return targets(of: manifest).filter { PackageTargets.isPath($0.folder, in: path) }
      .flatMap(closure)
  }

  /// The targets that a file imports, and those that they need.
  private func imports(of path: String, in target: PackageTarget) -> [PackageTarget] {
    let text = FileManager.default.contents(atPath: path).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard let text else { return [] }
    let imported = Set(text.matches(of: /\bimport +(?:[a-z]+ +)?(\w+)/).map { String($0.1) })
    return direct(target).filter { imported.contains($0.name) }.flatMap { [$0] + closure(of: $0) }
  }

  /// The targets that a target depends on, nearest first, each once.
  func closure(of target: PackageTarget) -> [PackageTarget] {
    var found = [target]
    var next = 0
    while next < found.count {
      for needed in direct(found[next])
      where !found.contains(where: { $0.folder == needed.folder }) {
        found.append(needed)
      }
      next += 1
    }
    return Array(found.dropFirst())
  }

  /// Of the package itself, and of the local packages that it depends on.
  private func direct(_ target: PackageTarget) -> [PackageTarget] {
    guard let manifest = manifest(in: target.package) else { return [] }
    let own = targets(of: manifest)
    let packages = manifest.localPackages.compactMap { self.manifest(in: $0) }
    return target.dependencies.flatMap { name -> [PackageTarget] in
      if let target = own.first(where: { $0.name == name }) { return [target] }
      guard let package = packages.first(where: { $0.products[name] != nil }) else { return [] }
      let names = package.products[name] ?? []
      return targets(of: package).filter { names.contains($0.name) }
    }
  }
}

// The targets around files, and those that they depend on.

internal import Foundation

/// A target of a package or of an Xcode project.
struct FoundTarget {
  /// Its folder, or the project's path with the target's name.
  let id: String
  /// The name by which sources import it.
  let moduleName: String
  /// The folder of a package's target; nil for one of an Xcode project.
  let folder: String?
  /// The files of a target of an Xcode project.
  let files: [String]
  /// The folder of the package or of the project.
  let package: String
  /// The project's path; nil for a target of a package.
  let project: String?
  /// The names of targets and products that it depends on.
  let dependencies: [String]
  /// Whether it is a test's.
  let isTest: Bool
  /// Whether it is a library or a framework, which is made to be compiled as a whole.
  let isLibrary: Bool

  /// The paths that bring all of its files.
  var places: [String] { folder.map { [$0] } ?? files }

  init(_ target: PackageManifest.Target, folder: String, of manifest: PackageManifest) {
    id = folder
    moduleName = target.name
    self.folder = folder
    files = []
    package = manifest.folder
    project = nil
    dependencies = target.dependencies
    isTest = false
    isLibrary = true
  }

  init(_ target: ProjectTarget, of project: String) {
    id = "\(project)/\(target.name)"
    moduleName = target.moduleName
    folder = nil
    files = target.swiftFiles
    package = URL(fileURLWithPath: project).deletingLastPathComponent().path
    self.project = project
    dependencies = target.dependencies
    isTest = target.product == .test
    isLibrary = target.product == .framework || target.product == .library
  }
}

/// Packages and Xcode projects on this machine, each of whose manifests is read once.
final class TargetFinder {
  private var manifests: [String: PackageManifest?] = [:]
  /// The folders with a manifest that are nearest to folders.
  private var nearest: [String: String?] = [:]
  /// The Xcode projects in and around folders.
  private var projects: [String: [XcodeProjects.Entry]] = [:]

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

  private func targets(of manifest: PackageManifest) -> [FoundTarget] {
    manifest.targets.compactMap { target in
      target.folder.map { FoundTarget(target, folder: $0, of: manifest) }
    }
  }

  /// The package's target with the innermost folder around a path, else the target of an Xcode project around it that
  /// has the file.
  func target(around path: String) -> FoundTarget? {
    let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
    let own = manifest(around: folder).map(targets) ?? []
    let around = own.filter { PackageTargets.isPath(path, in: $0.id) }
    return around.max { $0.id.count < $1.id.count } ?? xcodeTarget(of: path, in: folder)
  }

  /// The targets that a file or a folder needs besides its own.
  func dependencies(ofSource path: String) -> [FoundTarget] {
    guard !path.hasSuffix(".swift") else {
      return target(around: path).map { imports(of: path, in: $0) } ?? []
    }
    if let target = target(around: path + "/") { return closure(of: target) }
    guard let manifest = manifest(around: path) else { return [] }
    return targets(of: manifest).filter { PackageTargets.isPath($0.id, in: path) }
      .flatMap(closure)
  }

  /// The targets that a file imports, and those that they need.
  private func imports(of path: String, in target: FoundTarget) -> [FoundTarget] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let imported = ImportedModules.names(in: String(decoding: data, as: UTF8.self))
    return direct(target).filter { imported.contains($0.moduleName) }
      .flatMap { [$0] + closure(of: $0) }
  }

  /// The targets that a target depends on, nearest first, each once.
  private func closure(of target: FoundTarget) -> [FoundTarget] {
    var found = [target]
    var next = 0
    while next < found.count {
      for needed in direct(found[next]) where !found.contains(where: { $0.id == needed.id }) {
        found.append(needed)
      }
      next += 1
    }
    return Array(found.dropFirst())
  }

  /// Of the package itself, and of the local packages that it depends on; of the Xcode project itself.
  func direct(_ target: FoundTarget) -> [FoundTarget] {
    if let project = target.project { return direct(target, inProject: project) }
    guard let manifest = manifest(in: target.package) else { return [] }
    let own = targets(of: manifest)
    let packages = manifest.localPackages.compactMap { self.manifest(in: $0) }
    return target.dependencies.flatMap { name -> [FoundTarget] in
      if let target = own.first(where: { $0.moduleName == name }) { return [target] }
      guard let package = packages.first(where: { $0.products[name] != nil }) else { return [] }
      let names = package.products[name] ?? []
      return targets(of: package).filter { names.contains($0.moduleName) }
    }
  }

  // MARK: Xcode projects

  /// The projects in a folder and in those around it, up to the repository's.
  private func projects(around folder: String) -> [XcodeProjects.Entry] {
    if let known = projects[folder] { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let own = names.sorted().filter { $0.hasSuffix(".xcodeproj") }
      .compactMap { XcodeProjects.shared.project(at: "\(folder)/\($0)") }
    let parent = String(folder.prefix(upTo: folder.lastIndex(of: "/") ?? folder.startIndex))
    let isLast = parent.isEmpty || names.contains(".git")
    let all = own + (isLast ? [] : projects(around: parent))
    projects[folder] = all
    return all
  }

  private func xcodeTarget(of path: String, in folder: String) -> FoundTarget? {
    let resolved = projects(around: folder).lazy.compactMap { project in
      project.targetOfFile[path].map { FoundTarget($0, of: project.path) }
    }
    return resolved.first
  }

  /// The Swift files of the targets that have a source or a resource.
  func files(togetherWith path: String) -> Set<String> {
    let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
    let own = projects(around: folder).flatMap(\.targets).filter {
      $0.product != .test && ($0.swiftFiles.contains(path) || $0.resources.contains(path))
    }
    return own.reduce(into: []) { $0.formUnion($1.swiftFiles) }
  }

  private func direct(_ target: FoundTarget, inProject path: String) -> [FoundTarget] {
    guard let project = XcodeProjects.shared.project(at: path) else { return [] }
    return project.targets.filter { other in
      (target.dependencies.contains(other.name) || target.dependencies.contains(other.moduleName))
        && other.product != .application && other.product != .test
    }.map { FoundTarget($0, of: path) }.filter { $0.id != target.id }
  }
}

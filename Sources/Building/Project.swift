// The project that a file or folder belongs to: what is compiled together with it.

package import Foundation

/// A project: an Xcode project, a package, a repository, or a folder, with the modules in it.
package struct Project: Sendable {
  /// The kind of a project: it says where the project ends and which files are one module.
  package enum Kind: Sendable, Equatable {
    /// An Xcode project, at this path.
    case xcode(String)
    /// A package with a manifest.
    case package
    /// A repository without either: all of its files are one module.
    case repository
    /// A folder without either.
    case folder
  }

  /// The folder of the project; an absolute URL.
  package let root: URL
  /// Whether it is Xcode's, a package, or neither.
  package let kind: Kind
  /// The modules, in the project's order.
  package let targets: [ProjectTarget]
  /// Sentences about what cannot be read, such as files that are named and not there.
  package let remarks: [String]

  /// Returns the project of a file or a folder: the nearest Xcode project around it that lists it in a target, else
  /// the nearest package, else the nearest Xcode project, else the repository, else the folder.
  ///
  /// A project that cannot be read is passed over, with a remark.
  package static func around(_ url: URL) -> Project {
    let path = url.standardizedFileURL.path
    let folder =
      ListedFolder.isFolder(path) ? path : url.standardizedFileURL.deletingLastPathComponent().path
    var remarks: [String] = []
    let around = Array(ListedFolder.around(folder))
    let projects = xcodeProjects(in: around, &remarks)
    let found =
      projects.first { $0.target(containing: url) != nil }
      ?? around.lazy.compactMap { Project(package: $0.path) }.first ?? projects.first
      ?? around.first { $0.names.contains(".git") }.map { Project(loose: $0.path, .repository) }
      ?? Project(loose: folder, .folder)
    return Project(found, adding: remarks)
  }

  /// Returns the target that a file belongs to; the first of several, tests last. Of a folder, the first that has a
  /// file in it.
  package func target(containing url: URL) -> ProjectTarget? {
    let path = url.standardizedFileURL.path
    let isFolder = ListedFolder.isFolder(path) && !path.hasSuffix(".xcassets")
    let holding = targets.filter { target in
      (target.swiftFiles + target.resources).contains {
        $0 == path || isFolder && $0.hasPrefix(path + "/") || path.hasPrefix($0 + "/")
      }
    }
    return holding.first { $0.product != .test } ?? holding.first
  }

  // MARK: Kinds

  private static func xcodeProjects(
    in folders: [ListedFolder], _ remarks: inout [String]
  ) -> [Project] {
    var found: [Project] = []
    for folder in folders {
      for name in folder.names.sorted() where name.hasSuffix(".xcodeproj") {
        do throws(XcodeProjectError) {
          found.append(Project(try XcodeProject("\(folder.path)/\(name)")))
        } catch {
          remarks.append("\(error)")
        }
      }
      // Projects above a repository are other ones.
      if folder.names.contains(".git") { break }
    }
    return found
  }

  /// An Xcode project as a project.
  package init(_ project: XcodeProject) {
    root = URL(fileURLWithPath: project.path).deletingLastPathComponent()
    kind = .xcode(project.path)
    targets = project.targets
    remarks = project.remarks
  }

  /// The package in a folder; nil where there is no manifest, or none of its targets has a folder.
  package init?(package folder: String) {
    guard let manifest = PackageManifest(in: folder) else { return nil }
    targets = manifest.targets.compactMap { target in
      guard let own = target.folder else { return nil }
      let inner = manifest.targets.compactMap(\.folder).filter { $0.hasPrefix(own + "/") }
      let files = ProjectFolder(
        own, excluding: Set(inner.map { String($0.dropFirst(own.count + 1)) }))
      var found = ProjectTarget(
        name: target.name, moduleName: ProjectTarget.identifier(target.name), product: .library)
      found.swiftFiles = files.swiftFiles
      found.resources = files.resources
      found.dependencies = target.dependencies
      return found
    }
    guard !targets.isEmpty else { return nil }
    root = URL(fileURLWithPath: folder)
    kind = .package
    remarks = []
  }

  /// All files of a folder as one module.
  private init(loose folder: String, _ kind: Kind) {
    root = URL(fileURLWithPath: folder)
    self.kind = kind
    let files = ProjectFolder(folder)
    var target = ProjectTarget(name: "Live", moduleName: "Live", product: .other)
    target.swiftFiles = files.swiftFiles
    target.resources = files.resources
    targets = [target]
    remarks = []
  }

  private init(_ project: Project, adding remarks: [String]) {
    root = project.root
    kind = project.kind
    targets = project.targets
    self.remarks = remarks + project.remarks
  }
}

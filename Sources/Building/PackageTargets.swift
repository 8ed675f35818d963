// The targets of a package, which are modules beside each other.

internal import Foundation

/// A folder of sources that is a target of the package around it.
package enum PackageTargets {
  private struct Target {
    let name: String
    /// Below the package's folder.
    let path: String?
    let dependencies: [String]
  }

  /// Folders in which SwiftPM looks for targets.
  private static let roots = ["Sources", "Source", "src", "srcs"]

  /// The sources, and behind each folder that is a target of a package those of the package's targets that it
  /// depends on: they are one module here.
  package static func completed(_ sources: [String]) -> [String] {
    var all = sources
    for source in sources where ListedFolder.isFolder(source) {
      let known = Set(all.map(standardized))
      all += dependencies(ofTargetAt: source).filter { !known.contains($0) }
    }
    return all
  }

  private static func dependencies(ofTargetAt folder: String) -> [String] {
    let path = standardized(folder)
    let package = ListedFolder.around(path).dropFirst().first { $0.names.contains("Package.swift") }
    guard let package,
      let data = FileManager.default.contents(atPath: package.path + "/Package.swift")
    else { return [] }
    let targets = targets(in: String(decoding: data, as: UTF8.self))
    let folders = Dictionary(
      targets.compactMap { target in
        self.folder(of: target, in: package.path).map { (target.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
    guard let own = targets.first(where: { folders[$0.name] == path }) else { return [] }
    var found = [own.name]
    var next = 0
    while next < found.count {
      let needed = targets.filter { $0.name == found[next] }.flatMap(\.dependencies)
      for name in needed where folders[name] != nil && !found.contains(name) { found.append(name) }
      next += 1
    }
    return found.dropFirst().compactMap { folders[$0] }
  }

  private static func standardized(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static func folder(of target: Target, in package: String) -> String? {
    let paths = target.path.map { [$0] } ?? roots.map { "\($0)/\(target.name)" }
    return paths.map { standardized("\(package)/\($0)") }.first(where: ListedFolder.isFolder)
  }

  // MARK: The manifest

  private static func targets(in manifest: String) -> [Target] {
    // A dependency that is named `.target(name: "Core")` has nothing else in its brackets.
    manifest.matches(of: /\.(?:target|executableTarget)\s*\(/).compactMap { match in
      let body = arguments(manifest[match.range.upperBound...])
      guard let name = body.firstMatch(of: /\bname:\s*"([^"]+)"/)?.1 else { return nil }
      let list = body.firstMatch(of: /\bdependencies:\s*\[/).map {
        String(body[$0.range.upperBound...])
      }
      return Target(
        name: String(name), path: body.firstMatch(of: /\bpath:\s*"([^"]+)"/).map { String($0.1) },
        dependencies: list.map(names) ?? [])
    }
  }

  /// The text before the closing bracket.
  private static func arguments(_ text: Substring) -> Substring {
    var depth = 1
    return text.prefix { character in
      if character == "(" || character == "[" { depth += 1 }
      if character == ")" || character == "]" { depth -= 1 }
      return depth > 0
    }
  }

  /// The strings of a list but for those of products, which are in other packages.
  private static func names(inList list: String) -> [String] {
    let own = arguments(list[...]).replacing(/\.product\s*\([^)]*\)/, with: "")
    return own.matches(of: /"([^"]+)"/).map { String($0.1) }
  }
}

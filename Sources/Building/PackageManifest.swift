// The targets, products and local dependencies that a package's manifest names.

internal import Foundation

/// A manifest, `Package.swift`, read as text: what it computes stays unknown.
struct PackageManifest {
  /// A target that is no test's.
  struct Target {
    let name: String
    /// The folder of its sources; nil: there is none.
    let folder: String?
    /// The names of targets and products that it depends on.
    let dependencies: [String]
  }

  /// The package's folder.
  let folder: String
  let targets: [Target]
  /// The targets of each library.
  let products: [String: [String]]
  /// The folders of the packages that it depends on and that lie on this machine: `.package(path: "../Core")`.
  let localPackages: [String]

  /// Folders in which SwiftPM looks for targets.
  private static let roots = ["Sources", "Source", "src", "srcs"]

  /// The manifest in a folder; nil where there is none.
  init?(in folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/Package.swift") else {
      return nil
    }
    let text = Self.withoutComments(String(decoding: data, as: UTF8.self))
    self.folder = folder
    let named = Self.bodies(of: /\.(?:target|executableTarget)\s*\(/, in: text).compactMap { body in
      Self.string("name", in: body).map { (name: $0, body: body) }
    }
    targets = named.map { name, body in
      let paths =
        Self.string("path", in: body).map { [$0] } ?? Self.roots.map { "\($0)/\(name)" }
        // The only target of a package may have the folder around it.
        + (named.count == 1 ? Self.roots : [])
      return Target(
        name: name,
        folder: paths.map { Self.standardized("\(folder)/\($0)") }
          .first(where: ListedFolder.isFolder),
        dependencies: Self.list("dependencies", in: body).map(Self.dependencies) ?? [])
    }
    let libraries = Self.bodies(of: /\.library\s*\(/, in: text).compactMap { body in
      Self.string("name", in: body).map { ($0, Self.strings(Self.list("targets", in: body) ?? "")) }
    }
    products = Dictionary(libraries) { first, _ in first }
    localPackages = Self.bodies(of: /\.package\s*\(/, in: text).compactMap { body in
      Self.string("path", in: body).map { path in
        Self.standardized(path.hasPrefix("/") ? path : "\(folder)/\(path)")
      }
    }
  }

  /// An absolute path without `..`.
  static func standardized(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  // MARK: The text

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
  }

  /// The arguments of each call. A dependency that is named `.target(name: "Core")` has nothing else in its
  /// brackets, and is found as a target of that name without a dependency.
  private static func bodies(
    of call: some RegexComponent, in text: String
  ) -> [Substring] {
    text.ranges(of: call).map { arguments(text[$0.upperBound...]) }
  }

  private static func string(_ label: String, in body: Substring) -> String? {
    guard let pattern = try? Regex("\\b\(label):\\s*\"([^\"]+)\"", as: (Substring, Substring).self)
    else { return nil }
    return body.firstMatch(of: pattern).map { String($0.1) }
  }

  private static func list(_ label: String, in body: Substring) -> String? {
    guard let pattern = try? Regex("\\b\(label):\\s*\\[") else { return nil }
    return body.firstMatch(of: pattern).map { String(arguments(body[$0.range.upperBound...])) }
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

  private static func strings(_ list: String) -> [String] {
    list.matches(of: /"([^"]+)"/).map { String($0.1) }
  }

  /// The names in a list of dependencies; of a product not that of its package.
  private static func dependencies(inList list: String) -> [String] {
    strings(list.replacing(/\bpackage:\s*"[^"]*"/, with: ""))
  }
}

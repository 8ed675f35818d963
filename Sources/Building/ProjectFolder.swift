// The files below a folder, told apart as Xcode and SwiftPM do.

internal import Foundation

/// The Swift files and resources of a folder that belongs to a target as a whole.
struct ProjectFolder {
  private(set) var swiftFiles: [String] = []
  private(set) var resources: [String] = []

  /// Extensions of resources; a folder with one of the second kind is a resource as a whole.
  private static let kinds: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings", "png", "jpg", "jpeg", "gif",
    "webp", "heic", "pdf", "svg", "ttf", "otf", "json", "plist", "html",
  ]
  private static let wholeKinds: Set<String> = ["xcassets", "bundle"]
  /// Folders with these extensions belong to other tools.
  private static let closed: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "xcdatamodeld", "docc",
  ]
  /// Folders looked into at most, so that a link to a large tree does not hold a project up.
  private static let limit = 20_000

  /// Lists a folder in alphabetical order. `excluded`: paths relative to it of files and folders left out.
  init(_ folder: String, excluding excluded: Set<String> = []) {
    var open = [(path: folder, name: "")]
    var visited: Set<String> = []
    while let (path, relative) = open.popLast(), visited.count < Self.limit {
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard visited.insert(real).inserted else { continue }
      var inner: [(path: String, name: String)] = []
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        let relative = relative.isEmpty ? name : "\(relative)/\(name)"
        guard !excluded.contains(relative) else { continue }
        if add("\(path)/\(name)", name) { inner.append(("\(path)/\(name)", relative)) }
      }
      open += inner.reversed()
    }
  }

  /// Adds a file or a folder that is a resource; returns whether it is a folder to look into.
  private mutating func add(_ path: String, _ name: String) -> Bool {
    let kind = String(name.split(separator: ".").last ?? "").lowercased()
    if kind == "swift", name != "Package.swift" {
      swiftFiles.append(path)
    } else if Self.kinds.contains(kind) {
      resources.append(path)
    } else if ListedFolder.isFolder(path) {
      guard !Self.closed.contains(kind) else { return false }
      guard Self.wholeKinds.contains(kind) else { return true }
      resources.append(path)
    }
    return false
  }
}

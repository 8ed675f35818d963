// The folders in which resources are looked up by name.

private import Synchronization

/// The folders in which pictures, colours, fonts, texts and documents are looked up by name, in order: the registered ones, that of the
/// executable, and every `*.resources` folder beside it (SwiftPM's resource bundles). Of each its
/// subfolders too, one level deep. Asset catalogs are such folders.
package enum ResourceSearchPath {
  private static let registered = Mutex<(folders: [String], count: Int)>(([], 0))
  private static let besideExecutable: [String] = roots(beside: executableFolder)
    .flatMap(withSubfolders)

  /// Searches this folder too, before all others; the folder registered last comes first.
  package static func register(_ path: String) {
    let folders = withSubfolders(path)
    registered.withLock { known in
      known.folders = folders + known.folders.filter { !folders.contains($0) }
      known.count += 1
    }
  }

  /// The number of registrations so far. A cache of names that were not found is stale when it changes.
  package static var registrations: Int { registered.withLock { $0.count } }

  package static var all: [String] { registered.withLock { $0.folders } + besideExecutable }

  /// The folder of the running program, without asking `Bundle`, which reads far more.
  package static var executableFolder: String {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = link ?? CommandLine.arguments.first ?? "."
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  private static func roots(beside folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return [folder] + names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The folder and, where it holds resources, those in it.
  package static func withSubfolders(_ folder: String) -> [String] {
    guard folder != executableFolder, !folder.hasSuffix(".xcassets") else { return [folder] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let subfolders = names.sorted().map { "\(folder)/\($0)" }.filter(isFolder)
    return [folder] + subfolders
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

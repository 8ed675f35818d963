// The folders in which resources are found by name.

private import Synchronization

/// The folders in which images, colours, fonts, string tables and documents are found by name, in order: the registered
/// ones, that of the executable, and every `*.resources` folder beside it (SwiftPM's resource bundles), each followed
/// by its direct subfolders. Asset catalogs are such folders.
package enum ResourceSearchPath {
  private static let registered = Mutex<(folders: [String], count: Int)>(([], 0))
  private static let besideExecutable: [String] = roots(beside: executableFolder)
    .flatMap(withSubfolders)

  /// Adds a folder and its subfolders before all others; one that is registered again moves to the front.
  package static func register(_ path: String) {
    let folders = withSubfolders(path)
    registered.withLock { known in
      known.folders = folders + known.folders.filter { !folders.contains($0) }
      known.count += 1
    }
  }

  /// The number of registrations so far. A cache of names that were not found is stale when it changes.
  package static var registrations: Int { registered.withLock { $0.count } }

  /// The folders that were registered, in the order in which they are searched.
  package static var registeredFolders: [String] { registered.withLock { $0.folders } }

  /// All folders in the order in which they are searched.
  package static var all: [String] { registered.withLock { $0.folders } + besideExecutable }

  /// The folder of the running executable, by /proc; `Bundle` would read far more.
  package static var executableFolder: String {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = link ?? CommandLine.arguments.first ?? "."
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  private static func roots(beside folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return [folder] + names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns the folder and its direct subfolders; the folder alone for that of the executable and for asset catalogs.
  package static func withSubfolders(_ folder: String) -> [String] {
    guard folder != executableFolder, !folder.hasSuffix(".xcassets") else { return [folder] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let subfolders = names.sorted().map { "\(folder)/\($0)" }.filter(isFolder)
    return [folder] + subfolders
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    // SAFETY: the pointer is to a variable, for the length of the call.
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

// The libraries and frameworks that a project's files are in.

internal import Foundation

/// Finds the files of the library or framework that a file belongs to; reads each project once.
struct LibraryTargets {
  /// The files of the target of each file of the projects that were read; none for applications' files.
  private var files: [String: [String]] = [:]

  /// The Swift files of the library or framework that a file is in; none where it is in none.
  mutating func files(around path: String) -> [String] {
    if let known = files[path] { return known }
    files[path] = []
    for target in Project.around(URL(fileURLWithPath: path)).targets {
      let isLibrary = target.product == .framework || target.product == .library
      for file in target.swiftFiles where files[file] == nil || isLibrary {
        files[file] = isLibrary ? target.swiftFiles : []
      }
    }
    return files[path] ?? []
  }
}

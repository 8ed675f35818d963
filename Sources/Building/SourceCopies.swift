// The copies of lowered files that the compiler reads.

internal import Foundation
internal import Messages
internal import Synchronization

/// Writes lowered files, each once while its text stays: of a hundred files a save changes one. The files go with the
/// process.
final class SourceCopies: Sendable {
  private struct Copy {
    let text: String
    let path: String
  }

  private struct State {
    /// The copies of each file of a module, by its place and its path; the newest one last.
    var copies: [String: [Copy]] = [:]
    /// The number of folders so far.
    var folderCount = 0
  }

  private let state = Mutex(State())
  private let folder = CacheFolder.scratch

  /// The number of copies of one file that stay: builds of its earlier texts may not have ended.
  private static let keptCopies = 8

  /// The paths of the copies of a module's files. Copies have the names of their files, after which the compiler names
  /// what is private.
  func paths(of files: [LoweredFile]) throws(BuildFailure) -> [String] {
    try state.withLock { (state) throws(BuildFailure) -> [String] in
      let folder = "\(self.folder)/\(state.folderCount)"
      state.folderCount += 1
      var paths: [String] = []
      for (index, file) in files.enumerated() {
        let key = "\(index) \(file.module.compiledName) \(file.path)"
        let known = state.copies[key, default: []]
        if let copy = known.last(where: { $0.text == file.text }) {
          paths.append(copy.path)
          continue
        }
        let copy = Copy(text: file.text, path: try Self.write(file, index, to: folder))
        for old in known.dropLast(Self.keptCopies - 1) {
          try? FileManager.default.removeItem(atPath: old.path)
        }
        state.copies[key] = known.suffix(Self.keptCopies - 1) + [copy]
        paths.append(copy.path)
      }
      return paths
    }
  }

  /// Writes one copy. `index`: its place among the module's files. Returns its path.
  static func write(
    _ file: LoweredFile, _ index: Int, to folder: String
  ) throws(BuildFailure) -> String {
    let name = URL(fileURLWithPath: file.path).lastPathComponent
    let copy = "\(folder)/\(index)-\(name)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try ScratchFile.write(Array(file.text.utf8), to: copy)
    } catch {
      throw .fault("\(copy) cannot be written: \(error.localizedDescription)")
    }
    return copy
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }
}

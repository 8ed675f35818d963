// Folders to save in, as the file system has them.

internal import Building
internal import CoreGraphics
internal import Studio

extension SaveFolder {
  /// More folders are not listed.
  private static let limit = 2000

  /// Reads the folder of a typed path, which `~` may begin; empty: the current one. Nil: there is none, or it cannot be
  /// read.
  init?(at typed: String) {
    let url = URL(fileURLWithPath: SavedFile.whole(typed)).standardizedFileURL
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
      return nil
    }
    let folders = names.lazy.filter { ListedFolder.isFolder(url.appendingPathComponent($0).path) }
    let sorted = folders.prefix(Self.limit).sorted {
      $0.localizedStandardCompare($1) == .orderedAscending
    }
    self.init(
      path: Self.shown(url),
      parent: url.path == "/" ? nil : Self.shown(url.deletingLastPathComponent()), names: sorted)
  }

  /// Makes a folder at a typed path, in one that is there. Returns why it cannot be made; nil: it was.
  static func make(at typed: String) -> String? {
    let url = URL(fileURLWithPath: SavedFile.whole(typed)).standardizedFileURL
    let name = url.lastPathComponent
    if FileManager.default.fileExists(atPath: url.path) { return "“\(name)” is there already" }
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      return nil
    } catch let error as CocoaError where error.code == .fileWriteNoPermission {
      return "No folder can be made there: it is not yours to write in"
    } catch {
      return "“\(name)” cannot be made there"
    }
  }

  private static func shown(_ url: URL) -> String {
    url.path == "/" ? "/" : ShownPath.whole(url.path + "/")
  }
}

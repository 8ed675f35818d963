// The `vitrine.json` of each source: the nearest one in the folders around it.

internal import CoreGraphics
internal import Messages

/// The settings files of a tree of sources, each read once.
struct CheckSettingsFiles {
  private var byFolder: [String: CheckSettingsFile] = [:]
  private var names: [String: Set<String>] = [:]

  /// The nearest settings file in the folders around a source; without one the usual settings.
  mutating func file(for source: String) throws(Failure) -> CheckSettingsFile {
    let path = StoredPictures.standardized(source)
    return try file(inFolder: (path as NSString).deletingLastPathComponent)
  }

  private mutating func file(inFolder folder: String) throws(Failure) -> CheckSettingsFile {
    if let known = byFolder[folder] { return known }
    let path = "\(folder)/\(CheckSettingsFile.name)"
    let file: CheckSettingsFile
    if FileManager.default.fileExists(atPath: path) {
      file = try Self.read(path)
    } else if folder == "/" || folder.isEmpty {
      file = CheckSettingsFile()
    } else {
      let parent = (folder as NSString).deletingLastPathComponent
      file = try self.file(inFolder: parent)
    }
    byFolder[folder] = file
    return file
  }

  private static func read(_ path: String) throws(Failure) -> CheckSettingsFile {
    let data: Data
    do throws(FileError) {
      data = try AtomicFile.read(path)
    } catch {
      throw Failure(.missingInput, "\(error)")
    }
    return try CheckSettingsFile(data, path: ShownPath.of(path))
  }

  /// Takes note of a subject, whose name its settings file may use.
  mutating func note(_ subject: CheckSubject) {
    let path = StoredPictures.standardized(subject.place.file)
    names[(path as NSString).deletingLastPathComponent, default: []].insert(subject.name)
  }

  /// Fails where a file names what is in none of its sources.
  func checkNames() throws(Failure) {
    var known: [String: (file: CheckSettingsFile, names: Set<String>)] = [:]
    for (folder, file) in byFolder {
      known[file.path, default: (file, [])].names.formUnion(names[folder] ?? [])
    }
    for path in known.keys.sorted() where !path.isEmpty {
      if let (file, names) = known[path] { try file.check(names: names) }
    }
  }
}

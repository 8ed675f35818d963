// Where pictures are stored: `__Snapshots__/FILE/NAME.png` beside the sources.

internal import CoreGraphics
internal import Messages

/// The places of the stored pictures. The convention is that of snapshot tests on Apple's systems: a folder beside each
/// source, and in it one of the source's name.
struct StoredPictures {
  /// The folder beside the sources.
  static let folder = "__Snapshots__"

  /// The names that are taken, by folder, in lower case: disks on Apple's systems do not tell cases apart.
  private var taken: [String: Set<String>] = [:]
  /// The paths of all pictures that were named.
  private(set) var paths: Set<String> = []

  /// The pictures that are wanted of a subject.
  mutating func pictures(
    of subject: CheckSubject, _ file: CheckSettingsFile
  ) -> [CheckPicture] {
    if file.skips(subject.name) { return [] }
    let settings = file.settings(of: subject.name)
    let folder = Self.folder(ofFile: subject.place.file)
    let base = name(Self.fileName(subject.pictureName), in: folder)
    let samples: [(name: String, assignments: [Assignment])] =
      [("", [])] + file.samples(of: subject.name).map { ("-" + $0.name, $0.assignments) }
    return samples.flatMap { sample in
      settings.variants(isOnDevice: subject.isOnDevice).map { variant in
        let wanted = base + Self.fileName(sample.name + variant.suffix)
        let name =
          sample.name.isEmpty && variant.suffix.isEmpty
          ? base : self.name(wanted, in: folder)
        let path = "\(folder)/\(name).png"
        paths.insert(Self.standardized(path))
        return CheckPicture(
          subject: subject, assignments: sample.assignments, variant: variant, settings: settings,
          name: name, path: path)
      }
    }
  }

  /// A name that is free in a folder; a further one is `Dial-2`.
  private mutating func name(_ name: String, in folder: String) -> String {
    var (free, number) = (name, 1)
    while !taken[folder, default: []].insert(free.lowercased()).inserted {
      number += 1
      free = "\(name)-\(number)"
    }
    return free
  }

  /// The folder of a source's pictures. A document keeps its extension: a source may have the same name.
  static func folder(ofFile path: String) -> String {
    let file = path as NSString
    let name = file.lastPathComponent as NSString
    let own = name.pathExtension == "swift" ? name.deletingPathExtension : name as String
    let parent = file.deletingLastPathComponent
    return (parent.isEmpty ? "" : parent + "/") + "\(folder)/\(own)"
  }

  /// The longest part of a file's name, in bytes: with its suffixes the name stays below the system's 255.
  private static let longestName = 120

  /// A name with a dash for each run of characters that a file's name should not have.
  static func fileName(_ text: String) -> String {
    var name = ""
    for character in text {
      let isPlain = character.isLetter || character.isNumber || "-_.@+".contains(character)
      if isPlain { name.append(character) } else if name.last != "-" { name.append("-") }
    }
    guard name.utf8.count > longestName else { return name }
    var short = name
    while short.utf8.count > longestName { short.removeLast() }
    var print = Fingerprint()
    print.add(text)
    return "\(short)-\(print.name)"
  }

  /// An absolute path without `.` and `..`.
  static func standardized(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The stored pictures beside some files that nothing names, sorted. A folder of another file's, such as a test's,
  /// that lies beside them too is left alone.
  func orphans(beside files: [String]) -> [String] {
    let own = Set(files.map(Self.standardized))
    let parents = Set(own.map { ($0 as NSString).deletingLastPathComponent }).sorted()
    return parents.flatMap { parent in
      Self.names("\(parent)/\(Self.folder)").flatMap { name -> [String] in
        let folder = "\(parent)/\(Self.folder)/\(name)"
        let owners = ["\(parent)/\(name).swift", "\(parent)/\(name)"]
        let isOthers = owners.contains {
          FileManager.default.fileExists(atPath: $0) && !own.contains($0)
        }
        if isOthers { return [] }
        return Self.names(folder).filter { $0.hasSuffix(".png") }.map { "\(folder)/\($0)" }
          .filter { !paths.contains($0) }
      }
    }
  }

  /// Removes pictures, and the folders that are empty then.
  static func remove(_ orphans: [String]) throws(Failure) {
    for path in orphans {
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        throw Failure(
          .cannotCreate, "\(path) cannot be removed: \(error.localizedDescription)")
      }
      let folder = (path as NSString).deletingLastPathComponent
      for emptied in [folder, (folder as NSString).deletingLastPathComponent]
      where names(emptied).isEmpty {
        try? FileManager.default.removeItem(atPath: emptied)
      }
    }
  }

  private static func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}

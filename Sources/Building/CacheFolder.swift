// The folder of built libraries and of the compiler's caches.

internal import Foundation

/// `$XDG_CACHE_HOME/vitrine`, else `~/.cache/vitrine`; where neither can be written, a temporary folder
/// that goes with the process.
package enum CacheFolder {
  /// The absolute path. It is found, and made where it is missing, at the first use.
  package static let path: String = {
    let environment = ProcessInfo.processInfo.environment
    let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap {
      FileManager.default.fileExists(atPath: $0) ? $0 + "/.cache" : nil
    }
    guard let folder = (named ?? home).map({ $0 + "/vitrine" }), canBeWritten(folder) else {
      return TemporaryFolder.make(for: "builds")
    }
    return folder
  }()

  private static func canBeWritten(_ folder: String) -> Bool {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return FileManager.default.isWritableFile(atPath: folder)
  }

  /// A new path of a folder for what a build writes for itself. It is in one that goes with the process, and where the
  /// process was killed, at the next one's first build.
  static var scratch: String { "\(ownScratch)/\(UUID().uuidString)" }

  private static let ownScratch: String = {
    let folder = path + "/scratch"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return TemporaryFolder.make(for: "build", in: folder)
  }()

  /// Seconds after its last build in which a set of files keeps its libraries: a month.
  private static let keptTime = 30 * 86400.0

  /// Removes what killed processes have left behind, and the libraries of files that nobody builds any more.
  static func removeLeftovers() {
    _ = ownScratch
    removeUnused(in: path + "/builds", for: keptTime)
    // Where earlier versions had such folders: `PID-UUID`.
    let builds = path + "/builds"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: builds)) ?? [] {
      let parts = name.split(separator: "-", maxSplits: 1)
      guard parts.count == 2, let process = Int32(parts[0]),
        UUID(uuidString: String(parts[1])) != nil,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(atPath: "\(builds)/\(name)")
    }
  }

  /// Whether a file is there with anything in it: a power cut may leave an empty one.
  static func holds(_ path: String) -> Bool { FileStamp.of(path)[1] > 0 }

  /// A folder in it, made where it is missing.
  static func folder(_ name: String) throws(BuildFailure) -> String {
    try folder(inside: path, name)
  }

  /// The same in another one of it.
  static func folder(inside parent: String, _ name: String) throws(BuildFailure) -> String {
    let folder = "\(parent)/\(name)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .fault("\(folder) cannot be made: \(error.localizedDescription)")
    }
    return folder
  }

  /// Removes what a folder holds of a kind but for the newest ones, and for those `besides`, names without the
  /// suffix. A library that a process has loaded goes on.
  package static func prune(
    _ folder: String, of suffix: String = ".so", keeping count: Int, besides kept: Set<String> = []
  ) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.filter {
      $0.hasSuffix(suffix) && !kept.contains(String($0.dropLast(suffix.count)))
    }.map { "\(folder)/\($0)" }
    guard files.count > count else { return }
    let newestFirst = files.map { ($0, date(of: $0)) }.sorted { $0.1 > $1.1 }
    for (file, _) in newestFirst.dropFirst(count) {
      try? FileManager.default.removeItem(atPath: file)
    }
  }

  /// Removes the entries of a folder that were not marked as new for so many seconds.
  package static func removeUnused(
    in folder: String, for seconds: Double, where isMeant: (String) -> Bool = { _ in true }
  ) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for file in names.filter(isMeant).map({ "\(folder)/\($0)" })
    where date(of: file).timeIntervalSinceNow < -seconds {
      try? FileManager.default.removeItem(atPath: file)
    }
  }

  /// Sets the time of a file to now, so that it is not removed soon.
  static func markAsNew(_ path: String) {
    // SAFETY: the name is a C string for the length of the call; without times it is now.
    _ = unsafe utimes(path, nil)
  }

  private static func date(of path: String) -> Date {
    Date(timeIntervalSince1970: FileStamp.of(path)[0])
  }
}

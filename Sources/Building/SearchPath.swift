// Programs that the environment names.

internal import Foundation

/// `PATH`.
enum SearchPath {
  /// The program of that name in the first folder that has it, links followed.
  static func program(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
  }
}

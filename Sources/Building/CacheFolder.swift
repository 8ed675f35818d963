// Where built libraries and what the compiler remembers are kept.

internal import Foundation

/// `$XDG_CACHE_HOME/vitrine`, else `~/.cache/vitrine`.
package enum CacheFolder {
  package static var path: String {
    let environment = ProcessInfo.processInfo.environment
    if let root = environment["XDG_CACHE_HOME"], root.hasPrefix("/") { return root + "/vitrine" }
    return (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache/vitrine"
  }

  /// A folder in it, made where it is missing.
  static func folder(_ name: String) throws(BuildFailure) -> String {
    let folder = "\(path)/\(name)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .fault("\(folder) cannot be made: \(error.localizedDescription)")
    }
    return folder
  }

  /// Removes a folder's libraries but for the newest ones. One that a process has loaded goes on.
  package static func prune(_ folder: String, keeping count: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let libraries = names.filter { $0.hasSuffix(".so") }.map { "\(folder)/\($0)" }
    guard libraries.count > count else { return }
    let newestFirst = libraries.map { ($0, date(of: $0)) }.sorted { $0.1 > $1.1 }
    for (library, _) in newestFirst.dropFirst(count) {
      try? FileManager.default.removeItem(atPath: library)
    }
  }

  private static func date(of path: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}

/// A short name for a text: the same in every process, another for another text (FNV-1a, 64 bits).
struct Fingerprint {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 + [0] {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  var name: String { String(value, radix: 36) }
}

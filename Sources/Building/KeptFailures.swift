// The compiler's messages about sources that it refused, kept like libraries.

internal import Foundation
internal import Messages

/// The compiler's messages about sources, so that the same sources are refused again without it.
struct KeptFailures {
  private static let suffix = ".failure.json"
  /// The failures kept for each set of files.
  private static let count = 40
  /// Parts of messages that another build of the same sources may not have: the compiler gives up by the time that an
  /// expression takes; modules of its own are damaged.
  private static let chances = [
    "in reasonable time", KeptModules.missing, "malformed compiled module",
  ]

  /// The folder of a set of files.
  let folder: String

  /// The messages about the sources of a name; nil: none are kept.
  func messages(_ name: String) -> [SourceMessage]? {
    [path(name), path(name + Self.bounded)].lazy.compactMap { path in
      guard let data = FileManager.default.contents(atPath: path),
        let messages = try? JSONDecoder().decode([SourceMessage].self, from: data)
      else { return nil }
      CacheFolder.markAsNew(path)
      return messages
    }.first
  }

  /// Keeps messages about files, but for those that depend on the machine: on its speed, its disk, its cache. Errors
  /// that are in none of the files are such.
  func keep(_ messages: [SourceMessage], _ name: String, about files: [LoweredFile]) {
    let paths = Set(files.map(\.path))
    let isAboutFiles = messages.contains { message in
      message.severity == .error && message.place.map { paths.contains($0.file) } == true
    }
    guard isAboutFiles, !messages.contains(where: Self.saysChance),
      let data = try? JSONEncoder().encode(messages)
    else { return }
    let isBounded = messages.contains { $0.text.contains(CompileWatch.advice) }
    let path = path(isBounded ? name + Self.bounded : name)
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
    CacheFolder.prune(folder, of: Self.suffix, keeping: Self.count)
  }

  /// Whether another build of the same sources may not have a message, by chance or with another bound of time.
  static func isChance(_ message: SourceMessage) -> Bool {
    saysChance(message) || message.text.contains(CompileWatch.advice)
  }

  private static func saysChance(_ message: SourceMessage) -> Bool {
    chances.contains { message.text.contains($0) }
  }

  /// The part of the name of a failure that holds for the present bound of time alone.
  private static var bounded: String { "-\(Int(CompileWatch.bound))s" }

  private func path(_ name: String) -> String { "\(folder)/\(name)\(Self.suffix)" }
}

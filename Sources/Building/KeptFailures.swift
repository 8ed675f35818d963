// The compiler's messages about sources that it refused, kept like libraries.

internal import Foundation
internal import Messages

/// The compiler's messages about sources, so that the same sources are refused again without it.
struct KeptFailures {
  private static let suffix = ".failure.json"
  /// The failures kept for each set of files.
  private static let count = 20
  /// The compiler gives up on an expression by the time that it takes, which another build may have.
  private static let chance = "in reasonable time"

  /// The folder of a set of files.
  let folder: String

  /// The messages about the sources of a name; nil: none are kept.
  func messages(_ name: String) -> [SourceMessage]? {
    let path = path(name)
    guard let data = FileManager.default.contents(atPath: path),
      let messages = try? JSONDecoder().decode([SourceMessage].self, from: data)
    else { return nil }
    CacheFolder.markAsNew(path)
    return messages
  }

  /// Keeps messages, but for those that depend on how busy the machine was.
  func keep(_ messages: [SourceMessage], _ name: String) {
    guard !messages.contains(where: { $0.text.contains(Self.chance) }),
      let data = try? JSONEncoder().encode(messages)
    else { return }
    try? data.write(to: URL(fileURLWithPath: path(name)), options: .atomic)
    CacheFolder.prune(folder, of: Self.suffix, keeping: Self.count)
  }

  private func path(_ name: String) -> String { "\(folder)/\(name)\(Self.suffix)" }
}

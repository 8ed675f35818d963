// The choice of sources for a document, kept for the next build.

internal import Foundation
internal import Messages

/// The files that a document's classes were built from last, in the cache: to find them takes the compiler many tries.
struct RememberedSources: Codable {
  let chosen: [String]
  let refused: [String: SourceMessage]
  /// The stamps of the refused files: one that changed is tried again.
  let stamps: [String: [Double]]
  /// Changes with the framework, and with the names that the project declares: then all are tried again.
  let names: String
}

extension RememberedSources {
  /// Reads what is remembered of a document; nil: nothing.
  init?(of document: String) {
    guard let path = Self.path(for: document),
      let data = FileManager.default.contents(atPath: path),
      let known = try? JSONDecoder().decode(RememberedSources.self, from: data)
    else { return nil }
    self = known
  }

  /// Keeps it. Nothing is lost where it cannot be written.
  func write(for document: String) {
    guard let path = Self.path(for: document), let data = try? JSONEncoder().encode(self) else {
      return
    }
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private static func path(for document: String) -> String? {
    var name = Fingerprint()
    name.add(document)
    return (try? CacheFolder.folder("documents")).map { "\($0)/\(name.name).json" }
  }
}

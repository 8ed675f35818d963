// The choice of files for a document or a class, kept for the next build.

internal import Foundation
internal import Messages

/// The files that were built last for a document or a class, in the cache: to find them takes the compiler many tries.
struct RememberedSources: Codable {
  let chosen: [String]
  let refused: [String: SourceMessage]
  /// The errors for which parts of the chosen files are left out.
  let faults: FileFaults
  /// The stamps of the files: a refused one that changed is tried again.
  let stamps: [String: [Double]]
  /// The compiler's messages about the choice, where nothing helped; nil: it takes the choice.
  let failure: [SourceMessage]?
  /// Changes with the framework, and with the names that the project declares: then all are tried again.
  private(set) var names = ""
}

extension RememberedSources {
  /// The name under which a choice is kept.
  package struct Key: Sendable {
    fileprivate let name: String
    fileprivate let names: String

    /// The choice for the classes of a file. `names`: changes with the framework and the project's names. `isPart`:
    /// whether it is among a part of the project's files. Default: false.
    init(
      _ path: String, classes: Set<String> = [], names: String, whole: WholeFiles,
      isPart: Bool = false
    ) {
      var name = Fingerprint()
      for word in [path, whole.fingerprint, isPart ? "part" : "all"] + classes.sorted() {
        name.add(word)
      }
      self.name = name.name
      self.names = names
    }

    fileprivate var path: String? {
      (try? CacheFolder.folder("documents")).map { "\($0)/\(name).json" }
    }
  }

  /// The choice as it is.
  init(_ files: NeededFiles, failure: [SourceMessage]? = nil) {
    chosen = files.chosen
    refused = files.refused
    faults = files.faults
    let paths = chosen + refused.keys
    stamps = Dictionary(paths.map { ($0, FileStamp.of($0)) }) { first, _ in first }
    self.failure = failure
  }

  /// Reads what is remembered; nil: nothing, or names changed since.
  init?(of key: Key) {
    guard let path = key.path, let data = FileManager.default.contents(atPath: path),
      let known = try? JSONDecoder().decode(RememberedSources.self, from: data),
      known.names == key.names
    else { return nil }
    self = known
  }

  /// The failure, as long as all of its files are as they were.
  var settledFailure: [SourceMessage]? {
    stamps.allSatisfy { FileStamp.of($0.key) == $0.value } ? failure : nil
  }

  /// Keeps it. Nothing is lost where it cannot be written.
  func write(for key: Key) {
    var known = self
    known.names = key.names
    guard let path = key.path, let data = try? JSONEncoder().encode(known) else { return }
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}

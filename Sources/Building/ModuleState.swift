// The last build of a module that the compiler accepted as a whole.

internal import Foundation
internal import Messages

/// The objects of a build: their files, and the names under which they are kept.
struct ModuleState: Codable, Hashable, Sendable {
  /// One file with its object.
  struct File: Codable, Hashable, Sendable {
    /// A fingerprint of the copy that was compiled.
    let text: String
    /// Its ``LoweredFile/interface``.
    let interface: String
    /// The object's name, without a suffix.
    let object: String
  }

  /// By path.
  var files: [String: File]

  /// Reads what is kept; nil: nothing, or nothing that can be understood.
  init?(at path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let state = try? JSONDecoder().decode(ModuleState.self, from: data)
    else { return nil }
    self = state
  }

  /// A build of files whose objects have these names.
  init(_ files: [LoweredFile], objects: [String]) {
    self.files = Dictionary(
      zip(files, objects).map { file, object in
        (
          file.path,
          File(text: Self.text(of: file), interface: file.interface, object: object)
        )
      }
    ) { first, _ in first }
  }

  /// Keeps it. Nothing is lost where it cannot be written: the next build compiles more.
  func write(to path: String) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// The name of a file's copy in the state.
  static func text(of file: LoweredFile) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(file.text)
    return fingerprint.name
  }
}

// The interface that replacements of a file's bodies import.

internal import Synchronization

/// The interface of a module with what is private to one of its files. It serves all libraries whose copies of the file
/// differ in bodies alone.
final class BodyInterface: Sendable {
  /// Holds the interface.
  let folder: OwnedFolder
  private let copy = Mutex<String?>(nil)

  init(in folder: OwnedFolder) { self.folder = folder }

  /// The copy of the file that replaced bodies last; nil: none did.
  var lastCopy: String? { copy.withLock { $0 } }

  /// Remembers a copy whose declarations the interface has.
  func describes(_ text: String) { copy.withLock { $0 = text } }
}

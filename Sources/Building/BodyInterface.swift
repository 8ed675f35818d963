// The interface that replacements of a file's bodies import.

/// The interface of a module with what is private to one of its files. It serves all libraries whose copies of the file
/// differ in bodies alone.
struct BodyInterface: Sendable {
  /// Holds the interface.
  let folder: OwnedFolder
  /// The copy of the file that replaced bodies last, whose declarations the interface has; nil: none did.
  let lastCopy = Shared<String?>(nil)
}

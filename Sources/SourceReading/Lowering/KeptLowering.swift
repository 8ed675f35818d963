// The changes to a file and its copy, as they were made last.

internal import Messages
internal import SwiftSyntax

/// Changes and a copy, each with a fingerprint of all that it was made of besides the file.
struct KeptLowering {
  private var edits: (facts: String, edits: FileEdits)?
  private var copy: (key: String, copy: LoweredFile)?
  private var interface: (copy: String, types: String, interface: String)?
  /// Those of the copy that the interface was read of last.
  private(set) var bodies: ReplaceableBodies?

  /// The changes among declarations with this fingerprint; nil: none are known.
  func edits(among facts: String) -> FileEdits? {
    edits.flatMap { $0.facts == facts ? $0.edits : nil }
  }

  /// The copy for a key; nil: none is known.
  func copy(_ key: String) -> LoweredFile? { copy.flatMap { $0.key == key ? $0.copy : nil } }

  /// The interface of a copy: it is read anew where the copy or the module's types are others than last. `tree`: that of
  /// the copy without the registration at its end. `keepsTree`: whether somebody edits the file, and needs the tree
  /// again.
  mutating func interface(
    of copy: String, _ types: DeclaredTypes, keepsTree: Bool, tree: () -> SourceFileSyntax
  ) -> String {
    let facts = types.facts
    if let interface, interface.copy == copy, interface.types == facts {
      return interface.interface
    }
    let tree = tree()
    let found = FileInterface.fingerprint(of: tree, types)
    interface = (copy, facts, found)
    bodies = ReplaceableBodies(of: tree, copy, keepsTree: keepsTree)
    return found
  }

  /// Keeps changes, or none.
  mutating func keep(_ edits: FileEdits?, among facts: String) {
    self.edits = edits.map { (facts, $0) }
  }

  /// Keeps a copy, or none.
  mutating func keep(_ copy: LoweredFile?, for key: String) {
    self.copy = copy.map { (key, $0) }
  }
}

extension ParsedFile {
  /// The copy that was made last.
  var kept: KeptLowering {
    get { fact { KeptLowering() } }
    set { keep(newValue) }
  }
}

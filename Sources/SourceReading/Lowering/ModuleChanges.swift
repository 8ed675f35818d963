// The changes to a module's files, and the copies that are kept of them.

internal import Messages

/// The changes to all files of a module.
struct ModuleChanges {
  /// In the order of the files.
  var edits: [FileEdits]
  /// A fingerprint of the module's declarations.
  let facts: String
  /// The files that members were moved from or to: what is in them depends on other files' texts.
  let mixed: Set<Int>

  /// The copy of a file, with the code that follows it. `ending`: a fingerprint of all that the code depends on besides
  /// the file and the declarations. The copy that was made last is taken over where nothing of that is another.
  func copy(
    of file: ParsedFile, _ types: DeclaredTypes, ending: String, code: () -> String
  ) -> LoweredFile {
    let isMixed = mixed.contains(file.index)
    var key = Fingerprint()
    for text in [facts, ending, types.facts] { key.add(text) }
    if !isMixed, let copy = file.kept.copy(key.name) { return copy }
    let copy = LoweredText(file, edits[file.index]).file(appending: code(), types)
    file.kept.keep(isMixed ? nil : copy, for: key.name)
    return copy
  }
}

/// The changes to a file and its copy, as they were made last.
struct KeptLowering {
  private var edits: (facts: String, edits: FileEdits)?
  private var copy: (key: String, copy: LoweredFile)?

  /// The changes among declarations with this fingerprint; nil: none are known.
  func edits(among facts: String) -> FileEdits? {
    edits.flatMap { $0.facts == facts ? $0.edits : nil }
  }

  /// The copy for a key; nil: none is known.
  func copy(_ key: String) -> LoweredFile? { copy.flatMap { $0.key == key ? $0.copy : nil } }

  /// Keeps changes, or none.
  mutating func keep(_ edits: FileEdits?, among facts: String) {
    self.edits = edits.map { (facts, $0) }
  }

  /// Keeps a copy, or none.
  mutating func keep(_ copy: LoweredFile?, for key: String) {
    self.copy = copy.map { (key, $0) }
  }
}

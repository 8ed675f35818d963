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
    of file: ParsedFile, _ types: DeclaredTypes, ending: String, code: () -> AppendedCode
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

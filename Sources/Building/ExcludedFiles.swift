// Files of a folder that need missing modules, and are left out of a build.

internal import Foundation
internal import Messages

/// The files of folders that are left out of a build: they import a missing module, or name declarations of
/// such files.
///
/// A build begins with what the one before it left out, since to find that takes the compiler several tries. A file
/// is tried again when its text changes, when a file that changed declares what it misses, and when no file that
/// is left out declares that any more.
struct ExcludedFiles: Sendable {
  private struct File {
    let source: SourceText
    /// Nil: a module.
    let missing: String?
    let message: SourceMessage
  }

  /// By path.
  private var files: [String: File] = [:]
  /// All texts as they were last, by path.
  private var texts: [String: String] = [:]

  /// The files that are worth a try.
  mutating func rest(of sources: [SourceText]) -> [SourceText] {
    let changed = sources.filter { texts[$0.path] != $0.text }
    let present = Dictionary(sources.map { ($0.path, $0.text) }) { first, _ in first }
    texts = present
    files = files.filter { path, file in
      guard present[path] == file.source.text else { return false }
      guard let missing = file.missing else { return true }
      return !changed.contains { Self.declares($0.text, missing) }
    }
    while let path = files.first(where: { !isFounded($0.value) })?.key { files[path] = nil }
    return sources.filter { files[$0.path] == nil }
  }

  private func isFounded(_ file: File) -> Bool {
    guard let missing = file.missing else { return true }
    return files.values.contains {
      $0.source.path != file.source.path && Self.declares($0.source.text, missing)
    }
  }

  /// Excludes the files whose errors come from missing modules, except the kept ones. Returns false if there are
  /// none.
  mutating func take(
    _ messages: [SourceMessage], from sources: [SourceText], keeping kept: Set<String>
  ) -> Bool {
    let sources = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
    var found: [String: File] = [:]
    for message in messages where message.severity == .error {
      guard let place = message.place, let source = sources[place.file], found[place.file] == nil,
        !kept.contains(place.file)
      else { continue }
      found[place.file] = file(source, at: place, message: message)
    }
    files.merge(found) { $1 }
    return !found.isEmpty
  }

  private func file(
    _ source: SourceText, at place: SourcePlace, message: SourceMessage
  ) -> File? {
    func leftOut(_ missing: String?, _ reason: String) -> File {
      File(
        source: source, missing: missing,
        message: SourceMessage(.warning, at: place, "left out: " + reason))
    }
    if message.text.hasPrefix("no such module ") { return leftOut(nil, message.text) }
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : ""
    let names =
      MissingSymbols.names(in: [message]) + MissingSymbols.initializers(in: line, for: message)
      + MissingSymbols.owners(in: line, for: message)
    // A member of a view's own class may well be its author's mistake.
    let isDesignable = source.text.containsBytes(of: "@IBDesignable")
    let missing = names.first { name in
      files.values.contains {
        Self.declares($0.source.text, name, needsOwner: isDesignable)
      }
    }
    return missing.map { leftOut($0, "what declares '\($0)' is left out") }
  }

  /// A warning for each of the files, at the place of the missing name.
  var messages: [SourceMessage] {
    files.values.sorted { $0.source.path < $1.source.path }.map(\.message)
  }

  /// Whether a text declares `Gauge`, `init(hex:)`, `|>`, or `UIView.fancy`: a member in the type or in an extension,
  /// of any type unless it `needsOwner`.
  private static func declares(_ text: String, _ name: String, needsOwner: Bool = false) -> Bool {
    let (type, member) = MissingSymbols.parts(of: name)
    if let type, name.first?.isLetter == true {
      let owner = needsOwner ? quoted(type) : "[A-Z]"
      return says(text, #"\b(?:extension|class|struct|enum|actor|protocol)\s+"# + owner)
        && declares(text, member)
    }
    if name.hasPrefix("init(") { return text.contains(name.prefix { $0 != ":" }) }
    guard let first = name.first, first.isLetter || first == "_" else {
      return text.contains("operator \(name)")
    }
    let words = "class|struct|enum|actor|protocol|typealias|func|var|let|case"
    return says(text, #"\b(?:"# + words + #")\s+`?"# + quoted(name) + #"\b"#)
  }

  private static func quoted(_ text: String) -> String {
    NSRegularExpression.escapedPattern(for: text)
  }

  private static func says(_ text: String, _ pattern: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }
}

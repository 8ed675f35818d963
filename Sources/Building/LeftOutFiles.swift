// Files of a folder that need modules which are nowhere here: an application has some beside its views.

internal import Foundation
internal import Messages
internal import Synchronization

/// Which files of folders are left out of a build: those that import a module that is not here, and those that
/// name what only such files declare.
///
/// They are kept from build to build, since to find them takes the compiler several tries: a file is tried again
/// when its text changes, or when another file that changed says the name that it missed.
final class LeftOutFiles: Sendable {
  private struct File {
    let source: SourceText
    let missing: String
    let message: SourceMessage
  }

  private struct State {
    /// By path.
    var files: [String: File] = [:]
    /// All texts as they were last, by path.
    var texts: [String: String] = [:]
  }

  private let state = Mutex(State())

  /// The files that are worth a try.
  func rest(of sources: [SourceText]) -> [SourceText] {
    state.withLock { state in
      let changed = sources.filter { state.texts[$0.path] != $0.text }
      state.texts = Dictionary(sources.map { ($0.path, $0.text) }) { first, _ in first }
      let texts = state.texts
      state.files = state.files.filter { path, file in
        texts[path] == file.source.text && !changed.contains { $0.text.contains(file.missing) }
      }
      return sources.filter { state.files[$0.path] == nil }
    }
  }

  /// Leaves out those of the files, but for the kept ones, whose errors nobody can mend here. False: there are none.
  func take(
    _ messages: [SourceMessage], from sources: [SourceText], keeping kept: Set<String>
  ) -> Bool {
    let texts = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
    return state.withLock { state in
      let declared = state.files.values.map(\.source.text)
      var found: [String: File] = [:]
      for message in messages where message.severity == .error {
        guard let place = message.place, let source = texts[place.file], !kept.contains(place.file),
          found[place.file] == nil, let missing = MissingSymbols.names(in: [message]).first
        else { continue }
        let name = missing.split(separator: ".").last.map(String.init) ?? missing
        let isModule = message.text.contains(Self.module)
        guard isModule || declared.contains(where: { Self.declares($0, name) }) else { continue }
        let reason = isModule ? message.text : "what declares '\(name)' is left out"
        found[place.file] = File(
          source: source, missing: name,
          message: SourceMessage(.warning, at: place, "left out: " + reason))
      }
      state.files.merge(found) { $1 }
      return !found.isEmpty
    }
  }

  /// What a person may want to know: each of the files, at what it misses.
  var messages: [SourceMessage] {
    state.withLock { state in
      state.files.values.sorted { $0.source.path < $1.source.path }.map(\.message)
    }
  }

  private static let module = "no such module "

  private static func declares(_ text: String, _ name: String) -> Bool {
    let words = "class|struct|enum|actor|protocol|typealias|func|var|let|case|extension"
    let pattern =
      name.hasPrefix("init(")
      ? NSRegularExpression.escapedPattern(for: String(name.prefix { $0 != ":" }))
      : "\\b(?:\(words))\\s+`?\(NSRegularExpression.escapedPattern(for: name))\\b"
    return text.range(of: pattern, options: .regularExpression) != nil
  }
}

// The paths that a person names or drops, told apart.

internal import Messages

/// Sources and interface documents among paths: the one place that tells them apart.
struct NamedSources {
  /// Swift files and folders, in the order in which they were named.
  let sources: [String]
  /// Storyboards and xibs, in the order in which they were named.
  let documents: [String]

  init(_ paths: [String]) {
    sources = paths.filter { !PageDocument.isDocument($0) }
    documents = paths.filter(PageDocument.isDocument)
  }
}

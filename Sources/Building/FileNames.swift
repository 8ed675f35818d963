// The names by which a person called files, beside their paths.

internal import Foundation
package import Messages

/// Translates between the paths of files and the names that a person gave: `Card.swift` for one in the current folder.
/// A file that was not named is called by its path.
package struct FileNames: Sendable {
  /// By path.
  private var names: [String: String] = [:]
  /// By name.
  private var paths: [String: String] = [:]

  /// The names of files; none: all are called by their paths.
  package init(_ names: [String] = []) {
    for name in names {
      let path = URL(fileURLWithPath: name).standardizedFileURL.path
      self.names[path] = name
      paths[name] = path
    }
  }

  /// The name of the file at a path.
  package func name(_ path: String) -> String { names[path] ?? path }

  /// The path of a file that has a name.
  package func path(_ name: String) -> String { paths[name] ?? name }

  /// Messages whose places have paths.
  package func withPaths(_ messages: [SourceMessage]) -> [SourceMessage] {
    Self.renamed(messages, path)
  }

  /// Messages whose places have names.
  package func withNames(_ messages: [SourceMessage]) -> [SourceMessage] {
    Self.renamed(messages, name)
  }

  private static func renamed(
    _ messages: [SourceMessage], _ name: (String) -> String
  ) -> [SourceMessage] {
    messages.map { message in
      var message = message
      if let place = message.place { message.place?.file = name(place.file) }
      return message
    }
  }
}

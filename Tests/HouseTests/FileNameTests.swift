// The names of files: a public type stands in the file of its name, and suffixes name a concern.

import Foundation
import Testing

@Suite struct FileNameTests {
  /// Suffixes of `Type+Suffix.swift` that name no concern of the field.
  private static let forbiddenSuffixes: Set<String> = [
    "Further", "More", "Parts", "Kept", "Places", "Rest", "Rules", "Extras",
  ]

  /// The name of each public type that the file declares at its top level. A name that begins with `_` is for the
  /// code that the reader writes, not for authors.
  private func publicTypes(in file: SourceFile) -> [String] {
    let pattern =
      /^(?:@[A-Za-z_]+(?:\([^)]*\))? )*(?:nonisolated )?(?:public|open) (?:(?:final|indirect|nonisolated|dynamic) )*(?:class|struct|enum|protocol|actor) ([A-Za-z_0-9]+)/
    return file.codeLines.compactMap { $0.firstMatch(of: pattern).map { String($0.output.1) } }
      .filter { !$0.hasPrefix("_") }
  }

  private func baseName(_ file: SourceFile) -> String {
    file.url.deletingPathExtension().lastPathComponent
  }

  /// The files of all rooms.
  private func allFiles() throws -> [SourceFile] {
    let rooms = try House.rooms()
    return try rooms.flatMap { try House.sources(of: $0) }
  }

  @Test func `a public type stands in the file of its name`() throws {
    for file in try allFiles() {
      let name = baseName(file)
      for type in publicTypes(in: file) where name != type && !name.hasPrefix(type + "+") {
        Issue.record("\(file.name) declares \(type), which belongs in \(type).swift")
      }
    }
  }

  @Test func `a file's suffix names a concern`() throws {
    for file in try allFiles() {
      for suffix in Self.forbiddenSuffixes {
        #expect(!baseName(file).hasSuffix("+" + suffix), "\(file.name): name the concern")
      }
    }
  }

  @Test func `each file of UIKit's NoOps says so first`() throws {
    for file in try House.sources(of: "UIKit") where file.name.contains("/UIKit/NoOps/") {
      #expect(file.text.hasPrefix("// No-op on Linux: "), "\(file.name) does not say so")
    }
  }

  @Test func `no folder of UIKit's topics holds more than 25 files`() throws {
    let folders = Dictionary(grouping: try allFiles().filter { $0.name.contains("/UIKit/") }) {
      $0.url.deletingLastPathComponent().path
    }
    for (folder, files) in folders where files.count > 25 {
      Issue.record("\(folder) holds \(files.count) files")
    }
  }
}

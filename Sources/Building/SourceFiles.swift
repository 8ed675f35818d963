// The texts of Swift files.

internal import Foundation
package import Messages

/// Reads Swift files.
package enum SourceFiles {
  /// The files that were given by name, not through a folder.
  package static func named(_ sources: [String]) -> Set<String> {
    Set(sources.filter { $0.hasSuffix(".swift") })
  }

  /// The files' texts.
  package static func read(_ paths: [String]) throws(BuildFailure) -> [SourceText] {
    var modules: [String: [String]] = [:]
    var texts: [SourceText] = []
    for path in paths { texts.append(try read(path, &modules)) }
    // The compiler has nothing to say about an empty file, and neither has a page.
    if let first = texts.first, texts.allSatisfy(\.text.isEmpty) {
      throw .sources([
        SourceMessage(
          .error, at: SourcePlace(file: first.path, line: 1, column: 1),
          "the file is empty: it has 0 bytes")
      ])
    }
    return texts
  }

  /// The texts of the files that can be read, and what is wrong with the others. `progress` hears how many were
  /// read.
  package static func readable(
    _ paths: [String], progress: (Int) -> Void
  ) -> (texts: [SourceText], failures: [BuildFailure]) {
    var modules: [String: [String]] = [:]
    var texts: [SourceText] = []
    var failures: [BuildFailure] = []
    for path in paths {
      do throws(BuildFailure) {
        let text = try read(path, &modules)
        if !text.text.isEmpty { texts.append(text) }
      } catch {
        failures.append(error)
      }
      progress(texts.count + failures.count)
    }
    return (texts, failures)
  }

  /// `modules`: the names of the modules of the projects around folders, as far as they are known.
  private static func read(
    _ path: String, _ modules: inout [String: [String]]
  ) throws(BuildFailure) -> SourceText {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let own = modules[folder] ?? ProjectModules.names(around: folder)
    modules[folder] = own
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .missing("\(path): this file cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .sources([
        SourceMessage(
          .error, at: SourcePlace(file: path, line: 1, column: 1), "the file is not UTF-8")
      ])
    }
    if let place = SourceNesting.excess(in: text) {
      throw .sources([
        SourceMessage(
          .error, at: SourcePlace(file: path, line: place.line, column: place.column),
          "this is nested more than \(SourceNesting.limit) deep")
      ])
    }
    // The compiler leaves a byte order mark out at a file's beginning only, where the copy has more.
    let mark: Unicode.Scalar = "\u{FEFF}"
    let scalars = text.unicodeScalars
    return SourceText(
      path: path, text: scalars.first == mark ? String(scalars.dropFirst()) : text,
      modules: own)
  }
}

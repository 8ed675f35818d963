// The house as text: its rooms, their sources, and what the manifest says of them.

import Foundation

/// One Swift file.
struct SourceFile {
  let url: URL
  let text: String

  /// The path from the project's root.
  var name: String { String(url.path.dropFirst(House.root.path.count + 1)) }

  var imports: [String] {
    let pattern =
      /^(?:@[A-Za-z_]+(?:\([a-z]+\))? )*(?:public |package |internal |private |fileprivate )?import (?:struct |class |enum |func |protocol |typealias )?([A-Za-z_0-9]+)/
    return codeLines.compactMap { $0.firstMatch(of: pattern).map { String($0.output.1) } }
  }

  /// The lines without those that are only a comment.
  var codeLines: [Substring] {
    text.split(separator: "\n").filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") }
  }

  /// The indices of the lines within literals of several lines, such as code that the reader writes.
  var linesInLiterals: Set<Int> {
    var isInside = false
    var inside: Set<Int> = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if isInside { inside.insert(index) }
      if !line.ranges(of: "\"\"\"").count.isMultiple(of: 2) { isInside.toggle() }
    }
    return inside
  }

  /// The types that the file declares outside of other declarations, type aliases too.
  var topLevelTypes: [(name: String, isShared: Bool, isAlias: Bool)] {
    let pattern =
      /^(?:@[A-Za-z_]+(?:\([^)]*\))? )*((?:[a-z]+ )*)(struct|class|enum|protocol|actor|typealias) ([A-Za-z_0-9]+)/
    return codeLines.compactMap { line in
      guard let match = line.firstMatch(of: pattern) else { return nil }
      let words = match.output.1.split(separator: " ")
      return (
        String(match.output.3), words.contains { ["public", "package", "open"].contains($0) },
        match.output.2 == "typealias"
      )
    }
  }

  /// Whether `word` stands in the code as a word of its own.
  func mentions(_ word: String) -> Bool {
    codeLines.contains { line in
      line.ranges(of: word).contains { range in
        let before = line[..<range.lowerBound].last
        let after = line[range.upperBound...].first
        return ![before, after].contains {
          $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
        }
      }
    }
  }
}

enum House {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func rooms() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path + "/Sources").sorted()
  }

  static func sources(of room: String) throws -> [SourceFile] {
    try swiftFiles(under: "Sources/" + room)
  }

  static func allSwiftFiles() throws -> [SourceFile] {
    try swiftFiles(under: "Sources") + swiftFiles(under: "Tests")
  }

  private static func swiftFiles(under folder: String) throws -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: base.path).sorted()
    return try paths.filter { $0.hasSuffix(".swift") }.map { path in
      let url = base.appendingPathComponent(path)
      return SourceFile(url: url, text: try String(contentsOf: url, encoding: .utf8))
    }
  }

  /// The modules that the room's entry of Package.swift lists.
  static func manifestDependencies(of room: String) throws -> Set<String> {
    let text = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let entry = try Regex(
      "(?:room\\(|executableTarget\\(\\s*name:)\\s*\"\(room)\"(?:,\\s*(?:dependencies:\\s*)?\\[([^\\]]*)\\])?"
    )
    guard let match = text.firstMatch(of: entry), let list = match[1].substring else { return [] }
    let names = list.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    return Set(names.filter { $0.offset % 2 == 1 }.map { String($0.element) })
  }

  /// The words of a variable of the Makefile, which may go over several lines.
  static func makefileList(_ name: String) throws -> Set<String> {
    let text = try String(contentsOf: root.appendingPathComponent("Makefile"), encoding: .utf8)
    let joined = text.replacing("\\\n", with: " ").split(separator: "\n")
    let line = joined.first { $0.hasPrefix(name + " := ") } ?? ""
    return Set(line.split(separator: " ").dropFirst(2).map(String.init))
  }

  /// The rows of README's map from the ground up, each with the rooms that it names.
  static func map() throws -> [[String]] {
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "| room | its one job |" }.dropFirst(2)
    return lines.prefix { $0.hasPrefix("| `") }.map { line in
      let cell = line.dropFirst().prefix { $0 != "|" }
      return cell.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }
  }
}

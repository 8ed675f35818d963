// Each public and package declaration has a comment.
//
// swift-format's rule `AllPublicDeclarationsHaveDocumentation` knows no list of exceptions, and no `package`.

import Foundation
import Testing

@Suite struct DeclarationCommentTests {
  /// The declarations without a comment. Overrides have the comment of what they override.
  private func uncommented(in file: SourceFile) throws -> [(
    line: Int, isPackage: Bool, name: String
  )] {
    let modifier = "(?:[a-z]+(?:\\([a-z]+\\))?\\s+)*?"
    let kind =
      "func|var|let|init|subscript|class(?! (?:func|var))|struct|enum|protocol|actor|typealias"
    // An initializer's name is its first label, `rawValue:`.
    let declaration = try Regex(
      "^\\s*(?:@[A-Za-z_]+(?:\\([^)]*\\))?\\s+)*\(modifier)(public|open|package)\\s+\(modifier)"
        + "(?:\(kind))\\b[?!]?\\s*(?:\\(\\s*([A-Za-z_]+:?)|([^\\s(:<{=]+))",
      as: (Substring, Substring, Substring?, Substring?).self)
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let literals = file.linesInLiterals
    return lines.indices.compactMap { index in
      guard !literals.contains(index), !lines[index].contains("override "),
        let match = lines[index].firstMatch(of: declaration)
      else { return nil }
      let above = lines[..<index].last { line in
        let text = line.drop { $0 == " " }
        return !text.hasPrefix("@") && !text.hasPrefix("#")
      }
      if let above, above.drop(while: { $0 == " " }).hasPrefix("///") { return nil }
      return (
        index + 1, match.output.1 == "package", String(match.output.2 ?? match.output.3 ?? "")
      )
    }
  }

  /// Whether a list names a declaration: by its base name (an initializer by its first label, `coder:`), or by how it
  /// begins (`kCT*`).
  private func lists(_ names: Set<String>, _ name: String) -> Bool {
    names.contains(name)
      || names.contains { $0.hasSuffix("*") && name.hasPrefix($0.dropLast()) }
  }

  @Test func `each public and package declaration has a comment`() throws {
    for room in try House.rooms() {
      let exempt = selfEvidentEverywhere.union(selfEvidentMembers[room] ?? [])
      for file in try House.sources(of: room) {
        for (line, isPackage, name) in try uncommented(in: file)
        where !lists(exempt, name) && (isPackage || room != "UIKit") {
          Issue.record("\(file.name):\(line): \(name) has no comment")
        }
      }
    }
  }
}

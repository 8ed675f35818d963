// The documentation comment above a declaration, as plain text.

internal import Foundation
internal import SwiftSyntax

/// The text of `///` lines and of `/** … */` above a declaration.
enum DocumentationComment {
  /// The longest text that is kept, in characters.
  private static let limit = 600

  /// The comment's words without its marks, lines joined as they are; nil: there is none. An ordinary comment between
  /// the documentation and the declaration is skipped.
  static func text(above node: some SyntaxProtocol) -> String? {
    var lines: [String] = []
    for piece in node.leadingTrivia {
      switch piece {
      case .docLineComment(let text): lines.append(line(text.dropFirst(3)))
      case .docBlockComment(let text): lines += block(text)
      default: break
      }
    }
    let text = lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : String(text.prefix(limit))
  }

  private static func line(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }

  private static func block(_ text: String) -> [String] {
    text.dropFirst(3).dropLast(2).split(separator: "\n", omittingEmptySubsequences: false).map {
      let words = $0.drop { $0 == " " || $0 == "\t" }
      return line(words.hasPrefix("*") ? words.dropFirst() : words)
    }
  }
}

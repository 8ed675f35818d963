// Arguments have labels from the third on, but for arithmetic.
//
// The rule of Swift's API design guidelines: labels are left out where arguments cannot usefully be told apart
// (https://www.swift.org/documentation/api-design-guidelines/#argument-labels).

import Foundation
import Testing

@Suite struct ArgumentLabelTests {
  /// The numbers, points and colours that are computed with.
  private static let numbers: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "Int64", "UInt8", "UInt64", "Vertex",
  ]

  /// One function or initializer that is no other framework's.
  private struct Declaration {
    let line: Int
    let name: String
    let parameters: [Substring]

    /// The types of the parameters without a label. A closure at the end is written behind the parentheses.
    var unlabelledTypes: [String] {
      parameters.enumerated().compactMap { index, parameter in
        guard let match = parameter.firstMatch(of: /^\s*_\s+\w+\s*:\s*(.+?)\s*(?:=.*)?$/) else {
          return nil
        }
        let type = String(match.output.1)
        let isTrailing = index == parameters.count - 1 && type.contains("->")
        return isTrailing ? nil : type
      }
    }
  }

  private func declarations(in text: String) throws -> [Declaration] {
    let beginning = try Regex(
      #"(?m)^[ \t]*((?:@\w+(?:\([^)]*\))?\s+|[a-z]+(?:\([a-z]+\))?\s+)*)(?:func\s+([^\s(<]+)|init\??)\s*(?:<[^(]*>)?\("#,
      as: (Substring, Substring, Substring?).self)
    return text.matches(of: beginning).compactMap { match in
      let words = match.output.1.split(whereSeparator: \.isWhitespace)
      // The labels of public functions are Apple's.
      guard !words.contains(where: { ["public", "open", "override"].contains($0) }) else {
        return nil
      }
      let line = text[..<match.range.lowerBound].count { $0 == "\n" } + 1
      return Declaration(
        line: line, name: match.output.2.map(String.init) ?? "init",
        parameters: parameters(text[match.range.upperBound...]))
    }
  }

  /// The parameters up to the closing parenthesis.
  private func parameters(_ text: Substring) -> [Substring] {
    var depth = 0
    var last: Character = " "
    var parts: [Substring] = []
    var start = text.startIndex
    for index in text.indices {
      let character = text[index]
      defer { last = character }
      switch character {
      case "(", "[", "{", "<": depth += 1
      case ")" where depth == 0: return parts + [text[start..<index]]
      case ")", "]", "}": depth -= 1
      case ">" where last != "-": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return parts
  }

  @Test func `a third argument has a label, but for numbers and C's functions`() throws {
    for room in try House.rooms() {
      for file in try House.sources(of: room) {
        for declaration in try declarations(in: file.text) {
          let types = declaration.unlabelledTypes
          guard types.count > 2, !types.allSatisfy(Self.numbers.contains),
            !types.contains(where: { $0.contains("Unsafe") || $0 == "OpaquePointer" })
          else { continue }
          Issue.record("\(file.name):\(declaration.line): \(declaration.name) \(types)")
        }
      }
    }
  }
}

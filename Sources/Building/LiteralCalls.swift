// A text with calls in the place of its literals.

internal import Messages

/// Writes calls of `LiteralTable`, under the name that it has for lowered sources.
enum LiteralCalls {
  /// The text with the calls. Lines stay where they are.
  static func text(_ text: String, naming literals: [TypedLiteral]) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var place = 0
    var counts = Counts()
    for literal in literals {
      result += bytes[place..<literal.range.lowerBound]
      result += "__VitrineLiterals.\(literal.value.rawValue)(\(counts.next(literal.value)))".utf8
      place = literal.range.upperBound
    }
    result += bytes[place...]
    return String(decoding: result, as: UTF8.self)
      + "\nimport typealias Inspection.__VitrineLiterals\n"
  }

  /// The number of values so far in each list.
  private struct Counts {
    private var counts: [PartialKeyPath<LiteralValues>: Int] = [:]

    mutating func next(_ value: TypedLiteral.Value) -> Int {
      defer { counts[value.list, default: 0] += 1 }
      return counts[value.list, default: 0]
    }
  }
}

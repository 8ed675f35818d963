// Dictionaries as text: JSON objects.

internal import UIKit

/// Reads and writes dictionaries such as `{"a": 1, "b": 2.5}`, `{"tint": "systemBlue"}`. Keys are always quoted.
@MainActor
package enum DictionaryText {
  /// The keys and the texts of the values, in the order of the keys; nil: the text is no JSON object of texts, numbers
  /// and truth values, or has a key twice.
  package static func pairs(
    _ text: String, keyKind: String
  ) -> [(key: String, value: String)]? {
    let found = try? JSONDecoder().decode([String: ListText.Element].self, from: Data(text.utf8))
    guard let found, found.count == memberCount(text) else { return nil }
    let areNumbers = ["integer", "number"].contains(keyKind)
    return found.map { ($0.key, $0.value.text) }.sorted { one, other in
      if areNumbers, let one = Double(one.0), let other = Double(other.0) { return one < other }
      return one.0 < other.0
    }
  }

  /// The members of an object without nested ones: the decoder drops those that have the key of another one.
  private static func memberCount(_ text: String) -> Int {
    var (count, isQuoted, isEscaped) = (0, false, false)
    for byte in text.utf8 {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isQuoted
      } else if byte == UInt8(ascii: ":"), !isQuoted {
        count += 1
      }
    }
    return count
  }

  /// The object of values of a kind by their texts, in the order of the pairs.
  package static func text(_ pairs: [(key: String, value: String)], kind: String) -> String {
    text(pairs.map { ($0.key, ListText.element($0.value, kind: kind)) })
  }

  static func text(_ pairs: [(key: InspectableValue, value: InspectableValue)]) -> String {
    text(pairs.map { (ValueText.text($0.key), ListText.element($0.value)) })
  }

  private static func text(_ members: [(key: String, value: String)]) -> String {
    let members = members.map { "\(ListText.quoted($0.key)): \($0.value)" }
    return "{" + members.joined(separator: ", ") + "}"
  }

  /// Whether one key stands before another one: numbers by their value, others by their text.
  nonisolated static func precedes(_ one: InspectableValue, _ other: InspectableValue) -> Bool {
    switch (one, other) {
    case (.integer(let one), .integer(let other)): one < other
    case (.number(let one), .number(let other)): one < other
    case (.string(let one), .string(let other)), (.choice(let one), .choice(let other)):
      one < other
    default: false
    }
  }
}

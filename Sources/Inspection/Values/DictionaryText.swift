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
    let read: [(key: String, value: String)] = found.map { (key: $0.key, value: $0.value.text) }
    return inOrder(read, byNumber: ["integer", "number"].contains(keyKind))
  }

  /// Pairs in the order of their keys: numbers by their value, others by their text.
  private static func inOrder(
    _ pairs: [(key: String, value: String)], byNumber areNumbers: Bool
  ) -> [(key: String, value: String)] {
    pairs.sorted { one, other in
      if areNumbers, let one = Double(one.key), let other = Double(other.key) {
        return one < other
      }
      return one.key < other.key
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
    object(pairs.map { (key: $0.key, value: ListText.element($0.value, kind: kind)) })
  }

  /// The object of values, in the order of their keys.
  static func text(_ pairs: [(key: InspectableValue, value: InspectableValue)]) -> String {
    let areNumbers = pairs.contains { pair in
      switch pair.key {
      case .integer, .number: true
      default: false
      }
    }
    let texts: [(key: String, value: String)] = pairs.map {
      (key: ValueText.text($0.key), value: ListText.element($0.value))
    }
    return object(inOrder(texts, byNumber: areNumbers))
  }

  private static func object(_ members: [(key: String, value: String)]) -> String {
    let members = members.map { "\(ListText.quoted($0.key)): \($0.value)" }
    return "{" + members.joined(separator: ", ") + "}"
  }
}

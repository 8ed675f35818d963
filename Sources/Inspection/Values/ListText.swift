// Lists as text: JSON arrays.

internal import UIKit

/// Reads and writes lists such as `[1, 2.5]`, `["#ff0000", "systemBlue"]`.
@MainActor
package enum ListText {
  /// An element of an array as JSON writes it.
  struct Element: Decodable {
    /// The element's text.
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Bool.self) {
        text = value ? "true" : "false"
      } else if let value = try? container.decode(Double.self) {
        text = DecimalText.text(value)
      } else {
        text = try container.decode(String.self)
      }
    }
  }

  /// The texts of the elements; nil: the text is no JSON array of texts, numbers and truth values.
  package static func elements(_ text: String) -> [String]? {
    let found = try? JSONDecoder().decode([Element].self, from: Data(text.utf8))
    return found.map { $0.map(\.text) }
  }

  /// The array of elements of a kind by their texts.
  package static func text(_ elements: [String], kind: String) -> String {
    "[" + elements.map { element($0, kind: kind) }.joined(separator: ", ") + "]"
  }

  static func text(_ values: [InspectableValue]) -> String {
    "[" + values.map(element).joined(separator: ", ") + "]"
  }

  /// An element of a kind by its text, as JSON writes it.
  static func element(_ text: String, kind: String) -> String {
    ["integer", "number", "boolean"].contains(kind) ? text : quoted(text)
  }

  /// An element as JSON writes it.
  static func element(_ value: InspectableValue) -> String {
    switch value {
    case .boolean, .integer, .number: ValueText.text(value)
    default: quoted(ValueText.text(value))
    }
  }

  static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}

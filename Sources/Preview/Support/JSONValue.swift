// A value of JSON, of whatever kind: settings and requests are read one by one, so that errors name the field.

internal import CoreGraphics
internal import Inspection

/// A value of JSON.
package enum JSONValue: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a value of any kind.
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value):
      if let whole = Int(exactly: value) {
        try container.encode(whole)
      } else {
        try container.encode(value)
      }
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }

  /// A text.
  package init(stringLiteral text: String) { self = .string(text) }

  /// The value on one line as JSON, with sorted keys.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  /// The value in a message: at most 60 characters.
  var shown: String {
    let whole: String
    if case .string(let text) = self { whole = text } else { whole = text }
    return whole.count > 60 ? whole.prefix(60) + "…" : whole
  }

  /// A number, a Boolean or a text as the text of a property's value; nil for other kinds.
  var propertyText: String? {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .number(let value): DecimalText.text(value)
    case .string(let value): value
    case .null, .array, .object: nil
    }
  }

  /// The parser's own words, where it has some.
  static func reason(_ error: any Error) -> String {
    guard case .dataCorrupted(let context) = error as? DecodingError else { return "\(error)" }
    let cause = context.underlyingError as? NSError
    return cause?.userInfo[NSDebugDescriptionErrorKey] as? String ?? context.debugDescription
  }
}

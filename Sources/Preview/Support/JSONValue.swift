// A value of JSON, of whatever kind: settings and requests are read one by one, so that errors name the field.

internal import CoreGraphics
internal import Inspection

/// Text that is no JSON, or too deep.
struct JSONError: Error, Hashable {
  /// The reason as a clause, with the parser's own words and the place.
  let reason: String
}

/// A value of JSON.
enum JSONValue: Encodable, Hashable, Sendable, ExpressibleByStringLiteral {
  case null
  case bool(Bool)
  case number(Double)
  /// A whole number of 2⁵³ or more: an identifier of 64 random bits, which a `Double` would round.
  case wholeNumber(Decimal)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Arrays and objects in one another, at most: what our files and requests hold is five deep.
  static let mostDepth = 64

  /// Reads a text of JSON; a value alone is one too. Time grows with the text's length.
  init(json text: Data) throws(JSONError) {
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw JSONError(reason: "this is no JSON: " + (reason ?? "\(error)"))
    }
    try self.init(value, depth: 0)
  }

  private init(_ value: Any, depth: Int) throws(JSONError) {
    guard depth < Self.mostDepth || !(value is [Any] || value is [String: Any]) else {
      throw JSONError(reason: "more than \(Self.mostDepth) arrays and objects in one another")
    }
    switch value {
    case let text as String: self = .string(text)
    case let number as NSNumber: self.init(number)
    case let array as [Any]:
      self = .array(
        try array.mapFailing { element throws(JSONError) in
          try JSONValue(element, depth: depth + 1)
        })
    case let object as [String: Any]:
      var members: [String: JSONValue] = [:]
      for (name, member) in object { members[name] = try JSONValue(member, depth: depth + 1) }
      self = .object(members)
    default: self = .null
    }
  }

  private init(_ number: NSNumber) {
    // `JSONSerialization` tells `true` from 1 by the type of the number alone.
    // SAFETY: `objCType` is a C string of one letter or more, which lives as long as the program.
    if unsafe number.objCType.pointee == CChar(bitPattern: UInt8(ascii: "c")) {
      self = .bool(number.boolValue)
      return
    }
    // The decimal number of a long fraction has a `doubleValue` some units in the last place beside the nearest.
    let text = number.stringValue
    let value = Double(text) ?? number.doubleValue
    if abs(value) >= 0x1p53, text.allSatisfy({ $0.isNumber || $0 == "-" }),
      let whole = Decimal(string: text)
    {
      self = .wholeNumber(whole)
    } else {
      self = .number(value)
    }
  }

  func encode(to encoder: any Encoder) throws {
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
    case .wholeNumber(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }

  /// A text.
  init(stringLiteral text: String) { self = .string(text) }

  /// The value on one line as JSON, with sorted keys.
  var text: String {
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
    case .wholeNumber(let value): value.description
    case .string(let value): value
    case .null, .array, .object: nil
    }
  }
}

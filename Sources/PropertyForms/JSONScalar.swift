// The values of JSON that stand for values of properties: texts, numbers, truth values and null.

internal import Foundation

/// A value of an object or an array.
enum JSONScalar: Decodable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case other

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .boolean(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else {
      self = .other
    }
  }

  /// As `--set` takes it; nil: it is no value.
  var text: String? {
    switch self {
    case .null: "nil"
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number): ValueNotation.text(number)
    case .string(let text): text
    case .other: nil
    }
  }

  /// The texts of an array's values; nil: it is no array of scalar values.
  static func list(_ text: String) -> [String]? {
    guard text.hasPrefix("[") else { return nil }
    return texts(try? JSONDecoder().decode([JSONScalar].self, from: Data(text.utf8)))
  }

  /// The keys and the texts of an object's values, in the order of the keys; nil: it is no object of scalar values.
  static func dictionary(_ text: String) -> [(key: String, value: String)]? {
    let found = try? JSONDecoder().decode([String: JSONScalar].self, from: Data(text.utf8))
    guard let members = found?.sorted(by: { $0.key < $1.key }),
      let texts = texts(members.map(\.value))
    else { return nil }
    return zip(members, texts).map { ($0.key, $1) }
  }

  private static func texts(_ values: [JSONScalar]?) -> [String]? {
    guard let values else { return nil }
    let texts = values.compactMap(\.text)
    return texts.count == values.count ? texts : nil
  }

  /// A text as JSON writes it.
  static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}

// Characters of documents from and to their entities.

/// Reads and writes the characters of attributes and of text between tags.
enum CharacterData {
  /// The byte at which characters are wrong, and the reason.
  struct Fault: Error {
    var position: Int
    var reason: String
  }

  /// Characters, and the references in them to entities that are not XML's own.
  struct Decoded {
    var characters: String
    var unknownEntities: [(position: Int, name: String)] = []
  }

  private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
  /// The longest name of an entity; what is longer is an & that stands alone.
  private static let longestName = 64

  /// Returns bytes as characters. A line end is one line feed, in an attribute one space, as a tab is there.
  static func decode(
    _ bytes: ArraySlice<UInt8>, isAttribute: Bool
  ) throws(Fault) -> Decoded {
    var result: [UInt8] = []
    var unknown: [(position: Int, name: String)] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "&"):
        let entity = try entity(at: index, in: bytes)
        if entity.isUnknown { unknown.append((index, entity.name)) }
        result.append(contentsOf: entity.characters.utf8)
        index = entity.end
      case 0x0D where index + 1 < bytes.endIndex && bytes[index + 1] == 0x0A: index += 1
      case 0x0D, 0x0A:
        result.append(isAttribute ? 0x20 : 0x0A)
        index += 1
      case 0x09 where isAttribute:
        result.append(0x20)
        index += 1
      case let byte:
        result.append(byte)
        index += 1
      }
    }
    return Decoded(
      characters: String(decoding: result, as: UTF8.self), unknownEntities: unknown)
  }

  private struct Entity {
    var name: String
    var characters: String
    var end: Int
    var isUnknown = false
  }

  private static func entity(
    at start: Int, in bytes: ArraySlice<UInt8>
  ) throws(Fault) -> Entity {
    let reach = bytes[(start + 1)...].prefix(longestName)
    guard let end = reach.firstIndex(of: UInt8(ascii: ";")), end > start + 1,
      !reach[..<end].contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "&") })
    else { throw Fault(position: start, reason: "an & stands alone; it is written &amp;") }
    let name = String(decoding: reach[..<end], as: UTF8.self)
    if name.hasPrefix("#") {
      guard let characters = character(name) else {
        throw Fault(position: start, reason: "&\(name); is no character")
      }
      return Entity(name: name, characters: characters, end: end + 1)
    }
    let known = entities[name]
    return Entity(
      name: name, characters: known ?? "&\(name);", end: end + 1, isUnknown: known == nil)
  }

  private static func character(_ name: String) -> String? {
    let isHex = name.hasPrefix("#x")
    let value = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
    guard let scalar = value.flatMap(Unicode.Scalar.init), isAllowed(scalar) else { return nil }
    return String(Character(scalar))
  }

  /// Whether XML can hold a character at all; it holds no control characters but tabs and line ends.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case ..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  // MARK: Writing

  /// Returns a value as it stands between quotes, with Xcode's entities; nil where XML cannot hold a character.
  static func encode(value: String, quote: UInt8 = UInt8(ascii: "\"")) -> String? {
    encode(value) { scalar in
      switch scalar {
      case "\n": "&#10;"
      case "\r": "&#13;"
      case "\t": "&#9;"
      case "\"" where quote == UInt8(ascii: "\""): "&quot;"
      case "'" where quote == UInt8(ascii: "'"): "&apos;"
      default: nil
      }
    }
  }

  /// Returns a text as it stands between tags; nil where XML cannot hold a character.
  static func encode(text: String) -> String? {
    encode(text) { $0 == "\r" ? "&#13;" : nil }
  }

  private static func encode(
    _ text: String, _ entity: (Unicode.Scalar) -> String?
  ) -> String? {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard isAllowed(scalar) else { return nil }
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      default:
        if let entity = entity(scalar) {
          result.append(contentsOf: entity.unicodeScalars)
        } else {
          result.append(scalar)
        }
      }
    }
    return String(result)
  }
}

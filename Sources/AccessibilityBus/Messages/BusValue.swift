// The values of D-Bus messages, as far as accessibility needs them.

/// A value of a D-Bus message, whose type is known with it
/// ([D-Bus](https://dbus.freedesktop.org/doc/dbus-specification.html#type-system)).
package enum BusValue: Hashable, Sendable {
  case boolean(Bool)
  case int16(Int16)
  case int32(Int32)
  case uint32(UInt32)
  case double(Double)
  case string(String)
  case path(String)
  indirect case variant(BusValue)
  /// Values of one type, by its signature.
  case array(String, [BusValue])
  case structure([BusValue])
  indirect case entry(BusValue, BusValue)

  /// The signature of the value's type.
  package var signature: String {
    switch self {
    case .boolean: "b"
    case .int16: "n"
    case .int32: "i"
    case .uint32: "u"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .variant: "v"
    case .array(let element, _): "a" + element
    case .structure(let members): "(" + members.map(\.signature).joined() + ")"
    case .entry(let key, let value): "{" + key.signature + value.signature + "}"
    }
  }

  /// Texts by texts, as `a{ss}`.
  package static func texts(_ pairs: [(String, String)]) -> BusValue {
    .array("{ss}", pairs.map { .entry(.string($0.0), .string($0.1)) })
  }

  /// The text of a string or a path; nil for others.
  package var text: String? {
    switch self {
    case .string(let text), .path(let text): text
    default: nil
    }
  }

  /// The whole number of an `i` or a `u`; nil for others.
  package var number: Int? {
    switch self {
    case .int32(let value): Int(value)
    case .uint32(let value): Int(value)
    default: nil
    }
  }
}

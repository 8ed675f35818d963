// XSETTINGS: the desktop's settings, read from the bytes that its daemon publishes.

internal import Windowing

/// Settings by name, as the
/// [XSETTINGS specification](https://specifications.freedesktop.org/xsettings-spec/latest/) stores
/// them in a property. The bytes are another program's: a mistake in them is an error.
package struct XSettings: Hashable, Sendable {
  /// The value of a setting, by its type.
  package enum Value: Hashable, Sendable {
    case integer(Int32)
    case text(String)
    case color(red: UInt16, green: UInt16, blue: UInt16, alpha: UInt16)
  }

  /// A mistake in the bytes, and its offset.
  package enum Fault: Error, Hashable, Sendable {
    /// The first byte is neither 0 (lowest byte first) nor 1.
    case byteOrder(UInt8)
    /// The bytes end before the value that begins at the offset.
    case truncated(at: Int)
    /// A setting has an unknown type.
    case kind(UInt8, at: Int)
  }

  /// The settings by name; the last of two with one name counts.
  package private(set) var values: [String: Value] = [:]

  /// Reads the value of the property `_XSETTINGS_SETTINGS`.
  package init(_ bytes: [UInt8]) throws(Fault) {
    var reader = try Reader(bytes)
    try reader.skip(7)
    for _ in 0..<(try reader.number(UInt32.self)) {
      let (name, value) = try reader.setting()
      values[name] = value
    }
  }

  /// An integer setting; nil where there is none of that name and type.
  package func integer(_ name: String) -> Int? {
    if case .integer(let value)? = values[name] { Int(value) } else { nil }
  }

  /// A setting that is a text; nil where there is none of that name and type.
  package func text(_ name: String) -> String? {
    if case .text(let value)? = values[name] { value } else { nil }
  }
}

/// Reads numbers and strings one after the other.
private struct Reader {
  private let bytes: [UInt8]
  private let isBigEndian: Bool
  /// The offset of the next byte.
  private var place = 1

  init(_ bytes: [UInt8]) throws(XSettings.Fault) {
    guard let order = bytes.first else { throw .truncated(at: 0) }
    guard order <= 1 else { throw .byteOrder(order) }
    self.bytes = bytes
    isBigEndian = order == 1
  }

  mutating func skip(_ count: Int) throws(XSettings.Fault) { _ = try take(count) }

  private mutating func take(_ count: Int) throws(XSettings.Fault) -> ArraySlice<UInt8> {
    guard count <= bytes.count - place else { throw .truncated(at: place) }
    defer { place += count }
    return bytes[place..<place + count]
  }

  mutating func number<Number: FixedWidthInteger>(
    _ type: Number.Type
  ) throws(XSettings.Fault) -> Number {
    let taken = try take(Number.bitWidth / 8)
    let highestFirst = isBigEndian ? Array(taken) : taken.reversed()
    return highestFirst.reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }

  /// A string, padded to a multiple of 4 bytes.
  private mutating func text(_ count: Int) throws(XSettings.Fault) -> String {
    let text = String(decoding: try take(count), as: UTF8.self)
    try skip(-count & 3)
    return text
  }

  mutating func setting() throws(XSettings.Fault) -> (String, XSettings.Value) {
    let start = place
    let kind = try number(UInt8.self)
    try skip(1)
    let name = try text(Int(try number(UInt16.self)))
    // The serial number of its last change.
    try skip(4)
    switch kind {
    case 0: return (name, .integer(try number(Int32.self)))
    case 1: return (name, .text(try text(Int(try number(UInt32.self)))))
    case 2:
      // The order on the wire is red, blue, green.
      let red = try number(UInt16.self)
      let blue = try number(UInt16.self)
      let green = try number(UInt16.self)
      let alpha = try number(UInt16.self)
      return (name, .color(red: red, green: green, blue: blue, alpha: alpha))
    default: throw .kind(kind, at: start)
    }
  }
}

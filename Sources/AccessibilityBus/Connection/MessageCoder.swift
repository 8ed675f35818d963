// Reads and writes the bodies of sd-bus's messages.

private import CSDBus

/// Reads values out of a message of sd-bus, and appends values to one.
@safe
struct MessageCoder {
  // SAFETY: the message outlives the coder: whoever makes one releases the message afterwards.
  private let message: OpaquePointer
  private let library: BusLibrary

  /// `message`: one that outlives this value.
  init(_ message: OpaquePointer, _ library: BusLibrary) {
    unsafe self.message = message
    self.library = library
  }

  // MARK: Reading

  /// The values up to the end of the message or of what was entered; nil: one is of a type that accessibility has none
  /// of. sd-bus has checked the message, and bounds how deep values lie in each other.
  func readAll() -> [BusValue]? {
    var values: [BusValue] = []
    while true {
      var type: CChar = 0
      var contents: UnsafePointer<CChar>?
      // SAFETY: the library writes the type and a text that lives as long as the message.
      let found = unsafe library.functions.peek(message, &type, &contents)
      if found == 0 { return values }
      let inner = unsafe contents.map { unsafe String(cString: $0) } ?? ""
      guard found > 0, let value = read(UInt8(bitPattern: type), inner) else { return nil }
      values.append(value)
    }
  }

  private func read(_ type: UInt8, _ contents: String) -> BusValue? {
    switch type {
    case UInt8(ascii: "b"): basic(type, Int32(0)).map { .boolean($0 != 0) }
    case UInt8(ascii: "n"): basic(type, Int16(0)).map { .int16($0) }
    case UInt8(ascii: "i"): basic(type, Int32(0)).map { .int32($0) }
    case UInt8(ascii: "u"): basic(type, UInt32(0)).map { .uint32($0) }
    case UInt8(ascii: "d"): basic(type, 0.0).map { .double($0) }
    case UInt8(ascii: "s"): text(type).map { .string($0) }
    case UInt8(ascii: "o"): text(type).map { .path($0) }
    case UInt8(ascii: "v"): members(type, contents)?.first.map { .variant($0) }
    case UInt8(ascii: "a"): members(type, contents).map { .array(contents, $0) }
    case UInt8(ascii: "r"): members(type, contents).map { .structure($0) }
    case UInt8(ascii: "e"):
      members(type, contents).flatMap { $0.count == 2 ? .entry($0[0], $0[1]) : nil }
    default: nil
    }
  }

  /// `none`: a number of the type's width.
  private func basic<Number: BitwiseCopyable>(_ type: UInt8, _ none: Number) -> Number? {
    var number = none
    // SAFETY: the type says that the library writes as many bytes as the number has.
    let status = unsafe library.functions.read(message, CChar(bitPattern: type), &number)
    return status > 0 ? number : nil
  }

  private func text(_ type: UInt8) -> String? {
    var text: UnsafePointer<CChar>?
    // SAFETY: the library writes a pointer to a text that lives as long as the message.
    let status = unsafe library.functions.read(message, CChar(bitPattern: type), &text)
    return unsafe status > 0 ? text.map { unsafe String(cString: $0) } : nil
  }

  private func members(_ type: UInt8, _ contents: String) -> [BusValue]? {
    // SAFETY: the text outlives the call, which keeps no pointer.
    let status = unsafe library.functions.enter(message, CChar(bitPattern: type), contents)
    guard status > 0, let members = readAll() else { return nil }
    return unsafe library.functions.leave(message) >= 0 ? members : nil
  }

  // MARK: Writing

  /// Appends a value; false: it is none that D-Bus allows, and the message cannot be sent.
  func append(_ value: BusValue) -> Bool {
    switch value {
    case .boolean(let value): append("b", Int32(value ? 1 : 0))
    case .int16(let value): append("n", value)
    case .int32(let value): append("i", value)
    case .uint32(let value): append("u", value)
    case .double(let value): append("d", value)
    case .string(let text): append("s", text)
    case .path(let text): append("o", text)
    case .variant(let content): append("v", of: content.signature, [content])
    case .array(let element, let values): append("a", of: element, values)
    case .structure(let members):
      append("r", of: members.map(\.signature).joined(), members)
    case .entry(let key, let content):
      append("e", of: key.signature + content.signature, [key, content])
    }
  }

  private func append<Number: BitwiseCopyable>(_ type: Unicode.Scalar, _ number: Number) -> Bool {
    var number = number
    // SAFETY: the library reads as many bytes as the type has, and keeps no pointer.
    return unsafe library.functions.append(message, Self.letter(type), &number) >= 0
  }

  private func append(_ type: Unicode.Scalar, _ text: String) -> Bool {
    // SAFETY: the text outlives the call, which copies it.
    unsafe text.withCString {
      unsafe library.functions.append(message, Self.letter(type), $0) >= 0
    }
  }

  private func append(
    _ type: Unicode.Scalar, of contents: String, _ members: [BusValue]
  ) -> Bool {
    // SAFETY: the text outlives the call, which copies it.
    guard unsafe library.functions.open_container(message, Self.letter(type), contents) >= 0,
      members.allSatisfy(append)
    else { return false }
    return unsafe library.functions.close_container(message) >= 0
  }

  private static func letter(_ type: Unicode.Scalar) -> CChar {
    CChar(truncatingIfNeeded: type.value)
  }
}

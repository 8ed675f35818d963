// Core Foundation's numbers of encodings.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// A number of an encoding, as Core Foundation has it.
public typealias CFStringEncoding = UInt32

/// The encodings that Foundation has numbers of its own for; the numbers are Apple's.
private let foundationEncodings: [CFStringEncoding: UInt] = [
  0x0000: 30, 0x0100: 10, 0x0201: 5, 0x0202: 9, 0x0500: 12, 0x0501: 15, 0x0502: 11, 0x0503: 13,
  0x0504: 14, 0x0600: 1, 0x0820: 21, 0x0920: 3, 0x0A01: 8, 0x0B01: 2, 0x0BFF: 7,
  0x0800_0100: 4, 0x0C00_0100: 0x8C00_0100, 0x1000_0100: 0x9000_0100, 0x1400_0100: 0x9400_0100,
  0x1800_0100: 0x9800_0100, 0x1C00_0100: 0x9C00_0100,
]

/// Foundation's number of an encoding: its own, or Core Foundation's with the highest of 32 bits set.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  foundationEncodings[encoding] ?? 0x8000_0000 | UInt(encoding)
}

/// Core Foundation's number of an encoding.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  foundationEncodings.first { $0.value == encoding }?.key
    ?? CFStringEncoding(truncatingIfNeeded: encoding & ~0x8000_0000)
}

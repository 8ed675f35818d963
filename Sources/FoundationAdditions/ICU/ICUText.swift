// Strings from ICU's C functions.

/// Strings that ICU's functions return in a buffer.
enum ICUText {
  /// Returns the string that `write` writes into a buffer of 512 UTF-16 units, its arguments being the buffer, its
  /// capacity and a status; nil where it fails. No formatted number is longer.
  static func string(
    _ write: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
  ) -> String? {
    var buffer = [UInt16](repeating: 0, count: 512)
    var status: Int32 = 0
    // SAFETY: the buffer and its capacity are valid for the length of the call, which returns no pointer.
    let length = unsafe buffer.withUnsafeMutableBufferPointer { buffer -> Int32 in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe write(start, Int32(buffer.count), &status)
    }
    guard status <= 0, (0...buffer.count).contains(Int(length)) else { return nil }
    return String(decoding: buffer[..<Int(length)], as: UTF16.self)
  }
}

// Numbers with units, as each language writes them.

internal import CICU

/// A number in the form that a skeleton describes, such as `measure-unit/length-mile unit-width-short`
/// ([ICU](https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html)).
package enum NumberSkeleton {
  /// Nil for a skeleton without sense.
  package static func text(_ number: Double, _ skeleton: String, _ locale: Locale) -> String? {
    var status: Int32 = 0
    let units = Array(skeleton.utf16)
    let formatter = unsafe swift_unumf_openForSkeletonAndLocale(
      units, Int32(units.count), locale.identifier, &status)
    let result = unsafe swift_unumf_openResult(&status)
    defer {
      unsafe swift_unumf_closeResult(result)
      unsafe swift_unumf_close(formatter)
    }
    guard let formatter = unsafe formatter, let result = unsafe result, status <= 0 else {
      return nil
    }
    unsafe swift_unumf_formatDouble(formatter, number, result, &status)
    guard status <= 0 else { return nil }
    return unsafe ICUText.string { buffer, capacity, status in
      unsafe swift_unumf_resultToString(result, buffer, capacity, &status)
    }
  }
}

/// Texts that ICU writes.
enum ICUText {
  /// What `write` puts into a buffer of a capacity; nil where it cannot. No word with a number is longer.
  static func string(
    _ write: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
  ) -> String? {
    var buffer = [UInt16](repeating: 0, count: 512)
    var status: Int32 = 0
    let length = unsafe buffer.withUnsafeMutableBufferPointer { buffer -> Int32 in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe write(start, Int32(buffer.count), &status)
    }
    guard status <= 0, (0...buffer.count).contains(Int(length)) else { return nil }
    return String(decoding: buffer[..<Int(length)], as: UTF16.self)
  }
}

// Localized formatting of numbers and units by ICU.

internal import CICU

/// Formats numbers as a skeleton describes, such as `measure-unit/length-mile unit-width-short`
/// ([ICU](https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html)).
package enum NumberSkeleton {
  /// Returns the formatted number; nil for an invalid skeleton.
  package static func text(_ number: Double, _ skeleton: String, locale: Locale) -> String? {
    var status: Int32 = 0
    let units = Array(skeleton.utf16)
    // SAFETY: ICU copies the skeleton and the locale's name. Both handles are closed once; closing nil does nothing.
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
    // SAFETY: both handles are open until the function returns.
    unsafe swift_unumf_formatDouble(formatter, number, result, &status)
    guard status <= 0 else { return nil }
    // SAFETY: `ICUText` passes a buffer with its capacity, and the result is open until the function returns.
    return unsafe ICUText.string { buffer, capacity, status in
      unsafe swift_unumf_resultToString(result, buffer, capacity, &status)
    }
  }
}

// Times in words.

internal import CoreGraphics

/// Seconds as the time bar and film strips write them.
enum TimeText {
  /// Seconds with two decimals: `1.67 s`.
  static func seconds(_ time: TimeInterval) -> String {
    let hundredths = Int(clampedTo: (time * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(hundredths < 0 ? "−" : "")\(whole).\(rest < 10 ? "0" : "")\(rest) s"
  }

  /// The seconds of a typed text: a number or a sum, with or without `s`, or frames with `f`; nil: it is none.
  static func time(_ text: String) -> TimeInterval? {
    let text = text.lowercased().drop(while: \.isWhitespace)
    guard let end = text.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    switch text[end] {
    case "s": return Expression.value(String(text[..<end]))
    case "f": return Expression.value(String(text[..<end])).map { $0 / 60 }
    default: return Expression.value(String(text))
    }
  }
}

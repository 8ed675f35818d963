// Times in words.

internal import CoreGraphics

/// Seconds as the time bar and film strips write them.
enum TimeText {
  /// Seconds with two decimals: `1.67 s`.
  static func seconds(_ time: TimeInterval) -> String {
    let hundredths = Int(clampedTo: (time * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}

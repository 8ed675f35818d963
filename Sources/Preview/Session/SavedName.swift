// The names of saved pictures.

internal import CoreGraphics

/// Names files by what they show, before the time of day.
enum SavedName {
  /// Characters of a title at most: a letter may take four bytes of the 255 that a name has.
  private static let longest = 40

  /// The beginning of a file's name for something shown, at seconds of its time, from 0: `Dial-1.30s`. Of the title letters
  /// and digits are kept, with a dash between.
  static func of(_ title: String?, at time: TimeInterval = 0) -> String {
    let words = (title ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let name = words.isEmpty ? "vitrine" : String(words.joined(separator: "-").prefix(longest))
    let hundredths = Int((min(time, 1e9) * 100).rounded())
    guard hundredths > 0 else { return name }
    let rest = hundredths % 100
    return "\(name)-\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)s"
  }
}

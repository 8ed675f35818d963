// Values that are only shown, as one line of text.

internal import CoreGraphics

/// The text of a value that no inspector can edit.
enum OpaqueText {
  private static let limit = 120

  /// One line of at most 120 characters.
  static func of(_ value: Any) -> String {
    let line = String(describing: value).replacing("\n", with: " ")
    return line.count > limit ? String(line.prefix(limit - 1)) + "…" : line
  }
}

// The colours that were set last.

internal import CoreGraphics

/// The colours that a person set last, in this window.
@MainActor
enum RecentColors {
  /// As many as fit in a line of the picker.
  static let most = 6

  /// The newest first.
  private(set) static var texts: [String] = []

  /// Notes a colour by its text; one that goes on with the gesture before takes the place of that one.
  static func note(_ text: String, isContinued: Bool) {
    if isContinued, !texts.isEmpty { texts.removeFirst() }
    texts.removeAll { $0 == text }
    texts.insert(text, at: 0)
    if texts.count > most { texts.removeLast() }
  }

  /// Forgets all.
  static func clear() { texts = [] }
}

// A message with its level and place, as it crosses from an agent to the program that shows what is logged.

internal import Synchronization

/// A logged message. In an agent each is written with marks around level and place, which the program takes away again
/// before it passes the line on.
package struct LogRecord: Hashable, Sendable {
  /// The level.
  package var level: OSLogType
  /// As `subsystem:category`; empty: none.
  package var place: String
  /// The message, which may have several lines.
  package var text: String

  /// A message with its level and place.
  package init(level: OSLogType, place: String, text: String) {
    self.level = level
    self.place = place
    self.text = text
  }

  /// The byte that a marked line begins with, and that stands between its parts: the control character GS.
  package static let mark: UInt8 = 0x1D
  /// In the place of a line break within a marked message: the control character RS.
  private static let lineBreak: Character = "\u{1E}"
  private static let separator: Character = "\u{1D}"

  /// The line without marks, as a terminal shows it.
  package var plain: String { place.isEmpty ? text : "[\(place)] \(text)" }

  /// The line with marks.
  package var marked: String {
    let parts = ["", "\(level.rawValue)", Self.single(place), Self.single(text)]
    return parts.joined(separator: "\(Self.separator)")
  }

  private static func single(_ text: String) -> String {
    var line = ""
    for character in text where character != separator {
      line.append(character.isNewline ? lineBreak : character)
    }
    return line
  }

  /// Reads a line with marks; nil: it has none.
  package init?(marked line: some StringProtocol) {
    guard line.first == Self.separator else { return nil }
    let parts = line.split(
      separator: Self.separator, maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let level = UInt8(parts[1]) else { return nil }
    self.init(
      level: OSLogType(rawValue: level), place: Self.whole(parts[2]), text: Self.whole(parts[3]))
  }

  private static func whole(_ text: some StringProtocol) -> String {
    String(text.map { $0 == lineBreak ? "\n" : $0 })
  }

  private static let marks = Atomic(false)

  /// Whether messages are written with marks. Default: false.
  package static var areMarked: Bool {
    get { marks.load(ordering: .relaxed) }
    set { marks.store(newValue, ordering: .relaxed) }
  }

  /// The line as it is written now, with its end.
  var line: String { (Self.areMarked ? marked : plain) + "\n" }
}

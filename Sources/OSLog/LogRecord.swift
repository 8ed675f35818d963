// A message with its level and place, as it crosses from an agent to the program that shows what is logged.

internal import Synchronization

/// A logged or printed message. In an agent a line begins with marks around its level and places, which the program
/// takes away again before it passes the line on.
package struct LogRecord: Hashable, Sendable {
  /// The level; nil: it was printed, not logged.
  package var level: OSLogType?
  /// As `subsystem:category`; empty: none.
  package var place: String
  /// The line of the sources that says it, as `file:line`; empty: none is known. Default: empty.
  package var source: String
  /// The message, which may have several lines. What is printed has one.
  package var text: String

  /// A message with its level and places.
  package init(level: OSLogType?, place: String, text: String, source: String = "") {
    self.level = level
    self.place = place
    self.text = text
    self.source = source
  }

  /// The byte that the marks of a line begin with, and that stands between their parts: the control character GS.
  package static let mark: UInt8 = 0x1D
  /// In the place of a line break within a logged message: the control character RS.
  package static let lineBreak: UInt8 = 0x1E

  /// The text before the message's first line on a terminal.
  package var front: String { place.isEmpty ? "" : "[\(place)] " }

  /// The line without marks, as a terminal shows it.
  package var plain: String { front + text }

  /// The line with marks.
  package var marked: String {
    let words = level.map { "\($0.rawValue)" } ?? ""
    let marks = ["", words, Self.single(place), Self.single(source), ""]
    return marks.joined(separator: "\(Self.character(Self.mark))")
      + (level == nil ? text : Self.single(text))
  }

  private static func character(_ byte: UInt8) -> Character { Character(UnicodeScalar(byte)) }

  private static func single(_ text: String) -> String {
    var line = ""
    for letter in text where letter != character(mark) {
      line.append(letter.isNewline ? character(lineBreak) : letter)
    }
    return line
  }

  private static let marks = Atomic(false)

  /// Whether messages are written with marks. Default: false.
  package static var areMarked: Bool {
    get { marks.load(ordering: .relaxed) }
    set { marks.store(newValue, ordering: .relaxed) }
  }

  private static let silence = Atomic(false)

  /// Whether nothing is written: what runs has run before, and was told then. Default: false.
  package static var areSilent: Bool {
    get { silence.load(ordering: .relaxed) }
    set { silence.store(newValue, ordering: .relaxed) }
  }

  /// The line as it is written now, with its end.
  var line: String { (Self.areMarked ? marked : plain) + "\n" }
}

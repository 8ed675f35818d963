// How a command ends that cannot do what was asked: one line and an exit status.

/// The exit statuses of the command line, from `sysexits.h`.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// A picture is not as it is stored, or cannot be drawn.
  case different = 1
  /// The command line is wrong, or a value in it.
  case usage = 64
  /// A file's content is wrong.
  case badData = 65
  /// A file, a font or an image is missing.
  case missingInput = 66
  /// There is no display to open a window on.
  case unavailable = 69
  /// A fault of the program itself.
  case fault = 70
  /// An output cannot be written.
  case cannotCreate = 73
}

/// The error that ends a command: one line without the program's name; for errors in a user's sources one
/// line each.
package struct Failure: Error, Hashable, Sendable {
  /// The exit status of the command.
  package var status: ExitStatus
  /// One line without line breaks or control characters.
  package var message: String
  /// Lines after the first. Default: none.
  package var furtherLines: [String] = []

  /// A failure in one line: line breaks in `message` become spaces.
  package init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message.split(whereSeparator: \.isNewline).joined(separator: " ").printable
  }

  /// A failure in several lines: the first is the message.
  package init(_ status: ExitStatus, lines: [String]) {
    self.init(status, lines.first ?? "")
    furtherLines = lines.dropFirst().map(\.printable)
  }
}

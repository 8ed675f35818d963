// Facts about the output streams, and the line that shows progress.

import Foundation

/// Facts about the output streams.
enum Terminal {
  static func isTerminal(_ handle: FileHandle) -> Bool { isatty(handle.fileDescriptor) == 1 }

  /// Whether bold text is welcome: on a terminal, unless `NO_COLOR` is set.
  static func takesStyles(_ handle: FileHandle) -> Bool {
    let refusal = ProcessInfo.processInfo.environment["NO_COLOR"] ?? ""
    return isTerminal(handle) && refusal.isEmpty
  }
}

/// A line on the terminal that is written over; nothing in a pipe.
final class ProgressLine {
  private let title: String
  private let isShown = Terminal.isTerminal(.standardError)
  private let started = ContinuousClock.now
  private var isDirty = false
  private var last: ContinuousClock.Instant?

  init(_ title: String) { self.title = title }

  /// Shows where things are: not in the first second, and at most ten times a second.
  func show(_ state: String) {
    let now = ContinuousClock.now
    guard isShown, now - started > .seconds(1) else { return }
    if let last, now - last < .milliseconds(100) { return }
    last = now
    isDirty = true
    write("\r\u{1B}[K\(title): \(state)")
  }

  /// Takes the line away.
  func clear() {
    if isDirty { write("\r\u{1B}[K") }
    isDirty = false
  }

  private func write(_ text: String) {
    StandardStreams.sayError(text)
  }
}

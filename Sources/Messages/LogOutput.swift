// The program's standard error stream, for lines that may get lost: its own messages, and what a user's code prints.

internal import Glibc

/// Writes lines without ever waiting for their reader.
package enum LogOutput {
  /// A pipe takes as much at once without waiting, where it takes anything: POSIX's `PIPE_BUF`.
  private static let portion = 4096

  /// Writes what the descriptor takes at once; drops the rest, and everything where nobody reads any more.
  /// `waits`: until it takes the rest.
  package static func pass(
    on bytes: ArraySlice<UInt8>, to descriptor: Int32 = STDERR_FILENO, waits: Bool = false
  ) {
    var rest = isatty(descriptor) == 1 ? TerminalText.neutral(bytes)[...] : bytes
    while !rest.isEmpty, waits || isReady(descriptor) {
      // SAFETY: `write` reads as many bytes as the array has, within the closure.
      let taken = unsafe Array(rest.prefix(portion)).withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard taken > 0 else { return }
      rest = rest.dropFirst(taken)
    }
  }

  private static func isReady(_ descriptor: Int32) -> Bool {
    var output = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    // SAFETY: one structure for one descriptor; `poll` keeps no pointer.
    return unsafe poll(&output, 1, 0) == 1 && Int32(output.revents) == POLLOUT
  }
}

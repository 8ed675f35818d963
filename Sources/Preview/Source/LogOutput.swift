// Where what a user's code prints goes to: the program's own messages.

internal import Glibc

/// Passes lines on, and never waits for whoever reads them.
package enum LogOutput {
  /// A pipe takes as much at once without waiting, where it takes anything: POSIX's `PIPE_BUF`.
  private static let portion = 4096

  /// What is not taken at once is left out, and all of it where nobody reads any more.
  package static func pass(on bytes: ArraySlice<UInt8>, to descriptor: Int32 = STDERR_FILENO) {
    var rest = bytes
    while !rest.isEmpty, isReady(descriptor) {
      let taken = unsafe Array(rest.prefix(portion)).withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard taken > 0 else { return }
      rest = rest.dropFirst(taken)
    }
  }

  private static func isReady(_ descriptor: Int32) -> Bool {
    var output = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return unsafe poll(&output, 1, 0) == 1 && Int32(output.revents) == POLLOUT
  }
}

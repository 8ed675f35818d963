// Ending between two frames when somebody interrupts.

internal import CLinux
internal import CoreGraphics
internal import Glibc
internal import Messages

/// Takes the signals that end a program, so that what was begun can be taken back first. That may take a second: then,
/// and at a second signal, the program ends in the usual way.
@MainActor
final class Interruption {
  private let descriptor = linux_signal_descriptor()
  private var signal: Int32 = 0

  init() { linux_end_soon_at_signals() }

  /// Remembers a signal that somebody else has read.
  func note(_ signal: Int32) { self.signal = signal }

  /// Fails once a signal came.
  func check() throws(Failure) {
    look()
    if signal != 0 { throw Failure(.fault, "interrupted") }
  }

  /// Ends the program by the signal that came, as the caller expects of it; returns without one.
  func endIfInterrupted() {
    look()
    guard signal != 0 else { return }
    _ = Glibc.signal(signal, SIG_DFL)
    raise(signal)
  }

  private func look() {
    let next = linux_next_signal(descriptor)
    if next != 0 { signal = next }
  }
}

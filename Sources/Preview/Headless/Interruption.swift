// Ending between two frames when somebody interrupts.

internal import CLinux
internal import CoreGraphics
internal import Glibc
internal import Synchronization

/// Takes the signals that end a program, so that what was begun can be taken back first; a second
/// one, half a second later, ends the program in the usual way.
@MainActor
final class Interruption {
  private let descriptor = linux_signal_descriptor()
  private var signal: Int32 = 0
  /// What becomes readable when a signal came; -1 while nobody takes them.
  private nonisolated static let taken = Atomic<Int32>(-1)

  init() { Self.taken.store(descriptor, ordering: .relaxed) }

  deinit { Self.taken.store(-1, ordering: .relaxed) }

  /// Waits until a descriptor is readable, or broken; false: a signal came before.
  nonisolated static func waits(for other: Int32) -> Bool {
    let signals = taken.load(ordering: .relaxed)
    guard signals >= 0 else { return true }
    var ready: [UInt8] = [0, 0]
    while unsafe linux_wait([other, signals], &ready, 2, -1) == 0 {}
    return ready[0] != 0
  }

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

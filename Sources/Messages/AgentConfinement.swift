// Whether a user's code is kept from writing files and from ending other programs, and why not.

internal import Foundation

/// Whether an agent is kept from writing files and from sending signals.
package enum AgentConfinement: Codable, Hashable, Sendable {
  /// By Landlock, of that version.
  case confined(version: Int)
  /// Nobody asked for it.
  case allowed
  /// It cannot be; why, in a clause.
  case open(reason: String)

  /// The result of Landlock's system calls: the version, or minus the error's number.
  package init(landlock result: Int32) {
    self = result > 0 ? .confined(version: Int(result)) : .open(reason: Self.reason(-result))
  }

  private static func reason(_ error: Int32) -> String {
    switch error {
    case ENOSYS: "this kernel has no Landlock"
    case EOPNOTSUPP: "Landlock is switched off on this kernel"
    // SAFETY: `strerror` returns a C string, never nil, which is copied before this thread calls it
    // again.
    default: "Landlock refuses: " + (unsafe String(cString: strerror(error)))
    }
  }

  /// The version of Landlock that keeps signals in.
  private static let firstForSignals = 6

  /// For `doctor`, and for whoever asks what sources can do.
  package var sentence: String {
    switch self {
    case .confined(let version):
      "Landlock \(version): sources' code writes in a temporary folder alone, reads the project, the system, "
        + "fonts and the cache alone, and "
        + (version >= Self.firstForSignals
          ? "ends no other program, nor reaches one by an abstract socket"
          : "may end other programs (from Landlock \(Self.firstForSignals) on not)")
    case .allowed: "off, as asked for: sources' code writes where it likes"
    case .open(let reason): "off, \(reason): sources' code reads and writes where it likes"
    }
  }
}

// Whether two programs of this project understand each other.

internal import Foundation

/// Which messages a program knows. A program that was built or installed while another one ran may be
/// started by that, and neither would ever understand the other.
package enum MessageVersion {
  /// A short name for what the messages are made of; a test says which.
  package static let current = "2nqfwl2j6s70x"

  /// The exit status of a program that was started by one that knows other messages: `EX_PROTOCOL`.
  package static let mismatch: Int32 = 76

  /// Ends this program with a line about it unless `version` is ``current``.
  package static func check(_ version: String?) {
    guard version != current else { return }
    let name = ProcessInfo.processInfo.processName
    FileHandle.standardError.write(Data("\(sentence(name))\n".utf8))
    exit(mismatch)
  }

  /// Says how a person mends a mismatch.
  package static func sentence(_ program: String) -> String {
    "\(program) and vitrine are of different builds: build or install both again, then start anew"
  }
}

// Looks which objects the compiler has written.

internal import Foundation
internal import Synchronization

/// Tells how far a compile is, once it has taken a second.
///
/// Compilers write one object after the other, in the order of their files: the first one that is missing is that of
/// the file which a compiler is at.
final class CompileProgress: Sendable {
  /// Seconds before anything is told, and between looks.
  private static let patience = 1.0
  private static let interval = 0.25

  /// The files of each compiler, in its order.
  private let shares: [[(path: String, object: String)]]
  /// The number of compilers that run at a time, in the order of their shares.
  private let compilerCount: Int
  private let tell: @Sendable (BuildProgress) -> Void
  private let end = DispatchSemaphore(value: 0)

  /// Begins to look, on a thread of its own: tasks that wait for a time do so on libdispatch's threads.
  init(
    _ shares: [[(path: String, object: String)]], compilerCount: Int,
    tell: @escaping @Sendable (BuildProgress) -> Void
  ) {
    self.shares = shares
    self.compilerCount = compilerCount
    self.tell = tell
    Thread.detachNewThread { self.look() }
  }

  /// The compilers have ended. Once.
  func finish() { end.signal() }

  private func look() {
    var told: BuildProgress?
    var isFirst = true
    /// Looks at each file while it is the one that its compiler is at.
    var looks: [String: Int] = [:]
    while end.wait(timeout: .now() + (isFirst ? Self.patience : Self.interval)) == .timedOut {
      isFirst = false
      let missing = shares.map { share in
        share.filter { !FileManager.default.fileExists(atPath: $0.object) }.map(\.path)
      }
      let current = missing.compactMap(\.first).prefix(compilerCount)
      for path in current { looks[path, default: 0] += 1 }
      let count = shares.reduce(0) { $0 + $1.count }
      let progress = BuildProgress(
        done: count - missing.reduce(0) { $0 + $1.count }, count: count,
        file: current.max { looks[$0, default: 0] < looks[$1, default: 0] })
      if progress != told { tell(progress) }
      told = progress
    }
  }
}

// A tool that runs, for whoever watches it meanwhile.

internal import CLinux
internal import Foundation
internal import Synchronization

/// Reaches a tool while it runs.
final class RunningTool: Sendable {
  private let state = Mutex<(process: ChildProcess, complaints: Int32)?>(nil)

  /// It runs, and writes complaints to a file.
  func begin(_ process: ChildProcess, complaints: Int32) {
    state.withLock { $0 = (process, complaints) }
  }

  /// It has ended; its file will be closed.
  func end() { state.withLock { $0 = nil } }

  /// Whether it has begun and not ended yet.
  var isRunning: Bool { state.withLock { $0?.process.isRunning ?? false } }

  /// The complaints so far; empty once it has ended.
  var complaints: String {
    state.withLock { state in
      state.map { String(decoding: Tool.content(of: $0.complaints), as: UTF8.self) } ?? ""
    }
  }

  /// Sends it a signal.
  func signal(_ number: Int32) { state.withLock { $0?.process.signal(number) } }

  /// Ends it.
  func kill() { state.withLock { $0?.process.kill() } }
}

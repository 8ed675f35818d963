// A compiler that takes long: it is asked where it is, and ended at a bound.

internal import Foundation
internal import Messages
internal import Synchronization

/// Watches one run of the compiler.
///
/// At SIGUSR1 the compiler prints what it is at, from the outside in: `While evaluating request
/// TypeCheckFunctionBodyRequest(Live.(file).area(_:)@Dial.swift:12:8)`.
final class CompileWatch: Sendable {
  /// Seconds after which a compile is named.
  static let patience = 60.0
  /// Seconds of a compile at most where nobody says.
  private static let standardBound = 600.0
  /// Seconds in which the compiler says where it is.
  private static let answerTime = 0.5

  /// The compiler.
  private let tool: RunningTool
  private let files: [LoweredFile]
  /// The indices of the files that this run compiles.
  private let indices: [Int]
  private let bound: Double
  private let patience: Double
  private let tell: @Sendable (String) -> Void
  private let end = DispatchSemaphore(value: 0)
  private let place = Mutex<CompilePlace?>(nil)
  private let isOver = Mutex(false)

  /// Begins to watch. `indices`: the files that are compiled, among those that are read. `patience`: seconds after which
  /// the compile is named. `tell`: takes the line that does so. Default: on the standard error stream.
  init(
    _ tool: RunningTool, _ files: [LoweredFile], compiling indices: [Int],
    patience: Double = CompileWatch.patience,
    tell: @escaping @Sendable (String) -> Void = { LogOutput.pass(on: Array($0.utf8)[...]) }
  ) {
    self.patience = patience
    self.tell = tell
    self.tool = tool
    self.files = files
    self.indices = indices
    bound = Self.bound
    // A thread of its own: tasks that wait for a time do so on libdispatch's threads, which wake the program from then
    // on.
    Thread.detachNewThread { self.watch() }
  }

  /// The end of the message about a compiler that was ended.
  static let advice = "VITRINE_COMPILE_SECONDS sets another bound"

  /// The seconds after which a compiler is ended.
  static var bound: Double { bound(ProcessInfo.processInfo.environment["VITRINE_COMPILE_SECONDS"]) }

  /// Seconds, from what the environment says.
  static func bound(_ text: String?) -> Double {
    text.flatMap { Double($0) }.flatMap { $0 >= 1 && $0 < 1e6 ? $0 : nil } ?? standardBound
  }

  /// The compiler has ended; nil: by itself. Once.
  func finish() -> BuildFailure? {
    end.signal()
    guard isOver.withLock({ $0 }) else { return nil }
    let seconds = "\(Int(bound))"
    let words =
      "the compiler was ended after \(seconds) s"
      + (place.withLock { $0 }.map { ", in \($0.function)" } ?? ", at \(names)")
      + "; " + Self.advice
    return .sources([SourceMessage(.error, at: place.withLock { $0?.place }, words)])
  }

  private func watch() {
    let first = min(patience, bound)
    guard end.wait(timeout: .now() + first) == .timedOut else { return }
    guard ask() else { return }
    if first < bound {
      let words = place.withLock { $0 }.map { "\($0.place): \($0.function)" } ?? names
      tell("vitrine: compiling takes more than \(Int(first)) s: \(words.printable)\n")
      guard end.wait(timeout: .now() + (bound - first)) == .timedOut else { return }
      guard ask() else { return }
    }
    isOver.withLock { $0 = true }
    tool.kill()
  }

  /// Asks the compiler where it is; whether it still runs. One that has ended may not have been heard of, on a busy
  /// machine.
  private func ask() -> Bool {
    guard tool.isRunning else { return false }
    let known = tool.complaints.utf8.count
    tool.signal(SIGUSR1)
    guard end.wait(timeout: .now() + Self.answerTime) == .timedOut, tool.isRunning else {
      return false
    }
    let answer = tool.complaints.utf8.dropFirst(known)
    place.withLock { $0 = CompilePlace(String(answer) ?? "", of: files) }
    return true
  }

  /// The files that are compiled, as many as fit in a line.
  private var names: String {
    let paths = indices.map { files[$0].path }
    let rest = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    return paths.prefix(3).joined(separator: ", ") + rest
  }
}

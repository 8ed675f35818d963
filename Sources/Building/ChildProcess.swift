// A program that this one starts, and how it ends.

internal import CLinux
internal import Foundation
internal import Synchronization

/// A process that runs a program.
///
/// A thread sleeps in the kernel until it has ended: before that nothing wakes this program. Who lets go of it
/// does not end it.
package final class ChildProcess: Sendable {
  /// How a process ended: its exit status, or the signal that killed it.
  package enum Ending: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Why it could not be started.
  package struct Refusal: Error {
    /// In words, such as the system's for `ENOENT`.
    package let reason: String
  }

  /// The descriptors that it gets as its standard streams. They stay open here.
  package struct Streams: Sendable {
    /// Nil: it has nothing to read.
    let input: Int32?
    let output: Int32
    let error: Int32

    /// The descriptors for input, output and errors. Default of `input`: nothing to read.
    package init(input: Int32? = nil, output: Int32, error: Int32) {
      self.input = input
      self.output = output
      self.error = error
    }
  }

  private struct State {
    /// Nil while it runs.
    var ending: Ending?
    var bodies: [@Sendable (Ending) -> Void] = []
  }

  private let number: Int32
  private let leadsSession: Bool
  private let state = Mutex(State())

  /// Starts the program that the command begins with, without a shell; a name without a slash is looked for
  /// on the search path. `leadsSession`: what it starts belongs to it, and ends with it. Default: false.
  package init(
    _ command: [String], environment: [String: String] = ProcessInfo.processInfo.environment,
    _ streams: Streams, leadsSession: Bool = false
  ) throws(Refusal) {
    let variables = environment.map { "\($0)=\($1)" }
    number = Self.start(
      command, environment: variables, streams: streams, leadsSession: leadsSession)
    self.leadsSession = leadsSession
    // SAFETY: `strerror` returns a C string, never nil, which is copied before this thread calls it
    // again.
    guard number > 0 else { throw Refusal(reason: unsafe String(cString: strerror(-number))) }
    Thread.detachNewThread { self.awaitEnding() }
  }

  private static func start(
    _ command: [String], environment variables: [String], streams: Streams, leadsSession: Bool
  ) -> Int32 {
    // SAFETY: each copy of a string is freed once, at the end; both lists end with nil, and the
    // child has copies of its own when `linux_start` returns.
    var arguments = unsafe command.map { unsafe strdup($0) } + [nil]
    var environment = unsafe variables.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe arguments.indices { unsafe free(arguments[index]) }
      for index in unsafe environment.indices { unsafe free(environment[index]) }
    }
    let nothing = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(nothing) }
    return unsafe linux_start(
      arguments[0], &arguments, &environment,
      [streams.input ?? nothing, streams.output, streams.error], leadsSession ? 1 : 0)
  }

  private func awaitEnding() {
    linux_await(number)
    // While the number is still its own.
    if leadsSession { linux_end_session(number) }
    let (ending, bodies) = state.withLock { state in
      let code = linux_take_ending(number)
      let ending = code < 0 ? Ending.signal(-code) : .exit(code)
      state.ending = ending
      defer { state.bodies = [] }
      return (ending, state.bodies)
    }
    for body in bodies { body(ending) }
  }

  /// Runs `body` with how it ended, once it has, on another thread; at once where it has already.
  package func whenEnded(_ body: @escaping @Sendable (Ending) -> Void) {
    let known = state.withLock { state in
      if state.ending == nil { state.bodies.append(body) }
      return state.ending
    }
    if let known { body(known) }
  }

  /// How it ended, once it has.
  package func ending() async -> Ending {
    await withCheckedContinuation { continuation in
      whenEnded { continuation.resume(returning: $0) }
    }
  }

  /// Ends it at once, with its session where it leads one.
  package func kill() {
    state.withLock { state in
      guard state.ending == nil else { return }
      _ = Foundation.kill(leadsSession ? -number : number, SIGKILL)
    }
  }
}

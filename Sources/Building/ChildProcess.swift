// A program that this one starts, and how it ends.

internal import CLinux
internal import Foundation
internal import Synchronization

/// A process that runs a program, under a supervisor: `vitrine-supervisor`.
///
/// It ends with this program, however that ends, and all that it starts ends with it. A thread sleeps in the kernel
/// until it has ended: before that nothing wakes this program. Who lets go of it does not end it.
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

  /// The bounds of a program and all that it starts, at which they are ended.
  package struct Bounds: Sendable {
    let memory: UInt64
    let folder: String?
    let groups: String

    /// `memory`: bytes. `folder`: one that holds no more than that of files; nil: no such folder. `groups`: the folder
    /// in which a control group is made; empty: none. Default: where this process may.
    package init(
      memory: UInt64, folder: String? = nil, groups: String = ControlGroups.place.path
    ) {
      self.memory = memory
      self.folder = folder
      self.groups = groups
    }

    /// The supervisor's words; nil: no bounds.
    fileprivate static func words(_ bounds: Bounds?) -> [String] {
      ["\(bounds?.memory ?? 0)", bounds?.groups ?? "", bounds?.folder ?? ""]
    }
  }

  private struct State {
    /// Nil while it runs.
    var ending: Ending?
    var bodies: [@Sendable (Ending) -> Void] = []
  }

  /// The supervisor's number. It ends as the program ends.
  private let number: Int32
  private let state = Mutex(State())

  /// Starts the program that the command begins with, without a shell; a name without a slash is looked for
  /// on the search path. `bounds`: nil, the default: none. `niceness`: how far it gives way to other processes, 0 (the
  /// default) to 19.
  package init(
    _ command: [String], environment: [String: String] = ProcessInfo.processInfo.environment,
    _ streams: Streams, bounds: Bounds? = nil, niceness: Int = 0
  ) throws(Refusal) {
    let supervisor = ModuleSet.executableFolder + "/vitrine-supervisor"
    let own = ProcessInfo.processInfo.processIdentifier
    var isSupervisor: Int32 = 0
    number = Self.start(
      [supervisor, "\(own)", "\(niceness)"] + Bounds.words(bounds) + command,
      environment: environment.map { "\($0)=\($1)" }, streams: streams, isSupervisor: &isSupervisor)
    // SAFETY: `strerror` returns a C string, never nil, which is copied before this thread calls it
    // again.
    guard number > 0 else {
      let reason = unsafe String(cString: strerror(-number))
      throw Refusal(reason: isSupervisor == 0 ? reason : "\(supervisor): \(reason)")
    }
    Thread.detachNewThread { self.awaitEnding() }
  }

  private static func start(
    _ command: [String], environment variables: [String], streams: Streams,
    isSupervisor: inout Int32
  ) -> Int32 {
    // SAFETY: each copy of a string is freed once, at the end; both lists end with nil, and the
    // child has copies of its own when `linux_start` returns.
    var words = unsafe command.map { unsafe strdup($0) } + [nil]
    var environment = unsafe variables.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
      for index in unsafe environment.indices { unsafe free(environment[index]) }
    }
    let nothing = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard nothing >= 0 || streams.input != nil else { return -errno }
    defer { if nothing >= 0 { close(nothing) } }
    return unsafe linux_start(
      &words, &environment, [streams.input ?? nothing, streams.output, streams.error], &isSupervisor
    )
  }

  private func awaitEnding() {
    linux_await(number)
    let (ending, bodies) = state.withLock { state in
      let code = linux_take_ending(number)
      let ending = code < 0 ? Ending.signal(-code) : .exit(code)
      state.ending = ending
      defer { state.bodies = [] }
      return (ending, state.bodies)
    }
    for body in bodies { body(ending) }
  }

  /// Whether it has not ended yet.
  package var isRunning: Bool { state.withLock { $0.ending == nil } }

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

  /// Ends it at once, by SIGKILL, with all that it has started.
  package func kill() { tell(SIGTERM) }

  /// Sends it SIGABRT, SIGQUIT or SIGUSR1.
  package func signal(_ signal: Int32) { tell(signal) }

  /// The supervisor passes signals on. It is there as long as its end was not taken.
  private func tell(_ signal: Int32) {
    state.withLock { state in
      guard state.ending == nil else { return }
      _ = Foundation.kill(number, signal)
    }
  }
}

// Files that are parsed at the same time.

internal import Foundation
internal import Messages
internal import Synchronization

/// A text to parse.
struct ParsingTask {
  let source: SourceText
  /// Its position among the module's files.
  let index: Int
  /// The file as it was; nil: it was not parsed yet.
  let earlier: ParsedFile?

  fileprivate func parsed() -> ParsedFile { ParsedFile(source, index: index, after: earlier) }
}

extension [ParsingTask] {
  /// Bytes of a thread's stack: the parser calls itself, and a source may be nested many thousand deep.
  private static var stackSize: Int { 1 << 30 }

  /// The files, in the order of the tasks. A thread parses for each processor.
  func parsed() -> [ParsedFile] {
    let threadCount = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount)
    guard threadCount > 1 else { return map { $0.parsed() } }
    let queue = ParsingQueue(self)
    let ended = DispatchSemaphore(value: 0)
    for _ in 0..<threadCount {
      let thread = Thread {
        queue.parseAll()
        ended.signal()
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    for _ in 0..<threadCount { ended.wait() }
    return queue.files
  }
}

/// Tasks that threads take one by one.
///
/// A task and its file belong to the thread that has taken it until that has ended; so nothing is shared
/// but the numbers of the tasks, and the list of files, which the lock guards.
private final class ParsingQueue: @unchecked Sendable {
  private let tasks: [ParsingTask]
  private let next = Atomic(0)
  private let lock = NSLock()
  private var parsed: [ParsedFile?]

  init(_ tasks: [ParsingTask]) {
    self.tasks = tasks
    parsed = tasks.map { _ in nil }
  }

  func parseAll() {
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard number < tasks.count else { return }
      let file = tasks[number].parsed()
      lock.withLock { parsed[number] = file }
    }
  }

  /// The files, once all threads have ended.
  var files: [ParsedFile] { lock.withLock { parsed.compactMap(\.self) } }
}

// Work on many files at the same time.

internal import Foundation
internal import Synchronization

extension Array {
  /// Calls `transform` for each element, and returns the results in the elements' order. A thread for each processor
  /// takes the elements one by one: an element and its result belong to that thread meanwhile, and nobody may change
  /// what else `transform` reads. Costs 0.1 ms beside the calls.
  func mapInParallel<Result>(_ transform: @escaping (Element) -> Result) -> [Result] {
    let threadCount = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount)
    guard threadCount > 1 else { return map(transform) }
    let queue = WorkQueue(self, transform)
    let ended = DispatchSemaphore(value: 0)
    for _ in 0..<threadCount {
      let thread = Thread {
        queue.work()
        ended.signal()
      }
      thread.stackSize = workStackSize
      thread.start()
    }
    for _ in 0..<threadCount { ended.wait() }
    return queue.finished
  }
}

/// Bytes of a thread's stack: parser and visitors call themselves, and a source may be nested many thousand deep.
private let workStackSize = 1 << 30

/// Elements that threads take one by one.
///
/// An element and its result belong to the thread that has taken it until that has ended; so nothing is shared
/// but the numbers of the elements, and the list of results, which the lock guards.
private final class WorkQueue<Element, Result>: @unchecked Sendable {
  private let elements: [Element]
  private let transform: (Element) -> Result
  private let next = Atomic(0)
  private let lock = NSLock()
  private var results: [Result?]

  init(_ elements: [Element], _ transform: @escaping (Element) -> Result) {
    self.elements = elements
    self.transform = transform
    results = elements.map { _ in nil }
  }

  func work() {
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard number < elements.count else { return }
      let result = transform(elements[number])
      lock.withLock { results[number] = result }
    }
  }

  /// The results, once all threads have ended.
  var finished: [Result] { lock.withLock { results.compactMap(\.self) } }
}

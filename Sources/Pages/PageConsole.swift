// The last messages of a page's code, and the number of those that are gone.

/// The messages of a page's code, and of what is said about it. A flood pushes out the oldest, which are counted.
@MainActor
package final class PageConsole {
  /// The messages that are kept, at most.
  package nonisolated static let limit = 2000
  /// The characters that are kept of a message, at most.
  package nonisolated static let longest = 4000

  /// From the oldest to the newest.
  package private(set) var messages: [ConsoleMessage] = []
  /// The number of messages that were not kept since the console was cleared last.
  package private(set) var droppedCount = 0
  /// Called when there is something new. Default: nil.
  package var onChange: (@MainActor () -> Void)?
  /// The number of messages so far.
  private var count = 0

  /// A console without messages.
  package init() {}

  /// Adds messages, oldest first; one that repeats the last one of the same run is counted with that. `dropped`: the number
  /// of messages before them that nobody has read. `run`: the number of the run of the code that says them.
  package func add(_ added: [ConsoleMessage], dropped: Int = 0, run: Int = 0) {
    guard !added.isEmpty || dropped > 0 else { return }
    droppedCount += dropped
    for message in added.suffix(Self.limit) { add(message, run: run) }
    droppedCount += max(0, added.count - Self.limit)
    let excess = messages.count - Self.limit
    if excess > 0 {
      messages.removeFirst(excess)
      droppedCount += excess
    }
    onChange?()
  }

  private func add(_ message: ConsoleMessage, run: Int) {
    var message = Self.cut(message)
    message.run = run
    if let last = messages.last, message.repeats(last) {
      messages[messages.count - 1].count += message.count
      messages[messages.count - 1].time = message.time
      return
    }
    count += 1
    message.id = count
    messages.append(message)
  }

  private static func cut(_ message: ConsoleMessage) -> ConsoleMessage {
    guard message.text.utf8.count > longest, message.text.count > longest else { return message }
    var message = message
    message.text = String(message.text.prefix(longest)) + "…"
    message.links.removeAll { $0.range.upperBound > longest }
    return message
  }

  /// Forgets all messages.
  package func clear() {
    guard !messages.isEmpty || droppedCount > 0 else { return }
    messages = []
    droppedCount = 0
    onChange?()
  }
}

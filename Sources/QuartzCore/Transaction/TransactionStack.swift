// A thread's open transactions.

/// The values of a transaction.
struct TransactionValues {
  var duration: CFTimeInterval = 0.25
  var timingFunction: CAMediaTimingFunction?
  var disablesActions = false
  /// Whether changes of properties make implicit animations. Default: true.
  var animatesImplicitly = true
  var custom: [String: Any] = [:]
}

/// A completion block and the number of animations that it waits for.
final class TransactionGroup {
  var completion: (() -> Void)?
  private var running = 0
  private var isCommitted = false

  init(completion: (() -> Void)? = nil) {
    self.completion = completion
  }

  func animationBegan() {
    running += 1
  }

  func animationEnded() {
    running -= 1
    finishIfDone()
  }

  func commit() {
    isCommitted = true
    finishIfDone()
  }

  private func finishIfDone() {
    guard isCommitted, running == 0, let completion else { return }
    self.completion = nil
    completion()
  }
}

/// The open transactions of one thread, the implicit one first.
final class TransactionStack {
  struct Level {
    var values = TransactionValues()
    /// New animations join the last group; the block of each group before it was replaced.
    var groups = [TransactionGroup()]

    var group: TransactionGroup { groups[groups.count - 1] }
  }

  private var levels = [Level()]

  private static let ofThread = ThreadLocal<TransactionStack>()

  /// The thread's stack; nil where everything is at its default.
  static var existing: TransactionStack? { ofThread.value }

  /// The thread's stack, made where there is none.
  static var current: TransactionStack {
    if let existing { return existing }
    let stack = TransactionStack()
    ofThread.value = stack
    return stack
  }

  /// The values of the innermost transaction.
  static var values: TransactionValues { existing?.innermost.values ?? TransactionValues() }

  var innermost: Level { levels[levels.count - 1] }

  /// The present group of every open transaction: an outer one waits for what inner ones add.
  var groups: [TransactionGroup] { levels.map(\.group) }

  func change(_ body: (inout TransactionValues) -> Void) {
    body(&levels[levels.count - 1].values)
  }

  func setCompletion(_ block: (() -> Void)?) {
    levels[levels.count - 1].groups.append(TransactionGroup(completion: block))
  }

  func push() {
    levels.append(Level(values: innermost.values))
  }

  func pop() {
    guard levels.count > 1 else {
      logOnce("CATransaction.commit: there is no transaction that began")
      return
    }
    let level = levels.removeLast()
    discardIfDefault()
    for group in level.groups { group.commit() }
  }

  func flush() {
    guard levels.count == 1 else { return }
    let level = levels[0]
    Self.ofThread.value = nil
    for group in level.groups { group.commit() }
  }

  /// Frees the thread's entry when the last explicit transaction ends and the implicit one holds
  /// nothing.
  private func discardIfDefault() {
    guard levels.count == 1, !hasImplicitValues else { return }
    Self.ofThread.value = nil
  }

  private var hasImplicitValues: Bool {
    let level = levels[0]
    return level.groups.contains { $0.completion != nil } || level.values.disablesActions
      || level.values.duration != 0.25 || level.values.timingFunction != nil
      || !level.values.custom.isEmpty
  }
}

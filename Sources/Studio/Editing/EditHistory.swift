// The steps that can be taken back.

internal import Messages

/// Changes of properties, one for each gesture; a gesture that changes several properties is one step.
struct EditHistory {
  /// A change of one property by one gesture.
  struct Step: Hashable {
    var path: NodePath
    var property: String
    /// The texts before and after; nil: the value that the view had when it was shown first.
    var before: String?
    var after: String?
    /// The number of the gesture that changed several properties; nil: it changed this one.
    var batch: Int?
  }

  /// More are forgotten, the oldest first.
  private static let limit = 5000

  private var done: [Step] = []
  private var undone: [Step] = []
  private var batchCount = 0

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Adds a change; one that goes on with the gesture of the last becomes a part of its step.
  mutating func add(_ step: Step, isContinued: Bool) {
    undone = []
    if isContinued, let last = done.last, last.path == step.path, last.property == step.property,
      last.batch == step.batch
    {
      done[done.count - 1].after = step.after
    } else {
      done.append(step)
      if done.count > Self.limit { done.removeFirst() }
    }
  }

  /// The number of a gesture that changes several properties.
  mutating func newBatch() -> Int {
    batchCount += 1
    return batchCount
  }

  /// The changes to take back, in that order; none: there is no step.
  mutating func undo() -> [Step] { Self.move(from: &done, to: &undone) }

  /// The changes to make again, in that order; none: there is no step.
  mutating func redo() -> [Step] { Self.move(from: &undone, to: &done) }

  /// Moves the last change, and those that belong to it.
  private static func move(from: inout [Step], to: inout [Step]) -> [Step] {
    guard let last = from.last else { return [] }
    let count = last.batch == nil ? 1 : from.reversed().prefix { $0.batch == last.batch }.count
    let steps = Array(from.suffix(count).reversed())
    from.removeLast(count)
    to += steps
    return steps
  }

  /// Forgets all steps: the page shows what its code makes.
  mutating func clear() { (done, undone) = ([], []) }
}

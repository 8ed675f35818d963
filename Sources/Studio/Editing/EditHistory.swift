// The steps that can be taken back.

internal import Messages

/// Changes of properties, one for each gesture.
struct EditHistory {
  /// A change of one property by one gesture.
  struct Step: Hashable {
    var path: NodePath
    var property: String
    /// The texts before and after; nil: the value that the view had when it was shown first.
    var before: String?
    var after: String?
  }

  /// More are forgotten, the oldest first.
  private static let limit = 5000

  private var done: [Step] = []
  private var undone: [Step] = []

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Adds a change; one that goes on with the gesture of the last becomes a part of its step.
  mutating func add(_ step: Step, isContinued: Bool) {
    undone = []
    if isContinued, let last = done.last, last.path == step.path, last.property == step.property {
      done[done.count - 1].after = step.after
    } else {
      done.append(step)
      if done.count > Self.limit { done.removeFirst() }
    }
  }

  /// The step to take back; nil: there is none.
  mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  /// The step to take again; nil: there is none.
  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }

  /// Forgets all steps: the page shows what its code makes.
  mutating func clear() { (done, undone) = ([], []) }
}

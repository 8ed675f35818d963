// The steps that can be taken back.

internal import Messages

/// Changes of properties and curves, one step for each gesture.
struct EditHistory {
  /// A change of one property of one view.
  struct Change: Hashable {
    var path: NodePath
    var property: String
    /// The property's name, as the inspector shows it. Default: its name in code.
    var label: String?
    /// The texts before and after; nil: the value that the view had when it was shown first.
    var before: String?
    var after: String?
    /// The text of the value that the view had when it was shown first, where it had that before the change. Default: nil,
    /// it had another one, or its value has no text.
    var first: String?
  }

  /// A change of the curve of an animation.
  struct Curve: Hashable {
    var animation: AnimationName
    /// The curves before and after; nil: the animation's own.
    var before: PageCurve?
    var after: PageCurve?
  }

  /// The changes of one gesture: properties, at least one, or a curve.
  struct Step: Hashable {
    var changes: [Change]
    /// Nil: properties were changed. Default: nil.
    var curve: Curve?
    /// Whether all changes were taken back. Default: false.
    var isReset = false

    /// The name of the property that was changed, or how many were.
    var name: String {
      if isReset { return "values of all views" }
      if let curve { return "curve of \(curve.animation.keyPath)" }
      let names = Set(changes.map { $0.label ?? $0.property })
      return names.count == 1 ? names.first ?? "" : "\(names.count) values"
    }

    fileprivate var isEmpty: Bool { changes.isEmpty && curve == nil }

    /// Whether another step changes the same properties of the same views.
    fileprivate func isAbout(_ other: Step) -> Bool {
      isReset == other.isReset && changes.count == other.changes.count
        && curve?.animation == other.curve?.animation
        && zip(changes, other.changes).allSatisfy {
          $0.path == $1.path && $0.property == $1.property
        }
    }
  }

  /// More are forgotten, the oldest first.
  private static let limit = 5000

  private var done: [Step] = []
  private var undone: [Step] = []

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// The text that a property had before it was changed first; nil: it has no text, or was not changed.
  func firstText(of property: String, at path: NodePath) -> String? {
    done.lazy.flatMap(\.changes).filter { $0.path == path && $0.property == property }
      .compactMap(\.first).first
  }

  /// Adds a step; one that goes on with the gesture of the last becomes a part of it.
  mutating func add(_ step: Step, isContinued: Bool) {
    undone = []
    if isContinued, let last = done.last, last.isAbout(step) {
      for index in step.changes.indices {
        done[done.count - 1].changes[index].after = step.changes[index].after
      }
      done[done.count - 1].curve?.after = step.curve?.after
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

  /// Values of properties of a view were written into its source, so that its first values are others now: changes from
  /// and to the first ones have their texts from now on. Those without a text are forgotten.
  mutating func rebase(_ properties: Set<String>, of path: NodePath) {
    var first: [String: String] = [:]
    func rebased(_ step: Step) -> Step {
      var step = step
      step.changes = step.changes.compactMap { change in
        guard change.path == path, properties.contains(change.property) else { return change }
        if let text = change.first { first[change.property] = text }
        guard let before = change.before ?? first[change.property],
          let after = change.after ?? first[change.property]
        else { return nil }
        var rebased = change
        (rebased.before, rebased.after, rebased.first) = (before, after, nil)
        return rebased
      }
      return step
    }
    done = done.map(rebased).filter { !$0.isEmpty }
    undone = undone.reversed().map(rebased).reversed().filter { !$0.isEmpty }
  }

  /// Forgets all steps: another page is shown.
  mutating func clear() { (done, undone) = ([], []) }
}

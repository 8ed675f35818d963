// Undo and redo, which Foundation on Linux lacks.

/// Two stacks of changes to undo and to redo
/// ([Apple](https://developer.apple.com/documentation/foundation/undomanager)).
///
/// Every registration is a group of its own, so the grouping methods do nothing. Text controls register no changes.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private var undos: [() -> Void] = []
  private var redos: [() -> Void] = []

  /// Creates an undo manager with empty stacks.
  public override init() { super.init() }

  /// Whether `undo()` is under way.
  open private(set) var isUndoing = false
  /// Whether `redo()` is under way.
  open private(set) var isRedoing = false
  /// Whether there is a change to undo.
  open var canUndo: Bool { !undos.isEmpty }
  /// Whether there is an undone change to redo.
  open var canRedo: Bool { !redos.isEmpty }
  /// The largest number of changes to undo; 0 for no limit. Default: 0.
  open var levelsOfUndo = 0
  /// The name of the last change for people. Default: empty.
  open private(set) var undoActionName = ""

  /// Registers a closure that undoes a change. Registered during `undo()`, it redoes the change instead.
  ///
  /// The target is held weakly; the closure is not called once it is deallocated. A new change empties the redo stack.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    let change = { [weak target] in
      if let target { handler(target) }
    }
    if isUndoing { return redos.append(change) }
    undos.append(change)
    if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst() }
    if !isRedoing { redos = [] }
  }

  /// Undoes the last change; does nothing where there is none.
  open func undo() {
    guard let change = undos.popLast() else { return }
    isUndoing = true
    change()
    isUndoing = false
  }

  /// Redoes the last undone change; does nothing where there is none.
  open func redo() {
    guard let change = redos.popLast() else { return }
    isRedoing = true
    change()
    isRedoing = false
  }

  /// Empties both stacks.
  open func removeAllActions() {
    undos = []
    redos = []
  }

  /// Names the last change for people.
  open func setActionName(_ actionName: String) { undoActionName = actionName }
  /// Does nothing: every change is a group of its own.
  open func beginUndoGrouping() {}
  /// Does nothing: every change is a group of its own.
  open func endUndoGrouping() {}
}

// What can be undone; Foundation on Linux has no such thing.

/// Keeps how changes are taken back
/// ([Apple](https://developer.apple.com/documentation/foundation/undomanager)). Every change is a group
/// of its own; text controls write none down.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private var undos: [() -> Void] = []
  private var redos: [() -> Void] = []

  public override init() { super.init() }

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var canUndo: Bool { !undos.isEmpty }
  open var canRedo: Bool { !redos.isEmpty }
  /// How many changes are kept; 0 is all. Default: 0.
  open var levelsOfUndo = 0
  open private(set) var undoActionName = ""

  /// How a change is taken back. What is registered while one is taken back brings it again.
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

  open func undo() {
    guard let change = undos.popLast() else { return }
    isUndoing = true
    change()
    isUndoing = false
  }

  open func redo() {
    guard let change = redos.popLast() else { return }
    isRedoing = true
    change()
    isRedoing = false
  }

  open func removeAllActions() {
    undos = []
    redos = []
  }

  open func setActionName(_ actionName: String) { undoActionName = actionName }
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
}

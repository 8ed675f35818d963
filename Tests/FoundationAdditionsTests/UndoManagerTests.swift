// Undo and redo.

import Foundation
import FoundationAdditions
import Testing

@MainActor @Suite struct UndoManagerTests {
  private final class Tagged {
    var tag = 0
  }

  @Test func `an undone change can be redone`() {
    let undo = UndoManager()
    let view = Tagged()
    view.tag = 1
    func change(_ view: Tagged, to tag: Int) {
      let old = view.tag
      undo.registerUndo(withTarget: view) { change($0, to: old) }
      view.tag = tag
    }
    change(view, to: 2)
    undo.undo()
    #expect(view.tag == 1)
    #expect(!undo.canUndo)
    undo.redo()
    #expect(view.tag == 2)
    #expect(undo.canUndo)
    undo.removeAllActions()
    #expect(!undo.canUndo)
  }
}

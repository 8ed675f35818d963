// Steps of undo after values were written into the source.

import Testing

@testable import Studio

@Suite struct EditHistoryTests {
  private let path = NodePath(indices: [0])

  private func step(
    _ property: String, _ before: String?, _ after: String?, first: String? = nil,
    at path: NodePath? = nil
  ) -> EditHistory.Step {
    EditHistory.Step(changes: [
      EditHistory.Change(
        path: path ?? self.path, property: property, before: before, after: after, first: first)
    ])
  }

  @Test func `steps from and to the value that was written over name it`() {
    var history = EditHistory()
    let other = step("tone", nil, "7", first: "6", at: NodePath(indices: [1]))
    for step in [
      step("tone", nil, "1", first: "0"), step("tone", "1", nil),
      step("size", nil, "9", first: "8"),
      other, step("tone", nil, "2", first: "0"),
    ] {
      history.add(step, isContinued: false)
    }
    _ = history.undo()
    history.rebase(["tone"], of: path)
    #expect(history.redo() == step("tone", "0", "2"))
    _ = history.undo()
    #expect(history.undo() == other)
    #expect(history.undo() == step("size", nil, "9", first: "8"))
    #expect(history.undo() == step("tone", "1", "0"))
    #expect(history.undo() == step("tone", "0", "1"))
    #expect(!history.canUndo)
  }

  @Test func `a step whose value had no text is forgotten`() {
    var history = EditHistory()
    history.add(step("picture", nil, "star"), isContinued: false)
    history.add(step("picture", "star", "heart"), isContinued: false)
    history.rebase(["picture"], of: path)
    #expect(history.undo() == step("picture", "star", "heart"))
    #expect(!history.canUndo)
  }
}

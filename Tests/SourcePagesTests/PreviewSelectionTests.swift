// The preview that a page shows stays the same one over saves.

import Messages
import Testing

@testable import SourcePages

@Suite struct PreviewSelectionTests {
  private func preview(_ name: String, _ line: Int, file: String = "A.swift") -> AgentPreview {
    AgentPreview(name: name, file: file, line: line)
  }

  private let dial = AgentDesignable(name: "Dial", isDesignable: true)

  @Test func `a named preview stays where others come before it`() throws {
    var selection = PreviewSelection(wanted: "Card", isOff: false)
    try selection.update([preview("Line 1", 1), preview("Card", 5)], designables: [])
    #expect(selection.index == 1)
    try selection.update(
      [preview("Line 1", 1), preview("Line 4", 4), preview("Card", 9)], designables: [])
    #expect(selection.shown?.name == "Card")
    #expect(selection.index == 2)
  }

  @Test func `a preview without a name stays at its place in the file`() throws {
    var selection = PreviewSelection(wanted: "A.swift:6", isOff: false)
    try selection.update(
      [preview("Line 3", 3, file: "B.swift"), preview("Line 1", 1), preview("Line 5", 5)],
      designables: [])
    #expect(selection.shown?.line == 5)
    try selection.update(
      [preview("Line 3", 3, file: "B.swift"), preview("Line 2", 2), preview("Line 8", 8)],
      designables: [])
    #expect(selection.shown?.line == 8)
  }

  @Test func `where the shown preview is gone the first one is shown`() throws {
    var selection = PreviewSelection(wanted: "Card", isOff: false)
    try selection.update([preview("Old", 1), preview("Card", 5)], designables: [])
    try selection.update([preview("Old", 1)], designables: [])
    #expect(selection.index == 0)
    try selection.update([], designables: [dial])
    #expect(selection.index == nil)
  }

  @Test func `the designables stand behind the last preview`() throws {
    var selection = PreviewSelection(wanted: nil, isOff: false)
    try selection.update([preview("One", 1), preview("Two", 2)], designables: [dial])
    #expect(selection.index == 0)
    #expect(selection.move(by: 1) == "Two · 2 of 3")
    #expect(selection.move(by: 1) == "Designables · 3 of 3")
    #expect(selection.index == nil)
    #expect(selection.move(by: 1) == "One · 1 of 3")
    #expect(selection.move(by: -1) == "Designables · 3 of 3")
  }

  @Test func `a page that names a class shows no preview`() throws {
    var selection = PreviewSelection(wanted: nil, isOff: true)
    try selection.update([preview("One", 1), preview("Two", 2)], designables: [dial])
    #expect(selection.index == nil)
    #expect(selection.move(by: 1) == nil)
  }
}

// The preview that a page shows stays the same one over saves.

import Messages
import Pages
import Testing

@testable import SourcePages

@Suite struct PreviewSelectionTests {
  private func preview(_ name: String, _ line: Int, file: String = "A.swift") -> AgentPreview {
    AgentPreview(name: name, file: file, line: line)
  }

  private let dial = AgentDesignable(name: "Dial", isDesignable: true)

  @Test func `a named preview stays where others come before it`() throws {
    var selection = PreviewSelection(wanted: "Card", view: nil)
    try selection.update([preview("Line 1", 1), preview("Card", 5)], designables: [])
    #expect(selection.index == 1)
    try selection.update(
      [preview("Line 1", 1), preview("Line 4", 4), preview("Card", 9)], designables: [])
    #expect(selection.shown?.name == "Card")
    #expect(selection.index == 2)
  }

  @Test func `a preview without a name stays at its place in the file`() throws {
    var selection = PreviewSelection(wanted: "A.swift:6", view: nil)
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
    var selection = PreviewSelection(wanted: "Card", view: nil)
    try selection.update([preview("Old", 1), preview("Card", 5)], designables: [])
    try selection.update([preview("Old", 1)], designables: [])
    #expect(selection.index == 0)
    try selection.update([], designables: [dial])
    #expect(selection.index == nil)
  }

  @Test(arguments: [("Two", "Two"), ("Dial", "Dial"), ("Gone", "One")])
  func `what was looked at last is shown first, where it is still there`(
    remembered: String, shown: String
  ) throws {
    let previews = [preview("One", 1), preview("Two", 2)]
    var selection = PreviewSelection(wanted: nil, view: nil)
    selection.remembered = remembered
    try selection.update(previews, designables: [dial])
    #expect(selection.list.shownTitle == shown)
    selection.show(at: 0)
    try selection.update(previews, designables: [dial])
    #expect(selection.list.shownTitle == "One")
    var asked = PreviewSelection(wanted: "One", view: nil)
    asked.remembered = remembered
    try asked.update(previews, designables: [dial])
    #expect(asked.list.shownTitle == "One")
  }

  @Test func `a designable stands behind the last preview`() throws {
    var selection = PreviewSelection(wanted: nil, view: nil)
    try selection.update([preview("One", 1), preview("Two", 2)], designables: [dial])
    #expect(selection.list == PageList(["One", "Two", "Dial"], shown: 0, sections: [2]))
    selection.show(at: 2)
    #expect(selection.index == nil && selection.className == nil)
    #expect(selection.list.shownTitle == "Dial")
  }

  @Test func `several designables are shown together, or each alone`() throws {
    var selection = PreviewSelection(wanted: nil, view: nil)
    let plain = AgentDesignable(name: "Plain", isDesignable: false)
    let knob = AgentDesignable(name: "Knob", isDesignable: true)
    try selection.update([preview("One", 1)], designables: [dial, plain, knob])
    #expect(selection.list.titles == ["One", "All designables", "Dial", "Knob"])
    #expect(selection.list.walkCount == 2 && selection.list.sections == [1, 2])
    selection.show(at: 3)
    #expect(selection.className == "Knob" && selection.index == nil)
    try selection.update([], designables: [knob, dial])
    #expect(selection.list.shownTitle == "Knob")
    try selection.update([], designables: [dial, plain])
    #expect(selection.className == nil && selection.list.shownTitle == "Dial")
    selection.show(at: 0)
    try selection.update([preview("One", 1)], designables: [dial])
    #expect(selection.list.shownTitle == "Dial")
  }

  @Test func `a class that somebody asked for is shown whatever it is, and others can be chosen`()
    throws
  {
    var selection = PreviewSelection(wanted: nil, view: "Plain")
    try selection.update([preview("One", 1), preview("Two", 2)], designables: [dial])
    #expect(selection.index == nil && selection.className == "Plain")
    #expect(selection.list.titles == ["One", "Two", "Dial", "Plain"])
    #expect(selection.list.shownTitle == "Plain" && selection.list.walkCount == 3)
    selection.show(at: 1)
    #expect(selection.index == 1 && selection.className == nil)
    var own = PreviewSelection(wanted: nil, view: "Dial")
    try own.update([], designables: [dial])
    #expect(own.list == PageList(["Dial"], shown: 0))
  }

  @Test func `sources without previews and designables have nothing to choose`() throws {
    var selection = PreviewSelection(wanted: nil, view: nil)
    #expect(selection.list == PageList())
    try selection.update([], designables: [])
    #expect(selection.list == PageList())
  }
}

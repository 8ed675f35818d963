// N and B go among a document's scenes.

import Messages
import Testing

@testable import SourcePages

@Suite struct SceneChoiceTests {
  private let scenes = ["a", "b", "c"].map { AgentScene(name: $0, title: $0.uppercased()) }

  @Test func `the canvas of all scenes comes before the first`() {
    var choice = SceneChoice(scenes, shown: nil, hasCanvas: true)
    #expect(choice.words == "All scenes · 1 of 4")
    choice.move(by: 1)
    #expect(choice.shown == "a" && choice.words == "A · 2 of 4")
    choice.move(by: -2)
    #expect(choice.shown == "c" && choice.words == "C · 4 of 4")
    choice.move(by: 1)
    #expect(choice.shown == nil)
  }

  @Test func `a document that runs has no canvas, and begins at its first scene`() {
    var choice = SceneChoice(scenes, shown: nil, hasCanvas: false)
    #expect(choice.shown == "a")
    choice.move(by: -1)
    #expect(choice.shown == "c" && choice.words == "C · 3 of 3")
  }

  @Test func `the scene that was asked for is where the keys begin`() {
    var choice = SceneChoice(scenes, shown: "b", hasCanvas: true)
    choice.move(by: 1)
    #expect(choice.shown == "c")
  }

  @Test func `the first and the last scene are told, where the next document comes`() {
    var choice = SceneChoice(scenes, shown: nil, hasCanvas: true)
    #expect(choice.isLast(by: -1) && !choice.isLast(by: 1))
    choice.move(by: -1)
    #expect(choice.isLast(by: 1) && !choice.isLast(by: -1))
  }
}

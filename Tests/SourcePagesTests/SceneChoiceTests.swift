// The scenes of a document that can be chosen.

import Messages
import Pages
import Testing

@testable import SourcePages

@Suite struct SceneChoiceTests {
  private let scenes = ["a", "b", "c"].map { AgentScene(name: $0, title: $0.uppercased()) }

  @Test func `the canvas of all scenes comes before the first`() {
    let choice = SceneChoice(scenes, runs: false)
    #expect(
      choice.list(shown: nil) == PageList(["All scenes", "A", "B", "C"], shown: 0, sections: [1]))
    #expect(choice.list(shown: "b").shown == 2)
    #expect((0...3).map(choice.name) == [nil, "a", "b", "c"])
  }

  @Test func `a document that runs has no canvas, and begins at its first scene`() {
    let choice = SceneChoice(scenes, runs: true)
    #expect(choice.list(shown: nil) == PageList(["A", "B", "C"], shown: 0))
    #expect(choice.list(shown: "c").shown == 2)
    #expect((0...2).map(choice.name) == ["a", "b", "c"])
  }

  @Test func `one scene is shown without a canvas, and no scene is nothing to choose`() {
    let choice = SceneChoice([scenes[1]], runs: false)
    #expect(choice.list(shown: nil) == PageList(["B"], shown: 0))
    #expect(SceneChoice([], runs: false).list(shown: "a") == PageList())
  }
}

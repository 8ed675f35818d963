// Answers whose lists have another length than those of an agent are refused.

import Messages
import Testing

@Suite struct AgentReplyFormTests {
  private func node(size: [Double] = [1, 2], corners: Int = 8, _ children: [PageNode] = [])
    -> PageNode
  {
    PageNode(
      id: 1, className: "Dial", readableName: "Dial", size: size,
      corners: [Double](repeating: 0, count: corners), children: children)
  }

  @Test func `an outline has sizes and corners in full, at every depth`() {
    #expect(AgentReply.outlined([node([node()])].map { node([$0]) }).isWellFormed)
    #expect(!AgentReply.outlined([node(size: [])]).isWellFormed)
    #expect(!AgentReply.outlined([node(), node(corners: 7)]).isWellFormed)
    #expect(!AgentReply.outlined([node([node([node(size: [1, 2, 3])])])]).isWellFormed)
    var outer = node()
    outer.layers = [node()]
    #expect(AgentReply.outlined([outer]).isWellFormed)
    outer.layers[0].layers = [node(corners: 9)]
    #expect(!AgentReply.outlined([outer]).isWellFormed)
  }

  @Test func `a description has a whole frame`() {
    func view(_ frame: [Double]) -> AgentReply {
      .described([
        AgentView(className: "Dial", readableName: "Dial", frame: frame, properties: [])
      ])
    }
    #expect(view([0, 0, 1, 1]).isWellFormed)
    #expect(!view([]).isWellFormed)
  }

  @Test func `a state's offsets are pairs`() {
    func state(_ offset: [Double]?) -> AgentReply {
      .captured(
        AgentState(views: [
          AgentState.View(
            place: AgentState.Place(shown: "Dial", path: [], className: "Dial"), offset: offset)
        ]))
    }
    #expect(state(nil).isWellFormed)
    #expect(state([0, 1]).isWellFormed)
    #expect(!state([0]).isWellFormed)
  }
}

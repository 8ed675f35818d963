// Answers that are equal are sent once, and mean the same at the other end.

import Messages
import Testing

@Suite struct AnswerMemoryTests {
  private func groups(_ value: String) -> AgentReply {
    .properties([PropertyGroup(name: value, isInspectable: true, properties: [])])
  }

  private func name(_ reply: AgentReply?) -> String? {
    if case .properties(let groups)? = reply { groups.first?.name } else { nil }
  }

  private func isSame(_ reply: AgentReply) -> Bool {
    if case .same = reply { true } else { false }
  }

  @Test func `an equal answer to the same question is sent as same, and restored`() {
    var (agent, program) = (AnswerMemory(), AnswerMemory())
    let requests: [(AgentRequest, String, isSame: Bool)] = [
      (.properties(of: 1), "a", false), (.properties(of: 1), "a", true),
      (.change(PropertyChange(view: 1, property: "p", text: "1")), "b", false),
      (.properties(of: 1), "b", true), (.properties(of: 2), "b", false),
      (.properties(of: 1), "b", false),
    ]
    for (request, value, same) in requests {
      let question = RepeatedQuestion(request)
      let sent = agent.shortened(groups(value), to: question)
      #expect(isSame(sent) == same)
      #expect(name(program.restored(sent, to: question)) == value)
    }
  }

  @Test func `outlines are remembered by themselves, and details and refusals are not`() {
    var memory = AnswerMemory()
    #expect(!isSame(memory.shortened(.outlined([]), to: .outline)))
    #expect(isSame(memory.shortened(.outlined([]), to: .outline)))
    #expect(RepeatedQuestion(.details) == nil)
    #expect(!isSame(memory.shortened(.outlined([]), to: nil)))
    let refusal = AgentReply.refused(status: 65, message: "gone")
    #expect(!isSame(memory.shortened(refusal, to: .outline)))
    #expect(isSame(memory.shortened(.outlined([]), to: .outline)))
  }

  @Test func `same without an earlier answer is none`() {
    var memory = AnswerMemory()
    #expect(memory.restored(.same, to: .outline) == nil)
    #expect(memory.restored(.same, to: .properties(of: 1)) == nil)
    #expect(memory.restored(.same, to: nil) == nil)
  }
}

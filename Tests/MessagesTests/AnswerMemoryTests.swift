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

  private func numbers(_ values: String..., group: String = "Dial") -> AgentReply {
    .properties([
      PropertyGroup(name: "View", isInspectable: false, properties: []),
      PropertyGroup(
        name: group, isInspectable: true,
        properties: values.map {
          PageProperty(name: "angle", readableName: "Angle", kind: "number", value: $0)
        }),
    ])
  }

  private func values(_ reply: AgentReply?) -> [String?]? {
    guard case .properties(let groups)? = reply else { return nil }
    return groups.flatMap { $0.properties.map(\.value) }
  }

  @Test func `of properties those that changed are sent, and restored among the others`() throws {
    var (agent, program) = (AnswerMemory(), AnswerMemory())
    let question = RepeatedQuestion.properties(of: 1)
    /// The number of properties that were sent alone; nil: the answer was whole.
    func send(_ reply: AgentReply) throws -> Int? {
      let sent = agent.shortened(reply, to: question)
      #expect(values(program.restored(sent, to: question)) == values(reply))
      if case .changedProperties(let changes) = sent { return changes.count }
      return nil
    }
    #expect(try send(numbers("1", "2", "3")) == nil)
    #expect(try send(numbers("1", "5", "3")) == 1)
    #expect(try send(numbers("0", "5", "4")) == 2)
    #expect(try send(numbers("0", "5")) == nil)
    #expect(try send(numbers("0", "6", group: "Knob")) == nil)
    #expect(try send(numbers("0", "7", group: "Knob")) == 1)
  }

  @Test(arguments: [(0, 0), (1, 2), (1, -1), (-1, 0), (2, 0), (.max, .min)])
  func `a changed property that was not there is none`(group: Int, index: Int) {
    var memory = AnswerMemory()
    let question = RepeatedQuestion.properties(of: 1)
    _ = memory.restored(numbers("1", "2"), to: question)
    let property = PageProperty(name: "a", readableName: "A", kind: "number", value: "3")
    let change = AgentReply.changedProperties([
      ChangedProperty(group: group, index: index, property: property)
    ])
    #expect(memory.restored(change, to: question) == nil)
    #expect(memory.restored(change, to: .properties(of: 2)) == nil)
    #expect(memory.restored(change, to: .outline) == nil)
    #expect(values(memory.restored(.same, to: question)) == ["1", "2"])
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

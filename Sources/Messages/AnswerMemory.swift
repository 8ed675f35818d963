// The last answers about a page, kept by the program and the agent alike: an equal one is not sent again.

/// A question that is asked again and again while a person works on a page.
package enum RepeatedQuestion: Hashable, Sendable {
  case outline
  /// The properties of the view with a number.
  case properties(of: Int)

  /// The question of a request; nil: it is none of these. A change is answered with the view's properties.
  package init?(_ request: AgentRequest) {
    switch request {
    case .outline: self = .outline
    case .properties(let view): self = .properties(of: view)
    case .change(let change): self = .properties(of: change.view)
    default: return nil
    }
  }
}

/// The last answer to each kind of repeated question. The agent notes what it sends and the program what it receives, in
/// the same order.
package struct AnswerMemory: Sendable {
  private var nodes: [PageNode]?
  private var properties: (view: Int, groups: [PropertyGroup])?

  /// Makes a memory of no answers.
  package init() {}

  /// The answer to send: ``AgentReply/same`` where it equals the last one to that question.
  package mutating func shortened(
    _ reply: AgentReply, to question: RepeatedQuestion?
  ) -> AgentReply {
    switch (question, reply) {
    case (.outline, .outlined(let new)) where new == nodes: return .same
    case (.properties(let view), .properties(let groups))
    where view == properties?.view && groups == properties?.groups:
      return .same
    default:
      note(reply, to: question)
      return reply
    }
  }

  /// The answer that was meant; nil: there is no last one that it could equal.
  package mutating func restored(
    _ reply: AgentReply, to question: RepeatedQuestion?
  ) -> AgentReply? {
    guard case .same = reply else {
      note(reply, to: question)
      return reply
    }
    switch question {
    case .outline: return nodes.map { .outlined($0) }
    case .properties(let view):
      return properties.flatMap { $0.view == view ? .properties($0.groups) : nil }
    case nil: return nil
    }
  }

  private mutating func note(_ reply: AgentReply, to question: RepeatedQuestion?) {
    switch (question, reply) {
    case (.outline, .outlined(let new)): nodes = new
    case (.properties(let view), .properties(let groups)): properties = (view, groups)
    default: break
    }
  }
}

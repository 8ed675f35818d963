// The last answers about a page, kept by the program and the agent alike: what is equal is not sent again.

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

/// A property that differs from the one at the same place in the last answer.
package struct ChangedProperty: Codable, Hashable, Sendable {
  /// The index of its group.
  package var group: Int
  /// The index in the group.
  package var index: Int
  /// The property now.
  package var property: PageProperty

  /// A property as it is now, at its place in the last answer.
  package init(group: Int, index: Int, property: PageProperty) {
    self.group = group
    self.index = index
    self.property = property
  }
}

/// The last answer to each kind of repeated question. The agent notes what it sends and the program what it receives, in
/// the same order.
package struct AnswerMemory: Sendable {
  private var nodes: [PageNode]?
  private var properties: (view: Int, groups: [PropertyGroup])?

  /// Makes a memory of no answers.
  package init() {}

  /// The answer to send: without what equals the last one to that question.
  package mutating func shortened(
    _ reply: AgentReply, to question: RepeatedQuestion?
  ) -> AgentReply {
    defer { note(reply, to: question) }
    switch (question, reply) {
    case (.outline, .outlined(let new)) where new == nodes: return .same
    case (.properties(let view), .properties(let groups)) where view == properties?.view:
      guard let last = properties?.groups, let changes = Self.changes(from: last, to: groups) else {
        return reply
      }
      return changes.isEmpty ? .same : .changedProperties(changes)
    default: return reply
    }
  }

  /// The properties that differ; nil: the groups are others, or have others.
  private static func changes(
    from last: [PropertyGroup], to groups: [PropertyGroup]
  ) -> [ChangedProperty]? {
    guard last.count == groups.count else { return nil }
    var changes: [ChangedProperty] = []
    for (index, (old, new)) in zip(last, groups).enumerated() {
      guard old.name == new.name, old.isInspectable == new.isInspectable,
        old.properties.count == new.properties.count
      else { return nil }
      for (place, (before, now)) in zip(old.properties, new.properties).enumerated()
      where before != now {
        changes.append(ChangedProperty(group: index, index: place, property: now))
      }
    }
    return changes
  }

  /// The answer that was meant; nil: there is no last one that it could go on from.
  package mutating func restored(
    _ reply: AgentReply, to question: RepeatedQuestion?
  ) -> AgentReply? {
    let whole: AgentReply?
    switch (reply, question) {
    case (.same, .outline): whole = nodes.map { .outlined($0) }
    case (.same, .properties(let view)): whole = restored([], of: view)
    case (.changedProperties(let changes), .properties(let view)):
      whole = restored(changes, of: view)
    case (.same, nil), (.changedProperties, _): whole = nil
    default: whole = reply
    }
    if let whole { note(whole, to: question) }
    return whole
  }

  /// The last properties of a view with changes; nil: those are of another view, or a change is of none of them.
  private func restored(_ changes: [ChangedProperty], of view: Int) -> AgentReply? {
    guard let properties, properties.view == view else { return nil }
    var groups = properties.groups
    for change in changes {
      guard groups.indices.contains(change.group),
        groups[change.group].properties.indices.contains(change.index)
      else { return nil }
      groups[change.group].properties[change.index] = change.property
    }
    return .properties(groups)
  }

  private mutating func note(_ reply: AgentReply, to question: RepeatedQuestion?) {
    switch (question, reply) {
    case (.outline, .outlined(let new)): nodes = new
    case (.properties(let view), .properties(let groups)): properties = (view, groups)
    default: break
    }
  }
}

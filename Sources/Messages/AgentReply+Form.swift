// Whether an answer has the form of ours: the code of an agent may write its own.

extension AgentReply {
  /// Whether lists whose length means something have that length.
  package var isWellFormed: Bool {
    switch self {
    case .outlined(let nodes): nodes.allSatisfy(\.isWellFormed)
    case .constraints(let told):
      told.constraints.allSatisfy { $0.line.count == 4 && [0, 4].contains($0.helper.count) }
    case .described(let views): views.allSatisfy { $0.frame.count == 4 }
    case .captured(let state): state.views.allSatisfy { ($0.offset?.count ?? 2) == 2 }
    default: true
    }
  }
}

extension PageNode {
  fileprivate var isWellFormed: Bool {
    size.count == 2 && corners.count == 8 && children.allSatisfy(\.isWellFormed)
      && layers.allSatisfy(\.isWellFormed)
  }
}

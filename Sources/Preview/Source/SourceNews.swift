// What the window says about a user's sources.

internal import Building
internal import Messages

/// News of a live source.
enum SourceNews {
  /// All is well.
  case none
  /// Something goes on, in a few words.
  case busy(String)
  case wrong(Card)

  /// What went wrong.
  struct Card: Hashable {
    var title: String
    var lines: [String]
  }
}

extension SourceNews.Card {
  /// The compiler's errors, or why it could not be asked.
  init(_ failure: BuildFailure) {
    switch failure {
    case .sources(let messages):
      let errors = messages.filter { $0.severity == .error }
      self.init(
        title: errors.count == 1 ? "An error" : "\(errors.count) errors",
        lines: errors.map(\.description))
    case .missing(let words): self.init(title: "A file is missing", lines: [words])
    case .toolchain(let words): self.init(title: "The compiler", lines: [words])
    case .fault(let words): self.init(title: "A fault", lines: [words])
    }
  }
}

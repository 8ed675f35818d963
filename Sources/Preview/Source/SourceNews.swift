// What the window says about a user's sources.

internal import Building
internal import Messages

/// News of a live source.
enum SourceNews {
  /// All is well.
  case none
  /// All is well, and there is something to say that a person may ask for.
  case notes(Card)
  /// Something goes on, in a few words.
  case busy(String)
  case wrong(Card)

  /// What went wrong.
  struct Card: Hashable {
    var title: String
    var lines: [Line]
    /// What a person can do about it; nil: save again.
    var advice: Advice?
  }

  /// A line of a card.
  struct Line: Hashable {
    var text: String
    /// Where an editor can be opened; nil: nowhere.
    var place: SourcePlace?
    /// Whether a program printed it.
    var isPrinted = false

    init(_ text: String, at place: SourcePlace? = nil, isPrinted: Bool = false) {
      self.text = text
      self.place = place
      self.isPrinted = isPrinted
    }
  }

  /// A key and what it does.
  struct Advice: Hashable {
    var key: String
    var effect: String
  }
}

extension SourceNews {
  /// Of what is shown: what the compiler warned of, what cannot be shown, and what is left out.
  init(_ library: BuiltLibrary) {
    let notes = (library.report.remarks + library.warnings + library.leftOut)
      .filter { $0.severity != .note }
    if notes.isEmpty {
      self = .none
    } else {
      let title = notes.count == 1 ? "1 warning" : "\(notes.count) warnings"
      self = .notes(Card(title: title, lines: notes.map { Line($0.text, at: $0.place) }))
    }
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
        lines: errors.map { SourceNews.Line($0.text, at: $0.place) })
    case .missing(let words): self.init(title: "A file is missing", lines: [.init(words)])
    case .toolchain(let words): self.init(title: "The compiler", lines: [.init(words)])
    case .fault(let words): self.init(title: "A fault", lines: [.init(words)])
    }
  }

  /// How an agent ended, whose library was made of these copies.
  init(_ death: LiveDeath, of files: [LoweredFile]) {
    let doing = death.task?.doing ?? "idle"
    let crash = CrashLog(death.log, of: files)
    switch death.ending {
    case _ where death.wasInterrupted:
      let seconds = Int(death.task?.seconds ?? 0)
      self.init(title: "Interrupted after \(seconds) s of \(doing)", lines: [])
    case .signal(let signal):
      self.init(
        title: "Crashed while \(doing)", lines: [.init(crash.reason ?? SignalName.of(signal))])
      if crash.reason != nil { lines.append(.init(SignalName.of(signal))) }
    case .exit(let code):
      self.init(
        title: "Ended the program while \(doing)", lines: [.init("exit with status \(code)")])
    case .never, .stranger:
      self.init(title: "The agent does not start", lines: [.init(death.ending.sentence(""))])
    }
    lines += crash.frames + crash.printed.map { .init($0, isPrinted: true) }
  }

  /// An agent that has not answered for so long.
  init(silent doing: String, seconds: Int) {
    self.init(
      title: "No answer for \(seconds) s",
      lines: [.init("The code is still \(doing). It is left alone: it may come to an end.")],
      advice: SourceNews.Advice(key: "Control-C", effect: "stops it and shows where it was"))
  }
}

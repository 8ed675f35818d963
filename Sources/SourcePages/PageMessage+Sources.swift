// The messages about a page of sources: the compiler's, an agent's end, an agent that does not answer.

internal import Building
internal import Messages
internal import Pages

extension PageStatus {
  /// A page that is shown, with the warnings about its library: the compiler's, what cannot be shown, and the files
  /// that are left out.
  init(_ library: BuiltLibrary) {
    let warnings = (library.report.remarks + library.warnings + library.leftOut)
      .filter { $0.severity != .note }
    guard !warnings.isEmpty else {
      self = .ready
      return
    }
    let title = warnings.count == 1 ? "1 warning" : "\(warnings.count) warnings"
    self = .warned(
      PageMessage(title: title, lines: warnings.map { PageMessage.Line($0.text, at: $0.place) }))
  }
}

extension PageMessage {
  /// The compiler's errors, or why it could not be asked.
  init(_ failure: BuildFailure) {
    switch failure {
    case .sources(let messages):
      let errors = messages.filter { $0.severity == .error }
      self.init(
        title: errors.count == 1 ? "An error" : "\(errors.count) errors",
        lines: errors.map { PageMessage.Line($0.text, at: $0.place) })
    case .missing(let words): self.init(title: "A file is missing", lines: [.init(words)])
    case .toolchain(let words): self.init(title: "The compiler", lines: [.init(words)])
    case .fault(let words): self.init(title: "A fault", lines: [.init(words)])
    }
  }

  /// The end of an agent whose library was made of the copies `files`.
  init(_ death: AgentDeath, of files: [LoweredFile]) {
    let doing = death.work?.doing ?? "idle"
    let crash = CrashLog(death.log, of: files)
    switch death.ending {
    case _ where death.wasInterrupted:
      let seconds = Int(death.work?.seconds ?? 0)
      self.init(title: "Interrupted after \(seconds) s of \(doing)", lines: [])
    case .signal(let signal):
      self.init(
        title: "Crashed while \(doing)", lines: [.init(crash.reason ?? SignalName.of(signal))])
      if crash.reason != nil { lines.append(.init(SignalName.of(signal))) }
    case .exit(let code):
      self.init(
        title: "Ended the program while \(doing)", lines: [.init("exit with status \(code)")])
    case .garbled, .cutOff:
      self.init(title: "Ended while \(doing)", lines: [.init(death.ending.sentence(doing))])
    case .never, .stranger:
      self.init(title: "The agent does not start", lines: [.init(death.ending.sentence(""))])
    }
    lines += crash.frames + crash.printed.map { .init($0, isPrinted: true) }
  }

  /// An agent that has not answered for so long.
  init(unanswered work: AgentWork) {
    self.init(
      title: "No answer for \(Int(work.seconds)) s",
      lines: [.init("The code is still \(work.doing). It is left alone: it may come to an end.")],
      advice: Advice(key: "Control-C", effect: "stops it and shows where it was"))
  }
}

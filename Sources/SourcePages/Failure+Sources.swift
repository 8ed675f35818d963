// Why sources cannot be shown, in the command line's words.

package import Building
package import Messages
package import Pages

extension Failure {
  /// 65 for a page that cannot be shown. The title comes first where all lines are what code printed.
  package init(_ message: PageMessage) {
    let lines = message.lines.map { line in
      line.place.map { "\($0): \(line.text)" } ?? line.text
    }
    let title = message.lines.allSatisfy(\.isPrinted) ? [message.title] : []
    self.init(.badData, lines: title + lines)
  }

  /// 65 for sources that do not compile, 66 for files that are missing.
  package init(_ failure: BuildFailure) {
    switch failure {
    case .sources(let messages):
      let errors = messages.filter { $0.severity == .error }
      self.init(.badData, lines: errors.map(\.description))
    case .missing(let words): self.init(.missingInput, words)
    case .toolchain(let words): self.init(.unavailable, words)
    case .fault(let words): self.init(.fault, words)
    }
  }

  /// 65 for code that ended its process. `files` are the copies that its library was made of.
  package init(_ error: AgentError, of files: [LoweredFile] = []) {
    switch error {
    case .refused(let failure): self = failure
    case .died(let death): self.init(.badData, lines: death.sentences(of: files))
    case .silent(let work):
      self.init(.badData, "no answer in \(Int(work.seconds)) s while \(work.doing)")
    case .closed: self.init(.fault, "interrupted")
    }
  }
}

// How an agent ended, and its last words.

internal import Building
internal import CoreGraphics
package import Messages
internal import Pages

/// How an agent's process ended.
package enum AgentEnding: Hashable, Sendable {
  case signal(Int32)
  case exit(Int32)
  /// It could not be started.
  case never
  /// It knows other messages than this program.
  case stranger
  /// The code wrote what is no reply on the agent's socket.
  case garbled
  /// The code closed the agent's socket, and went on.
  case cutOff

  init(_ ending: ChildProcess.Ending?) {
    switch ending {
    case .exit(MessageVersion.mismatch)?: self = .stranger
    case .signal(let signal)?: self = .signal(signal)
    case .exit(let code)?: self = .exit(code)
    case nil: self = .never
    }
  }

  /// Whether it crashed, or was stopped.
  var isSignal: Bool { if case .signal = self { true } else { false } }

  /// A sentence; `doing`: what the code was about, as in “drawing”.
  package func sentence(_ doing: String) -> String {
    switch self {
    case .signal(let signal): "the sources crashed while \(doing): \(SignalName.of(signal))"
    case .exit(let code): "the sources ended the program while \(doing), with status \(code)"
    case .stranger: MessageVersion.sentence("vitrine-agent")
    case .garbled:
      "the sources wrote to the connection of vitrine-agent, which is not theirs, while \(doing)"
    case .cutOff:
      "the sources closed the connection of vitrine-agent, which is not theirs, while \(doing)"
    case .never: "vitrine-agent cannot be started; is it beside vitrine?"
    }
  }
}

/// The end of an agent that nobody asked for.
package struct AgentDeath: Error {
  /// How the process ended.
  package var ending: AgentEnding
  /// The work that it was about; nil: it was idle.
  package var work: AgentWork?
  /// Whether a person stopped it with Control-C.
  package var wasInterrupted: Bool
  /// The last lines that its code printed.
  package var log: [String]
  /// The property that it told of before it read it; nil: none. Default: nil.
  package var reading: String?

  /// Sentences about it: the place of a crash in the sources comes first, where that is known. `files` are the
  /// copies that the library was made of.
  package func sentences(of files: [LoweredFile]) -> [String] {
    let sentence = ending.sentence(work?.doing ?? "idle")
    guard case .signal(let signal) = ending else { return [sentence] }
    let crash = CrashLog(log, of: files)
    let reason = crash.reason ?? SignalName.of(signal)
    guard let frame = crash.frames.first(where: { $0.place != nil }), let place = frame.place else {
      return (crash.reason.map { [$0] } ?? []) + [sentence]
    }
    return ["\(place): \(reason), in \(frame.text)", sentence]
  }
}

extension AgentDeath {
  /// The innermost of some classes whose code was being called when the agent crashed, else the innermost property
  /// that was being set; nil: it did not crash in any.
  func crashedName(among classes: Set<String>) -> String? {
    guard ending.isSignal, !wasInterrupted else { return nil }
    let functions = CrashLog(log).functions.map { function in
      function.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
    let own = functions.lazy.compactMap { $0.first(where: classes.contains) }.first
    return own
      ?? functions.lazy.compactMap { words in
        words.firstIndex { ["setter", "didset", "willset"].contains($0) }
          .flatMap { $0 > 0 ? words[$0 - 1] : nil }
      }.first
  }
}

extension AgentDeath {
  /// The property that was being read when the agent crashed, which may read others; nil: it did not crash in one.
  var crashedGetter: String? {
    guard ending.isSignal, !wasInterrupted else { return nil }
    return CrashLog(log).functions.reversed().lazy.compactMap { function in
      let words = function.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      return words.firstIndex(of: "getter").flatMap { $0 > 0 ? words[$0 - 1] : nil }
    }.first
  }
}

extension AgentDeath {
  /// A sentence about a getter that crashed, with its place. In code that runs fast the getter is a part of the function
  /// that calls it: then the place is that of the declaration.
  func sentence(ofReading name: String, in report: SourceReport) -> String {
    let first = sentences(of: report.files).first ?? "a crash"
    guard crashedGetter != name,
      let declaration = report.inspectables.first(where: { $0.name == name }),
      case .signal(let signal) = ending
    else { return first }
    let reason = CrashLog(log).reason ?? SignalName.of(signal)
    return "\(declaration.place): \(reason), in \(declaration.owner).\(name)"
  }

  /// Whether it came while somebody read the page's properties, rather than of its own work.
  var isAboutReading: Bool {
    ending.isSignal && !wasInterrupted && ["being inspected", "being read"].contains(work?.doing)
  }
}

/// The request that an agent works on, and for how long.
package struct AgentWork: Hashable {
  /// As in “drawing”.
  package var doing: String
  /// Seconds since the request was sent.
  package var seconds: Double
}

/// Signals in words.
package enum SignalName {
  /// The number and the system's word, such as `signal 11, segmentation fault`.
  package static func of(_ signal: Int32) -> String {
    // SAFETY: `strsignal` returns a C string or nil; the string is copied before this thread calls
    // it again.
    let words = unsafe strsignal(signal).map { unsafe String(cString: $0) }
    return "signal \(signal)" + (words.map { ", " + $0.lowercased() } ?? "")
  }
}

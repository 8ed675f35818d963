// How far a scan or a check is, on the standard error stream.

import Dispatch
import Foundation
import Preview
import Synchronization

/// A line that is written over on a terminal, and elsewhere a new line every ten seconds.
final class ScanProgressLine {
  /// The shown state, for any thread.
  let state: ScanProgressState
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "scan.progress"))

  /// Shows what its state hears behind a title: ten times a second at most on a terminal.
  init(_ title: String) {
    state = ScanProgressState(title)
    let interval = state.isTerminal ? 0.1 : 10.0
    timer.schedule(deadline: .now() + max(interval, 1), repeating: interval)
    timer.setEventHandler { [state] in state.write() }
    timer.activate()
  }

  /// Ends it, and takes the line away.
  func end() {
    timer.cancel()
    state.clear()
  }
}

/// The state of a progress line.
final class ScanProgressState: Sendable {
  private struct Texts {
    var last = ""
    var shown = ""
    var isDirty = false
  }

  fileprivate let isTerminal = Terminal.isTerminal(.standardError)
  private let title: String
  private let texts = Mutex(Texts())

  fileprivate init(_ title: String) { self.title = title }

  /// Takes note of where it is.
  func show(_ progress: String) { texts.withLock { $0.last = progress } }

  /// Takes the line away; for a row that is printed, and at the end.
  func clear() {
    texts.withLock { texts in
      if texts.isDirty { StandardStreams.sayError("\r\u{1B}[K") }
      texts.isDirty = false
      texts.shown = ""
    }
  }

  fileprivate func write() {
    texts.withLock { texts in
      guard !texts.last.isEmpty, !isTerminal || texts.last != texts.shown else { return }
      texts.shown = texts.last
      texts.isDirty = isTerminal
      StandardStreams.sayError(
        isTerminal ? "\r\u{1B}[K\(title): \(texts.last)" : "\(title): \(texts.last)\n")
    }
  }
}

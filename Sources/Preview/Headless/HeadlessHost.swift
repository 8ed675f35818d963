// The line that says how far a build is, where a command waits for it on a terminal.

internal import CoreGraphics
internal import Messages
internal import Pages

/// Owns no time, and writes over one line of the standard error stream while work goes on.
@MainActor
final class HeadlessHost: PageHost {
  private var isShown = false

  /// A host where the standard error stream is a terminal; nil elsewhere.
  init?() {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
  }

  var pageTime: TimeInterval { 0 }
  var pageTimeRate: Double { 1 }
  var pageFrameTime: TimeInterval { 0 }
  var isPageTimePaused: Bool { true }
  func pageDidResize() {}
  func pageDidReplaceViews() {}

  func pageDidChange(_ status: PageStatus) {
    guard case .busy(let text) = status else { return clear() }
    write("\r\u{1B}[K" + text.printable)
    isShown = true
  }

  /// Takes the line away.
  func clear() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

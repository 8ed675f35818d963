// The window around a session, as the session knows it.

package import CoreGraphics
package import Messages
package import Stage

/// The host of a session: the program that shows it.
@MainActor
package protocol SessionHost: AnyObject {
  /// The presenter in words, for the statistics. Default: "memory".
  var presenterName: String { get }
  /// The last frame's figures, for the statistics. Default: the stage's own.
  func frameReport(of stage: Stage) -> FrameReport?
  /// Runs a closure once, after seconds of real time.
  func schedule(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void)
  /// Saves a file with an ending, such as `png`; its path as a person reads it, or why there is none.
  func save(_ file: Data, ending: String) throws(Failure) -> String
  /// Saves a file at a path that a person typed; its path as a person reads it, or why it cannot be there.
  func save(_ file: Data, at path: String) throws(Failure) -> String
  /// The path, as a person reads it, at which ``save(_:ending:)`` would save now.
  func suggestedPath(ending: String) -> String
  func quit()
  /// Shows other sources in this window: paths of Swift files and of folders. Default: does nothing.
  func open(_ sources: [String])
  /// Shows the sources or the document behind (1) or before (−1) the shown one in the named folders; false where there
  /// is no other. Default: false.
  func openNeighbour(by step: Int) -> Bool
  /// Whether ``openNeighbour(by:)`` would show another page. Default: false.
  func hasNeighbour(by step: Int) -> Bool
  /// Fills the screen with the window, or ends that. Default: does nothing.
  func toggleFullScreen()
  /// Makes the window wider and higher by points; smaller where they are negative. Default: does nothing.
  func resize(by change: CGSize)
  /// Asks for what was copied last in whatever program; ``InputEvent/textPasted(_:)`` brings it. False: only what
  /// was copied here counts. Default: false.
  func paste() -> Bool
}

extension SessionHost {
  /// “memory”.
  package var presenterName: String { "memory" }
  /// The stage's own figures.
  package func frameReport(of stage: Stage) -> FrameReport? { stage.lastReportWithCaches }
  /// Does nothing.
  package func open(_ sources: [String]) {}
  /// False: there is no other.
  package func openNeighbour(by step: Int) -> Bool { false }
  /// False: there is no other.
  package func hasNeighbour(by step: Int) -> Bool { false }
  /// Does nothing.
  package func toggleFullScreen() {}
  /// Does nothing.
  package func resize(by change: CGSize) {}
  /// False: only what was copied here counts.
  package func paste() -> Bool { false }
}

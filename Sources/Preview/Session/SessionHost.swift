// The window around a session, as the session knows it.

package import CoreGraphics
package import Messages
package import Pages
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
  /// Saves a file with a beginning of its name and an ending, such as `png`; its path as a person reads it, or why there is
  /// none.
  func save(_ file: Data, named name: String, ending: String) throws(Failure) -> String
  /// Saves a file at a path that a person typed; its path as a person reads it, or why it cannot be there.
  func save(_ file: Data, at path: String) throws(Failure) -> String
  /// The path, as a person reads it, at which ``save(_:named:ending:)`` would save now.
  func suggestedPath(named name: String, ending: String) -> String
  func quit()
  /// Shows other sources in this window: paths of Swift files and of folders. Default: does nothing.
  func open(_ sources: [String])
  /// The sources and the documents of the named folders, of which one is shown. Reads the folders. Default: none.
  var neighbours: PageList { get }
  /// Shows the sources or the document with an index of ``neighbours`` in this window. Default: does nothing.
  func openNeighbour(_ index: Int)
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
  /// None.
  package var neighbours: PageList { PageList() }
  /// Does nothing.
  package func openNeighbour(_ index: Int) {}
  /// Does nothing.
  package func toggleFullScreen() {}
  /// Does nothing.
  package func resize(by change: CGSize) {}
  /// False: only what was copied here counts.
  package func paste() -> Bool { false }
}

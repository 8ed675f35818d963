// The session around a studio, as the studio knows it.

package import CoreGraphics
package import Messages
package import Pages

/// The host of a studio: owns stage, clock and canvas.
@MainActor
package protocol StudioHost: AnyObject {
  /// Carries out a command of the toolbar.
  func studioPerforms(_ command: HostCommand)
  /// The key that performs a command, as the list of keys names it; nil: none does.
  func studioKey(of command: StudioCommand) -> String?
  /// The key that performs a command, as the list of keys names it; nil: none does.
  func studioKey(of command: HostCommand) -> String?
  /// The commands that the palette lists.
  var studioCommands: [PaletteCommand] { get }
  /// The files of the opened folders, of which one is shown. Reads the folders.
  var studioNeighbours: PageList { get }
  /// Runs a closure once, after seconds of real time.
  func studioSchedules(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void)
  /// Toolbar and panels want that much more width and height, in points; less where it is negative.
  func studioWantsRoom(_ change: CGSize)
  /// Asks for the text that was copied last; ``Studio/paste(_:)`` takes it.
  func studioAsksForText()
  /// Something is shown in the page's place, or the page again.
  func studioDidCoverPage()
  /// Opens a place of the sources in the person's editor.
  func studioOpens(_ place: SourcePlace)
  /// Shows a line for a while.
  func studioSays(_ text: String)
}

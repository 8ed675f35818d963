// The words by which the command palette finds commands.

internal import Inspection
internal import PropertyForms
internal import Studio

extension Command {
  /// The speeds that keys go through.
  static let rates = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 4]

  /// The commands that a person can look for, in the order in which they are listed.
  static let titled: [(command: Command, title: String)] =
    [
      (.start, "Start the animation"), (.pause, "Pause or resume time"), (.step, "One frame on"),
      (.stepBack, "One frame back"), (.slower, "Slower"), (.faster, "Faster"),
      (.loop, "Play the animations again and again"), (.reset, "Back to the beginning"),
      (.nextPreview, "Next preview or scene"), (.previousPreview, "Previous preview or scene"),
      (.zoomIn, "Zoom in"), (.zoomOut, "Zoom out"), (.zoomToFit, "Fit the page into the window"),
      (.actualSize, "Show the page at 100 %"),
      (.fullScreen, "Full screen"), (.studio(.alone), "Page alone"),
      (.studio(.toggle(.outline)), "Outline"), (.studio(.toggle(.inspector)), "Inspector"),
      (.studio(.toggle(.time)), "Time bar"), (.studio(.toggle(.console)), "Console"),
      (.studio(.clearConsole), "Clear the console"), (.studio(.select), "Select views"),
      (.studio(.variants), "Variants beside each other"),
      (.studio(.depth), "Views apart, by depth (exploded)"),
      (.studio(.onionSkin), "Onion skin: five times of the animations over the page"),
      (.studio(.loupe), "Loupe: the pixel under the pointer"),
      (.studio(.menu), "Menu of the selected view"),
      (.studio(.find), "Search the selected view's properties"), (.studio(.undo), "Undo"),
      (.studio(.redo), "Redo"), (.studio(.copy(.swift)), "Copy changes as Swift"),
      (.studio(.copy(.runtimeAttributes)), "Copy changes as runtime attributes (XML)"),
      (.studio(.copy(.json)), "Copy changes as JSON"),
      (.studio(.copyAll(.swift)), "Copy all changes as Swift"),
      (.studio(.copyAll(.runtimeAttributes)), "Copy all changes as runtime attributes (XML)"),
      (.studio(.copyAll(.json)), "Copy all changes as JSON"), (.studio(.paste), "Paste values"),
      (.studio(.write), "Write all changes…"),
      (.save, "Save a picture"), (.overlay, "Frame statistics"),
      (.interrupt, "Stop the sources' code"), (.keys, "Keys"), (.quit, "Quit"),
    ] + RunFormat.allCases.map { (.saveRun($0), $0.title) }
    + rates.map { (.rate($0), "Speed ×\(DecimalText.text($0))") }
}

// The words by which the command palette finds commands.

internal import Inspection
internal import PropertyForms
internal import Studio

extension Command {
  private static let pictures: [(command: Command, title: String)] =
    HostCommand.pictures.map { (Command($0.command), $0.title) }

  /// The commands that a person can look for, in the order in which they are listed.
  static let titled: [(command: Command, title: String)] =
    [
      (.start, "Start animation"), (.pause, "Pause or resume"), (.step, "Next frame"),
      (.stepBack, "Previous frame"), (.slower, "Slower"), (.faster, "Faster"),
      (.loop, "Loop animations"), (.rewind, "Back to the beginning"),
      (.nextPreview, "Next preview or scene"), (.previousPreview, "Previous preview or scene"),
      (.rotate, "Turn the device to its side or upright"),
      (.studio(.pageSize), "Device: custom size…"),
      (.zoomIn, "Zoom in"), (.zoomOut, "Zoom out"), (.zoomToFit, "Fit the page into the window"),
      (.actualSize, "Show the page at 100 %"),
      (.fullScreen, "Enter or leave full screen"), (.studio(.alone), "Show the page alone"),
      (.studio(.toggle(.outline)), "Show or hide the outline"),
      (.studio(.layers), "Show or hide layers in the outline"),
      (.studio(.toggle(.inspector)), "Show or hide the inspector"),
      (.studio(.toggle(.time)), "Show or hide the time bar"),
      (.studio(.toggle(.console)), "Show or hide the console"),
      (.studio(.clearConsole), "Clear console"), (.studio(.select), "Select views"),
      (.studio(.variants), "Show variants side by side"),
      (.studio(.depth), "Show views by depth (exploded)"),
      (.studio(.onionSkin), "Onion skin: five times of the animations over the page"),
      (.studio(.curves), "Change the curves of animations"),
      (.studio(.measure), "Measure distances from the selected view"),
      (.studio(.loupe), "Show the pixel under the pointer in a loupe"),
      (.studio(.menu), "Open the selected view's menu"),
      (.studio(.find), "Search properties"), (.studio(.undo), "Undo"),
      (.studio(.redo), "Redo"),
      (.studio(.resetProperty), "Reset the property under the pointer"),
      (.studio(.resetAll), "Reset the values of all views"),
      (.studio(.copy(.swift)), "Copy changes as Swift"),
      (.studio(.copy(.runtimeAttributes)), "Copy changes as runtime attributes (XML)"),
      (.studio(.copy(.json)), "Copy changes as JSON"),
      (.studio(.copyAll(.swift)), "Copy all changes as Swift"),
      (.studio(.copyAll(.runtimeAttributes)), "Copy all changes as runtime attributes (XML)"),
      (.studio(.copyAll(.json)), "Copy all changes as JSON"), (.studio(.paste), "Paste values"),
      (.studio(.write), "Write all changes…"),
    ] + pictures + [
      (.saveWindow, "Save a picture of the window"), (.overlay, "Show frame statistics"),
      (.interrupt, "Stop running code"), (.keys, "Show keyboard shortcuts"), (.quit, "Quit"),
    ] + RunFormat.allCases.map { (.saveRun($0), $0.title) }
    + HostCommand.rates.map { (.rate($0), "Speed ×\(DecimalText.text($0))") }
}

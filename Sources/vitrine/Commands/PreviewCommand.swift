// `vitrine preview`: the window.

import ArgumentParser
import Messages
import Preview

struct PreviewCommand: HouseCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Open the window (the default).")

  @OptionGroup var options: SharedOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The page's zoom, 0.1 to 8. Default: 1.", valueName: "Z"))
  var zoom: String?

  @Flag(help: "Show the page alone. Default: toolbar and panels, as they were left.")
  var alone = false

  @MainActor func execute() throws(Failure) -> Int32 {
    var raw = options.raw
    raw.zoom = zoom
    raw.isAlone = alone
    let request = try raw.checked()
    let options = options
    return try Program.preview(request, says: options.verbose ? { options.say($0) } : nil)
  }
}

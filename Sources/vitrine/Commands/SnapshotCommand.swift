// `vitrine snapshot`: one picture.

import ArgumentParser
import Messages
import Preview

struct SnapshotCommand: HouseCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Write one picture as a PNG file; needs no X server.")

  @OptionGroup var options: SharedOptions

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("The PNG file to write.", valueName: "OUT.png"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "Write the page in several ways beside each other: device, appearance, text-size, direction, language, state, scale; at most 12.",
      valueName: "axis[=choice+…],…"))
  var variants: String?

  @MainActor func execute() throws(Failure) -> Int32 {
    try OutputPath.checkPicture(output)
    try Program.snapshot(try options.raw.checked(), variants: variants, to: output)
    options.say("wrote \(output)")
    return 0
  }
}

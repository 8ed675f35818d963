// `vitrine inspect`: the designables and their properties.

import ArgumentParser
import Foundation
import Messages
import Preview

struct InspectCommand: HouseCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print the shown views, their properties, kinds and values.",
    discussion: "A star marks the class's own inspectables; the others are UIKit's attributes.")

  @OptionGroup var options: SharedOptions

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor func execute() throws(Failure) -> Int32 {
    let request = try options.raw.checked()
    let isStyled = Terminal.takesStyles(.standardOutput)
    try StandardStreams.print(try Program.inspect(request, asJSON: json, isStyled: isStyled))
    return 0
  }
}

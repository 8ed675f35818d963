// `vitrine inspect`: the designables and their properties.

import ArgumentParser
import Foundation
import Messages
import Preview

struct InspectCommand: HouseCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print the shown views, their properties, kinds and values.",
    discussion: """
      A star marks the class's own inspectables; the others are UIKit's attributes. A preview that crashes is one row, \
      a property whose getter crashes has no value. Exit status 65 where one does. Of a storyboard or a xib each element \
      of each scene is listed: its kind, class, identifier, frame in the view around it, text, and whether it is hidden \
      or its class is missing; views of the project's own classes with their properties.
      """)

  @OptionGroup var options: SharedOptions

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor func execute() throws(Failure) -> Int32 {
    let request = try options.raw.checked()
    let isStyled = Terminal.takesStyles(.standardOutput)
    let report = try Program.inspect(request, asJSON: json, isStyled: isStyled)
    try StandardStreams.print(report.output)
    return (report.isClean ? ExitStatus.success : .badData).rawValue
  }
}

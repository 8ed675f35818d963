// `vitrine write`: values into the file that views come from.

import ArgumentParser
import Foundation
import Messages
import Preview

struct WriteCommand: HouseCommand {
  static let configuration = CommandConfiguration(
    commandName: "write",
    abstract: "Change values in a Swift file, storyboard or xib; shows the difference.",
    discussion: """
      Of a Swift file the literal of a property's default changes, or with --preview the one that a preview sets; of a \
      document a user-defined runtime attribute. Every other byte stays. Prints what would change, as diff -u does; \
      --write makes the change. Exit status 65 where a place has no literal, such as a computed property.
      """)

  @Argument(help: "A Swift file, storyboard or xib.")
  var file: String

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A value to write; repeatable. name=value, Class.name=value, or an object of JSON.",
      valueName: "name=value"))
  var settings: [String] = []

  @Option(
    help: ArgumentHelp(
      "Change what this preview sets. Default: the class's defaults.", valueName: "name|FILE:LINE"))
  var preview: String?

  @Option(
    help: ArgumentHelp(
      "Change this element of the document, by its identifier. Default: the one of the class.",
      valueName: "ID"))
  var element: String?

  @Flag(help: "Write the file, and print nothing.")
  var write = false

  @Flag(help: "Say more on the standard error stream.")
  var verbose = false

  @MainActor func execute() throws(Failure) -> Int32 {
    let request = WriteRequest(
      file: file, settings: settings, preview: preview, element: element)
    let changes = try Program.write(request, writes: write)
    if write {
      for change in changes where verbose {
        for value in change.values {
          LogOutput.pass(on: Array("vitrine: \(change.path): \(value)\n".utf8)[...])
        }
      }
    } else {
      // The stream ends each print with a line end.
      let text = changes.map(\.unified).joined().dropLast()
      if !text.isEmpty { try StandardStreams.print(String(text)) }
    }
    return ExitStatus.success.rawValue
  }
}

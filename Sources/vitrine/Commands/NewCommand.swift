// `vitrine new`: a package to begin with.

import ArgumentParser
import Messages
import Preview

struct NewCommand: HouseCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make a package with a designable, a preview and a snapshot test.")

  @Argument(help: "The name of the package and its module; a folder of that name is made.")
  var name: String

  @Option(
    help: ArgumentHelp(
      "The package that offers UIKit. Default: the one that this program was built from, or installed with.",
      valueName: "PATH"))
  var package: String?

  @Flag(help: "Say more on the standard error stream.")
  var verbose = false

  @MainActor func execute() throws(Failure) -> Int32 {
    try Program.make(name, framework: package)
    try StandardStreams.print(
      "\(name) is made. Try: vitrine \(name)/Sources, vitrine check \(name)/Sources --record, and "
        + "swift test --package-path \(name)")
    return 0
  }
}

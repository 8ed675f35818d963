// `vitrine check`: pictures as tests.

import ArgumentParser
import Messages
import Preview

struct CheckCommand: HouseCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Draw every designable, preview and scene, and compare with the stored pictures.",
    discussion: """
      Pictures are stored as __Snapshots__/FILE/NAME.png beside each source. A file vitrine.json beside the sources or in \
      a folder around them names sizes, appearances, scales, times, devices, samples and the tolerance; without it there \
      is one picture of each view, in its natural size. Exit status 1 where one is not as it is stored, or cannot be \
      drawn.
      """)

  @Argument(help: "Folders, Swift files, storyboards or xibs. Default: the current folder.")
  var source: [String] = ["."]

  @Flag(help: "Store the pictures that are new or differ.")
  var record = false

  @Flag(help: "Remove the stored pictures that no view names.")
  var prune = false

  @Option(help: ArgumentHelp("Write JUnit's XML, for continuous integration.", valueName: "FILE"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write one HTML page with stored and new pictures and their differences.",
      valueName: "FILE"))
  var html: String?

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "A folder for the new pictures, and for the differences, of those that are not as stored.",
      valueName: "OUT"))
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds that an answer may take. Default: 20.", valueName: "T"))
  var limit: String?

  @Flag(help: "Also print the pictures that are as stored.")
  var verbose = false

  @MainActor func execute() throws(Failure) -> Int32 {
    let progress = ScanProgressLine("Checking")
    defer { progress.end() }
    var options = CheckOptions()
    options.limit = limit
    options.records = record
    options.prunes = prune
    (options.junit, options.html, options.output) = (junit, html, output)
    let report = try Program.check(
      source, options, progress: { [state = progress.state] in state.show($0) })
    progress.state.clear()
    try StandardStreams.print(report.table(isVerbose: verbose))
    return (report.isClean ? ExitStatus.success : .different).rawValue
  }
}

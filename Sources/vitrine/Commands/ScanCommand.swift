// `vitrine scan`: a report on every designable of a folder.

import ArgumentParser
import Messages
import Preview

struct ScanCommand: HouseCommand {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Build and draw every designable of a folder, and say what became of each.",
    discussion: """
      Each is drawn in a process of its own. The folder is one module, or, where the compiler refuses \
      that, each designable's file with those that declare what it misses. Exit status 65 where one \
      gave no frame.
      """)

  @Argument(help: "Folders or Swift files.")
  var source: [String]

  @Flag(help: "Print JSON.")
  var json = false

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("A folder for the pictures, CLASS.png each.", valueName: "OUT"))
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds that an answer may take. Default: 60.", valueName: "T"))
  var limit: String?

  @Flag(help: "Say more on the standard error stream.")
  var verbose = false

  @MainActor func execute() throws(Failure) -> Int32 {
    let progress = ProgressLine("Scanning")
    let report = try Program.scan(source, limit: limit, to: output) { progress.show($0) }
    progress.clear()
    try StandardStreams.print(json ? report.json : report.table)
    return (report.isClean ? ExitStatus.success : .badData).rawValue
  }
}

// `vitrine scan`: a report on every designable of a folder.

import ArgumentParser
import Messages
import Preview

struct ScanCommand: HouseCommand {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Build and draw every designable of a folder, and say what became of each.",
    discussion: """
      Each is drawn in a process of its own, and so is each scene of a storyboard or xib. A small target of a package or \
      Xcode project is a module; else each designable's file is, with those that it needs. Rows are printed as they are \
      known. Exit status 65 where one gave no frame.
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

  @Flag(
    help: "Draw each as its code makes it, without Interface Builder's \"Button\", \"Label\", …")
  var bare = false

  @Flag(help: "Say more on the standard error stream.")
  var verbose = false

  @MainActor func execute() throws(Failure) -> Int32 {
    let progress = ScanProgressLine("Scanning")
    defer { progress.end() }
    let isClean = try Program.scan(
      source, limit: limit, to: output, isBare: bare, asJSON: json,
      progress: { [state = progress.state] in state.show("\($0)") },
      print: { text throws(Failure) in
        progress.state.clear()
        try StandardStreams.print(text)
      })
    return (isClean ? ExitStatus.success : .badData).rawValue
  }
}

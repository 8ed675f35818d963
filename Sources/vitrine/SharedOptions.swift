// The options that every command which shows something takes.

import ArgumentParser
import Foundation
import Messages
import Preview

/// The views or sources to show, and the time.
struct SharedOptions: ParsableArguments {
  @Argument(
    help: "Swift files, folders, or one storyboard or xib. Default: the gallery.")
  var source: [String] = []

  @Option(help: "Show one fresh instance of this class and nothing around it.")
  var view: String?

  @Option(
    help: ArgumentHelp(
      "Show this preview of the sources. Default: the first.", valueName: "name|FILE:LINE"))
  var preview: String?

  @Option(
    help: ArgumentHelp(
      "Show this scene of the document, by its identifier, title or class. Default: all.",
      valueName: "ID"))
  var scene: String?

  @Flag(help: "Run the scene's controller, or the document's initial one, instead of drawing it.")
  var run = false

  @Option(
    help: ArgumentHelp(
      "The device of previews and scenes. Default: iPhone 16, or the document's.",
      valueName: "name"))
  var device: String?

  @Flag(help: "Lay the device on its side.")
  var landscape = false

  @Flag(
    help: ArgumentHelp(
      "Leave fresh designables as their code makes them: without Interface Builder's \"Button\", \"Label\", …"
    ))
  var bare = false

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Set a property; repeatable. Without --view: Class.name=value. JSON: {\"name\": value}.",
      valueName: "name=value"))
  var settings: [String] = []

  @Option(
    help: ArgumentHelp(
      "Set the values of this name in NAME.vitrine.json beside the source.", valueName: "name"))
  var sample: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The size in points.", valueName: "WxH"))
  var size: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point. Default: 1, in the window the screen's.", valueName: "S"))
  var scale: String?

  @Option(
    name: .customLong("at"), parsing: .unconditional,
    help: ArgumentHelp(
      "Seconds since the view was shown; the window opens paused there.", valueName: "T"))
  var time: String?

  @Flag(name: .customLong("start"), help: "Start every chart at time 0.")
  var starts = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("\"Today\" for charts. Default: today.", valueName: "YYYY-MM-DD"))
  var seedDate: String?

  @Flag(
    name: .customLong("allow-writing"),
    help: "Let the sources' code write files anywhere. Default: in a temporary folder alone.")
  var allowsWriting = false

  @Option(
    name: .customLong("allow-reading"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Let the sources' code read this too; repeatable. Default: the project and the system.",
      valueName: "PATH"))
  var readablePaths: [String] = []

  @Flag(
    name: .customLong("allow-network"),
    help: "Let the sources' code reach the network. Default: it has no sockets.")
  var allowsNetwork = false

  @Flag(help: "Say more on the standard error stream.")
  var verbose = false

  /// The options as text, for checking.
  var raw: RawRequest {
    var raw = RawRequest()
    raw.sources = source
    raw.view = view
    raw.preview = preview
    raw.scene = scene
    raw.runs = run
    raw.device = device
    raw.isLandscape = landscape
    raw.isBare = bare
    raw.settings = settings
    raw.sample = sample
    raw.size = size
    raw.scale = scale
    raw.time = time
    raw.starts = starts
    raw.seedDate = seedDate
    raw.allowsWriting = allowsWriting
    raw.allowsNetwork = allowsNetwork
    raw.readablePaths = readablePaths
    raw.isVerbose = verbose
    return raw
  }

  /// Writes a line where `--verbose` was given; nobody waits for who reads it.
  func say(_ line: String) {
    guard verbose else { return }
    LogOutput.pass(on: Array("vitrine: \(line)\n".utf8)[...])
  }
}

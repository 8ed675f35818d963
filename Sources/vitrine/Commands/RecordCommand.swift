// `vitrine record`: a run of pictures.

import ArgumentParser
import Messages
import Preview

struct RecordCommand: HouseCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write a run of pictures: a folder of PNGs, an .apng or a .webp; needs no X server.")

  @OptionGroup var options: SharedOptions

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("The folder, or the file that ends in .apng or .webp.", valueName: "OUT"))
  var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pictures a second. Default: 60.", valueName: "N"))
  var fps: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seconds to record. Default: until nothing runs, at most 10.", valueName: "T"))
  var duration: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write so many pictures at even times side by side on one PNG, with the time below each.",
      valueName: "COUNT"))
  var strip: String?

  @MainActor func execute() throws(Failure) -> Int32 {
    if strip == nil {
      try OutputPath.checkRecording(output)
    } else {
      try OutputPath.checkPicture(output)
    }
    let progress = ProgressLine("Recording")
    defer { progress.clear() }
    var recording = Recording.Options()
    (recording.framesPerSecond, recording.duration, recording.strip) = (fps, duration, strip)
    try Program.record(try options.raw.checked(), recording, to: output) {
      progress.show("frame \($0)")
    }
    options.say("wrote \(output)")
    return 0
  }
}

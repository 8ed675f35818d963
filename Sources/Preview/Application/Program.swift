// What the commands do: the doors that the executable calls.

internal import CoreGraphics
internal import Stage

/// The program's commands, for requests that were checked.
@MainActor
package enum Program {
  /// Opens the window and runs until the person quits; the exit status. `says` takes the lines of
  /// `--verbose`, nil where nobody wants them.
  package static func preview(
    _ request: Request, says: ((String) -> Void)?
  ) throws(Failure) -> Int32 {
    do throws(Failure) {
      return try Application(request, options: stageOptions, says: says).run()
    } catch {
      // Mistakes in names and values are told before a missing display.
      if error.status == .unavailable, request.sources.isEmpty {
        _ = try Exhibit(request, scale: request.scale ?? 1)
      }
      throw error
    }
  }

  package static func snapshot(_ request: Request, to output: String) throws(Failure) {
    let interruption = Interruption()
    defer { interruption.endIfInterrupted() }
    try Snapshot.write(request, to: output, options: stageOptions)
  }

  /// Records; `progress` hears the number of frames made.
  package static func record(
    _ request: Request, framesPerSecond: String?, duration: String?, to output: String,
    progress: (Int) -> Void
  ) throws(Failure) {
    var options = Recording.Options()
    options.framesPerSecond = framesPerSecond
    options.duration = duration
    let interruption = Interruption()
    defer { interruption.endIfInterrupted() }
    try Recording.write(
      request, options, to: output, stageOptions: stageOptions
    ) { count throws(Failure) in
      progress(count)
      try interruption.check()
    }
  }

  /// What `inspect` prints.
  package static func inspect(
    _ request: Request, asJSON: Bool, isStyled: Bool
  ) throws(Failure) -> String {
    asJSON
      ? try InspectionReport.json(request)
      : try InspectionReport.table(request, isStyled: isStyled)
  }

  /// Builds and draws the designables of the sources; `progress` hears their names. `limit`: seconds
  /// that an answer may take, as text. `output`: a folder for the pictures.
  package static func scan(
    _ sources: [String], limit: String?, to output: String?, progress: (String) -> Void
  ) throws(Failure) -> ScanReport {
    try Fonts.check()
    let seconds = try limit.map { text throws(Failure) in
      Double(try OptionText.factor(text, option: "--limit", in: 0.1...86400))
    }
    if let output { try PictureFile.makeFolder(output) }
    return ScanReport(
      try Scan.entries(sources, limit: seconds ?? 60, output: output, progress: progress))
  }

  /// Makes a package in a folder of its name. `framework`: the package that offers `UIKit`.
  package static func make(_ name: String, framework: String?) throws(Failure) {
    try ProjectTemplate(name: name, framework: framework).write(to: name)
  }

  /// What `doctor` prints.
  package static func doctor() -> String { Doctor.report(options: stageOptions) }

  private static var stageOptions: StageOptions {
    StageOptions(variable: environmentVariable)
  }
}

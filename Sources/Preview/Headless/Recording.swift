// `vitrine record`: a run of frames as a folder of PNG files or as one animated PNG.

internal import CoreGraphics
internal import ImageCoding
package import Stage

/// A run of frames of a request.
@MainActor
package enum Recording {
  /// How long a recording runs when nobody says and something always moves, in seconds.
  static let longest: TimeInterval = 10

  /// What to record, as text from the command line.
  package struct Options: Sendable {
    package var framesPerSecond: String?
    package var duration: String?

    package init() {}
  }

  /// Records from the request's time on, both ends included, and says after each frame how many
  /// there are; an error of `progress` ends the recording. The output is whole or not there.
  package static func write(
    _ request: Request, _ options: Options, to output: String, stageOptions: StageOptions,
    progress: (Int) throws(Failure) -> Void = { _ throws(Failure) in }
  ) throws(Failure) {
    let rate = try rate(options.framesPerSecond)
    let duration = try options.duration.mapFailing { text throws(Failure) in
      try OptionText.seconds(text, option: "--duration")
    }
    let reel: any Reel =
      output.lowercased().hasSuffix(".apng")
      ? AnimationReel(output, framesPerSecond: rate) : try FolderReel(output)
    do throws(Failure) {
      let headless = try HeadlessStage(request, options: stageOptions)
      try run(headless, from: request.time ?? 0, rate, duration, reel, progress)
      try reel.finish()
    } catch {
      reel.abandon()
      throw error
    }
  }

  private static func run(
    _ headless: HeadlessStage, from start: TimeInterval, _ rate: Int, _ duration: TimeInterval?,
    _ reel: any Reel, _ progress: (Int) throws(Failure) -> Void
  ) throws(Failure) {
    let last = Int(((duration ?? longest) * Double(rate) + 1e-6).rounded(.down))
    for index in 0...last {
      headless.stage.seek(to: start + Double(index) / Double(rate))
      let pixels = headless.stage.image()
      try reel.append(pixels, index: index)
      try progress(index + 1)
      if duration == nil, !headless.stage.isRunning { return }
    }
  }

  private static func rate(_ text: String?) throws(Failure) -> Int {
    guard let text else { return 60 }
    if let rate = Int(text), (1...1000).contains(rate) { return rate }
    throw Failure(.usage, "--fps: “\(text)” is not a whole number from 1 to 1000")
  }
}

extension Optional {
  /// `map` whose closure fails with a typed error.
  func mapFailing<Result, Problem: Error>(
    _ transform: (Wrapped) throws(Problem) -> Result
  ) throws(Problem) -> Result? {
    guard let self else { return nil }
    return try transform(self)
  }
}

// `vitrine record`: a run of frames as a folder of PNG files or as one animated PNG or WebP.

internal import CoreGraphics
internal import ImageCoding
internal import MainLoop
internal import Messages
internal import Pages
internal import Stage

/// A run of frames of a request, or a film strip of it.
@MainActor
package enum Recording {
  /// How long a recording runs when nobody says and something always moves, in seconds.
  static let longest: TimeInterval = 10
  /// The most frames of a recording: ten minutes at 60 a second.
  static let mostFrames = 36_000

  /// The rate and the length of a recording, as text from the command line.
  package struct Options: Sendable {
    /// Frames per second, 1 … 240 as text; nil: 60.
    package var framesPerSecond: String?
    /// Seconds > 0 as text; nil: until nothing moves.
    package var duration: String?
    /// The pictures of a film strip, a whole number as text; nil: a run of frames is wanted.
    package var strip: String?

    package init() {}
  }

  /// Records from the request's time on, and says after each frame how many there are; an error of
  /// `progress` ends the recording. The output is whole or not there.
  ///
  /// With a duration of D seconds these are D × rate frames, rounded, at least one; each stands for
  /// the time until the next, so the end itself is not among them. Without one the last frame is
  /// the first at rest.
  static func write(
    _ request: Request, _ options: Options, to output: String, stageOptions: StageOptions,
    on loop: EventLoop, progress: (Int) throws(Failure) -> Void = { _ throws(Failure) in }
  ) async throws(Failure) {
    if options.strip != nil {
      return try await FilmStripRecording.write(
        request, options, to: output, stageOptions: stageOptions, on: loop, progress: progress)
    }
    let rate = try rate(options.framesPerSecond)
    let count = try options.duration.mapFailing { text throws(Failure) in
      try frameCount(text, rate)
    }
    try Fonts.check()
    let page = try await Headless.page(request, options: stageOptions, on: loop)
    defer { page.close() }
    let sink = try sink(output, framesPerSecond: rate)
    do throws(Failure) {
      for index in 0..<(count ?? Int(longest) * rate + 1) {
        let time = (request.time ?? 0) + Double(index) / Double(rate)
        try sink.append(try await page.image(at: time), index: index)
        try progress(index + 1)
        // Without a duration the first frame at rest is the last.
        if count == nil, !page.isRunning { break }
      }
      try sink.finish()
    } catch {
      sink.abandon()
      throw error
    }
  }

  /// The output that the ending of a path asks for.
  private static func sink(
    _ output: String, framesPerSecond rate: Int
  ) throws(Failure) -> any FrameSink {
    switch (output as NSString).pathExtension.lowercased() {
    case "apng": try AnimationSink(output, APNG(framesPerSecond: rate))
    case "webp": try AnimationSink(output, AnimatedWebP(framesPerSecond: rate))
    default: try FolderSink(output)
    }
  }

  private static func frameCount(_ text: String, _ rate: Int) throws(Failure) -> Int {
    let seconds = try OptionText.seconds(text, option: "--duration")
    let count = max(1, Int((seconds * Double(rate)).rounded()))
    guard count <= mostFrames else {
      throw Failure(
        .usage,
        "--duration: “\(text)” at \(rate) frames a second is \(count) frames; at most "
          + "\(mostFrames) are recorded")
    }
    return count
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

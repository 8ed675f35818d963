// `vitrine record --strip`: a run as pictures at even times on one sheet.

internal import CoreGraphics
internal import MainLoop
internal import Messages
internal import Pages
internal import Stage
internal import Studio

/// One picture of a request's run.
@MainActor
enum FilmStripRecording {
  /// The most pictures of a strip.
  private static let mostFrames = 100

  /// Writes the strip, whole or not at all. `progress` hears how many frames were made.
  static func write(
    _ request: Request, _ options: Recording.Options, to output: String,
    stageOptions: StageOptions, on loop: EventLoop, progress: (Int) throws(Failure) -> Void
  ) async throws(Failure) {
    let count = try count(options)
    let seconds = try options.duration.mapFailing { text throws(Failure) in
      try OptionText.seconds(text, option: "--duration")
    }
    try Fonts.check()
    var page = try await Headless.page(request, options: stageOptions, on: loop)
    defer { page.close() }
    let start = request.time ?? 0
    let end: TimeInterval
    if let seconds {
      end = start + seconds
    } else {
      end = try await rest(of: page, after: start, progress)
      page.close()
      page = try await Headless.page(request, options: stageOptions, after: page, on: loop)
    }
    var frames: [FilmStrip.Frame] = []
    for time in times(count, from: start, to: end) {
      frames.append(FilmStrip.Frame(time: time, picture: try await page.image(at: time)))
      try progress(frames.count)
    }
    let scale = request.scale ?? 1
    let strip = FilmStrip(frames, scale: scale, isDark: nil)
    try PictureFile.write(
      try ViewPicture.draw(strip, scale: scale, options: stageOptions), to: output)
  }

  /// Times at even distances, the first and the last among them; one where they are the same.
  static func times(
    _ count: Int, from start: TimeInterval, to end: TimeInterval
  ) -> [TimeInterval] {
    guard end > start, count > 1 else { return [start] }
    return (0..<count).map { start + (end - start) * Double($0) / Double(count - 1) }
  }

  /// The time at which nothing runs any more, at most ``Recording/longest`` later.
  private static func rest(
    of page: any Page, after start: TimeInterval, _ progress: (Int) throws(Failure) -> Void
  ) async throws(Failure) -> TimeInterval {
    for index in 0...Int(Recording.longest) * 60 {
      let time = start + Double(index) / 60
      _ = try await page.image(at: time)
      try progress(index + 1)
      if !page.isRunning { return time }
    }
    return start + Recording.longest
  }

  private static func count(_ options: Recording.Options) throws(Failure) -> Int {
    let text = options.strip ?? ""
    guard let count = Int(text), (2...mostFrames).contains(count) else {
      throw Failure(.usage, "--strip: “\(text)” is not a whole number from 2 to \(mostFrames)")
    }
    if options.framesPerSecond != nil {
      throw Failure(.usage, "--fps: a film strip has as many pictures as --strip says")
    }
    return count
  }
}

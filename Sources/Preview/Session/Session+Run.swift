// Saving the run of animations that was seen last.

internal import CoreGraphics
internal import ImageCoding
internal import MainLoop
internal import Messages
internal import Pages
internal import Stage
internal import Studio

extension Session {
  /// The pictures of a film strip.
  private static let stripCount = 6
  private static let framesPerSecond = 60
  /// The pictures that are drawn in one go: the window's own frames come between.
  private static let portion = 4

  /// Saves the last run of animations, while the window goes on.
  func save(_ format: RunFormat) {
    guard !isSaving else { return say("A run is already being saved") }
    isSaving = true
    saving = Task.onMain { [weak self] in
      await self?.saveRun(format)
      self?.isSaving = false
    }
  }

  private func saveRun(_ format: RunFormat) async {
    do throws(Failure) {
      let run = try await lastRun()
      say("Saving the run…")
      let file =
        switch format {
        case .filmStrip: try await filmStrip(of: run)
        case .webP:
          try await animation(of: run, AnimatedWebP(framesPerSecond: Self.framesPerSecond))
        case .apng: try await animation(of: run, APNG(framesPerSecond: Self.framesPerSecond))
        }
      if !Task.isCancelled {
        try save(file, named: SavedName.of(page.list.shownTitle), ending: format.ending)
      }
    } catch {
      if !Task.isCancelled { say("Not saved: \(error.message)") }
    }
  }

  /// The span of the animations that were seen last, at most as long as a recording.
  private func lastRun() async throws(Failure) -> ClosedRange<TimeInterval> {
    if studio.run == nil { await studio.readAnimations() }
    guard let run = studio.run else {
      throw Failure(.badData, "nothing has moved yet")
    }
    return run.lowerBound...min(run.upperBound, run.lowerBound + Recording.longest)
  }

  private func filmStrip(of run: ClosedRange<TimeInterval>) async throws(Failure) -> Data {
    let times = FilmStripRecording.times(
      Self.stripCount, from: run.lowerBound, to: run.upperBound)
    var frames: [FilmStrip.Frame] = []
    try await draw(times) { pictures throws(Failure) in
      for picture in pictures {
        let time = times[frames.count] - run.lowerBound
        frames.append(FilmStrip.Frame(time: time, picture: picture))
      }
    }
    let strip = FilmStrip(frames, scale: stage.scale, isDark: studio.isPageDark)
    return try PictureFile.png(
      try ViewPicture.draw(strip, scale: stage.scale, options: stage.options))
  }

  private func animation(
    of run: ClosedRange<TimeInterval>, _ encoder: any AnimationEncoder & Sendable
  ) async throws(Failure) -> Data {
    let rate = Double(Self.framesPerSecond)
    let last = Int(((run.upperBound - run.lowerBound) * rate - 1e-6).rounded(.up))
    let encoder = RunEncoder(encoder)
    try await draw((0...last).map { run.lowerBound + Double($0) / rate }) {
      pictures async throws(Failure) in try await encoder.append(pictures)
    }
    return await encoder.finish()
  }

  /// Draws the page at times, a few at once. Fails where something is done on the page meanwhile: the pictures would not
  /// belong together.
  private func draw(
    _ times: [TimeInterval], _ take: ([CGImage]) async throws(Failure) -> Void
  ) async throws(Failure) {
    var revision: Int?
    for start in stride(from: 0, to: times.count, by: Self.portion) {
      if Task.isCancelled { return }
      let portion = Array(times[start..<min(start + Self.portion, times.count)])
      let drawn = try await pictures(at: portion)
      guard revision == nil || revision == drawn.revision else {
        throw Failure(.badData, "the page was changed meanwhile")
      }
      revision = drawn.revision
      try await take(drawn.pictures)
    }
  }

  private func pictures(at times: [TimeInterval]) async throws(Failure) -> PagePictures {
    let result = await withCheckedContinuation { continuation in
      var scale = pageScale(on: stage.scale)
      scale.zoom = Double(stage.scale) / scale.screen
      page.pictures(at: times, scale: scale, of: []) {
        continuation.resume(returning: $0)
      }
    }
    let drawn = try result.get()
    guard drawn.pictures.count == times.count else {
      throw Failure(.fault, "the page does not answer")
    }
    return drawn
  }
}

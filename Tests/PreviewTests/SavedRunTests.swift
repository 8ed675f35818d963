// The run of animations that was seen last, as a file.

import CoreGraphics
import ImageCoding
import Messages
import Pages
import Stage
import Studio
import Testing
import UIKit

@testable import Preview

@MainActor @Suite(.ownScreenScale) struct SavedRunTests {
  /// A window with the time bar in which the chart was drawn, in 2.5 s from 1 s on.
  private func ended() throws -> Harness {
    let harness = try Harness(size: PixelSize(width: 1100, height: 923), layout: .opened)
    harness.type("t")
    harness.wait(1)
    harness.type("s")
    harness.wait(20)
    return harness
  }

  /// Lets the main thread go on until a file is saved.
  private func saved(_ harness: Harness) async throws -> (file: Data, ending: String) {
    let end = ContinuousClock.now + .seconds(120)
    while harness.saved.isEmpty, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(5))
    }
    return try #require(harness.saved.first)
  }

  /// The page that starts at 0, as it is seconds later.
  private func page(after seconds: TimeInterval) async throws -> PixelBuffer {
    var request = Request.seeded
    (request.starts, request.time) = (true, seconds)
    return try await Snapshot.picture(request, options: StageOptions()).pixels
  }

  @Test func `a run is saved as the frames that were seen, and the window goes on`() async throws {
    let harness = try ended()
    let before = harness.screen()
    let time = harness.clock.now
    harness.session.perform(.saveRun(.webP))
    harness.session.perform(.saveRun(.webP))
    let (file, ending) = try await saved(harness)
    #expect(ending == "webp")
    let frames = try WebP.decode(file).frames
    let run = try #require(harness.session.studio.run)
    #expect(frames.count == Int(((run.upperBound - run.lowerBound) * 60 - 1e-6).rounded(.up)) + 1)
    for index in [0, 75, frames.count - 1] {
      let seen = try await page(after: Double(index) / 60)
      #expect(frames[index].pixels.hasSamePixels(as: seen), "frame \(index)")
    }
    #expect(harness.clock.now == time && !harness.stage.clock.isPaused)
    for _ in 0..<2 { harness.runScheduled() }
    #expect(harness.screen().hasSamePixels(as: before))
    #expect(harness.saved.count == 1)
  }

  @Test func `a film strip is a PNG of six pictures`() async throws {
    let harness = try ended()
    harness.session.perform(.saveRun(.filmStrip))
    let (file, ending) = try await saved(harness)
    #expect(ending == "png")
    let strip = try PNG.decode(file)
    let last = try await page(after: 2.5)
    #expect(strip.width == 6 * last.width + 5 * 16 + 56)
    let x = strip.width - 28 - last.width
    let isSame = (2..<last.height - 2).allSatisfy { y in
      (2..<last.width - 2).allSatisfy { strip[x + $0, 28 + y] == last[$0, y] }
    }
    #expect(isSame)
  }

  @Test func `an animated PNG has as many frames`() async throws {
    let harness = try ended()
    harness.session.perform(.saveRun(.apng))
    let (file, ending) = try await saved(harness)
    #expect(ending == "apng")
    #expect(try PNG.decode(file).hasSamePixels(as: try await page(after: 0)))
  }

  @Test func `nothing is saved where nothing moved, or the page changes meanwhile`() async throws {
    let still = try Harness(size: PixelSize(width: 1100, height: 923), layout: .opened)
    still.session.perform(.saveRun(.webP))
    try await until(still, says: "Not saved: no run was seen: open the time bar (T) first")

    let harness = try ended()
    harness.session.perform(.saveRun(.webP))
    try await until(harness, says: "Not saved: the page was changed meanwhile") {
      harness.session.perform(.turn(5))
    }
    #expect(harness.saved.isEmpty)
  }

  /// Lets the main thread go on until a line stands at the window's foot; does something again and again meanwhile.
  private func until(
    _ harness: Harness, says words: String, meanwhile: () -> Void = {}
  ) async throws {
    let end = ContinuousClock.now + .seconds(60)
    func said() -> String? {
      harness.session.panels.toast?.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
    }
    while said() != words, ContinuousClock.now < end {
      meanwhile()
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(said() == words)
  }
}

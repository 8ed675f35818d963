// The run of animations that was seen last, as a file.

import CoreGraphics
import ImageCoding
import Inspection
import Messages
import Pages
import Stage
import Studio
import Testing
import UIKit

@testable import Preview

@MainActor @Suite(.ownScreenScale) struct SavedRunTests {
  /// Each portion of pictures waits until all other tests have had the main thread.
  private static let longest = Duration.seconds(900)

  /// A window with the time bar in which a view was faded out, in 0.1 s from 1 s on.
  private func faded() throws -> Harness {
    let page = try InProcessPage(PageScene(), of: FadingModule())
    let harness = try Harness(page: page)
    harness.type("t")
    harness.wait(1)
    harness.type("s")
    harness.wait(2)
    return harness
  }

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
    let end = ContinuousClock.now + Self.longest
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
    let harness = try faded()
    let before = harness.screen()
    let time = harness.clock.now
    harness.session.perform(.saveRun(.webP))
    harness.session.perform(.saveRun(.webP))
    let (file, ending) = try await saved(harness)
    #expect(ending == "webp")
    let frames = try WebP.decode(file).frames
    #expect(frames.count == 7)
    for (index, frame) in frames.enumerated() {
      let seen = Double(frame.pixels[20, 20] & 0xFF)
      #expect(abs(seen - 255 * Double(index) / 6) < 1.5, "frame \(index)")
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

  @Test func `an animated PNG begins with the first frame`() async throws {
    let harness = try faded()
    harness.session.perform(.saveRun(.apng))
    let (file, ending) = try await saved(harness)
    #expect(ending == "apng")
    #expect(try PNG.decode(file)[20, 20] & 0xFFFFFF == 0)
  }

  @Test func `nothing is saved where nothing moved, or the page changes meanwhile`() async throws {
    let still = try Harness(size: PixelSize(width: 1100, height: 923), layout: .opened)
    still.session.perform(.saveRun(.webP))
    await until(still, says: "Not saved: nothing has moved yet")

    let harness = try ended()
    harness.session.perform(.saveRun(.webP))
    var turns = 0
    await until(harness, says: "Not saved: the page was changed meanwhile") {
      turns += 1
      if turns <= Self.mostTurns { harness.session.perform(.turn(5)) }
    }
    #expect(harness.saved.isEmpty)
  }

  /// The changes of the page while a run is saved: a page plays no more than 50,000 again.
  private static let mostTurns = 10_000

  /// Lets the main thread go on until a line stands at the window's foot; does something again and again meanwhile, also
  /// where other tests leave no thread for anything else.
  private func until(
    _ harness: Harness, says words: String, meanwhile: () -> Void = {}
  ) async {
    let end = ContinuousClock.now + Self.longest
    func said() -> String? {
      harness.session.panels.toast?.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
    }
    while said() != words, ContinuousClock.now < end {
      meanwhile()
      await Task.yield()
    }
    #expect(said() == words)
  }
}

/// A black view that fades into the white page at an even pace.
final class FadingView: UIView {
  func startFading() {
    UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) { self.alpha = 0 }
  }
}

@MainActor
struct FadingModule: PageModule {
  let inspector: Inspector
  let shownClasses = ["FadingView"]

  init() {
    var description = DesignableDescription(FadingView.self) { frame in
      let view = FadingView(frame: frame)
      view.backgroundColor = .black
      return view
    }
    description.start = { ($0 as? FadingView)?.startFading() }
    inspector = Inspector([description])
  }

  func size(of description: DesignableDescription) -> CGSize? { CGSize(width: 40, height: 40) }
}

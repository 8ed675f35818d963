// The time bar: speed, scrubber, loop, and the list of animations.

import CoreGraphics
import Designables
import Messages
import Rasterizer
import Stage
import Studio
import Testing
import UIKit
import Windowing

@testable import Preview

@MainActor @Suite(.ownScreenScale) struct StudioTimeTests {
  private let size = PixelSize(width: 1100, height: 923)

  /// A window with the time bar; its ruler begins at 424 and is inset by 12.
  private func opened() throws -> Harness {
    let harness = try Harness(size: size, layout: .opened)
    harness.type("t")
    return harness
  }

  private func texts(_ harness: Harness) -> [String] {
    harness.views(UILabel.self).filter { !$0.isHidden }.compactMap(\.text)
  }

  /// The pixels of the chart, and of what is around it.
  private func page(_ harness: Harness) -> [UInt32] {
    let screen = harness.presenter.screen
    return (230..<430).flatMap { y in (320..<700).map { screen[$0, y] } }
  }

  /// The time that the shown frame shows: a running clock's in whole microseconds.
  private func frameTime(_ harness: Harness) throws -> TimeInterval {
    try #require(harness.stage.lastReportWithCaches).time
  }

  @Test func `the time bar shows seconds and frames while something moves or time stands`() throws {
    let harness = try opened()
    harness.type("s")
    harness.wait(1.25)
    #expect(texts(harness).contains("1.25 s"))
    #expect(texts(harness).contains("frame 75"))
    harness.wait(9)
    harness.wait(1)
    #expect(!harness.stage.needsFrame)
    // The bar's own buttons: pause, one frame on, one frame back.
    harness.click(24 + 68, 813)
    #expect(harness.clock.isPaused)
    let time = harness.clock.now
    harness.click(24 + 102, 813)
    #expect(harness.clock.now == time + 1.0 / 60)
    harness.click(24 + 34, 813)
    #expect(abs(harness.clock.now - time) < 1e-9)
  }

  @Test func `the list tells layer, key path, values and curve of each animation`() throws {
    let harness = try opened()
    #expect(texts(harness).contains("Nothing has moved yet"))
    harness.wait(2)
    harness.type("s")
    for text in ["strokeEnd", "0 → 1"] { #expect(texts(harness).contains(text), "\(text)") }
    #expect(texts(harness).contains { $0.hasSuffix("Shape Layer") })
    // It stays when it has ended.
    harness.wait(20)
    #expect(texts(harness).contains("strokeEnd"))
    #expect(harness.session.studio.run?.lowerBound == 2)
    #expect(!harness.stage.needsFrame)
  }

  @Test func `a frame that is scrubbed to is the one that playing has shown, backwards too`() throws
  {
    let harness = try opened()
    harness.wait(0.5)
    harness.send(.pointerMoved(harness.pointer(500, 15)))
    harness.type("s")
    let run = try #require(harness.session.studio.run)
    var shown = [(time: try frameTime(harness), pixels: page(harness))]
    while harness.clock.now < run.upperBound {
      harness.wait(1.0 / 60)
      shown.append((try frameTime(harness), page(harness)))
    }
    #expect(shown.count > 30)
    #expect(Set(shown.map(\.pixels)).count > 30)
    for (time, pixels) in shown.enumerated().filter({ $0.offset % 14 == 0 }).map(\.element)
      .reversed()
      + [shown[40], shown[3], shown[20]]
    {
      harness.session.seek(to: time)
      harness.frame()
      #expect(harness.clock.now == time)
      #expect(page(harness) == pixels, "at \(time) s")
    }
    // And on from there, as if nothing had been.
    harness.clock.isPaused = false
    harness.wait(1.0 / 60)
    #expect(page(harness) == shown[21].pixels)
  }

  @Test func `a drag on the ruler scrubs, and pauses`() throws {
    let harness = try opened()
    harness.type("s")
    harness.wait(0.4)
    let run = try #require(harness.session.studio.run)
    let room = CGFloat(1100 - 424 - 24)
    func time(_ x: CGFloat) -> TimeInterval {
      run.lowerBound + (run.upperBound - run.lowerBound) * Double((x - 436) / room)
    }
    harness.send(.pointerMoved(harness.pointer(904, 810)))
    harness.send(.pointerPressed(harness.pointer(904, 810), .primary))
    #expect(harness.clock.isPaused)
    #expect(abs(harness.clock.now - time(904)) < 1e-9)
    harness.send(.pointerMoved(harness.pointer(504, 810)))
    #expect(abs(harness.clock.now - time(504)) < 1e-9)
    harness.send(.pointerMoved(harness.pointer(20, 810)))
    #expect(harness.clock.now == run.lowerBound)
    harness.send(.pointerReleased(harness.pointer(20, 810), .primary))
  }

  @Test func `values that were set hold at every time, and touches are made again`() throws {
    let harness = try opened()
    harness.click(100, 44 + 32 + 4 + 12)
    #expect(harness.session.studio.set("angle", to: "77"))
    harness.wait(1)
    // The button that starts the chart.
    harness.click(314 + 187, 84 + 395)
    let run = try #require(harness.session.studio.run)
    harness.wait(0.5)
    let half = page(harness)
    let time = try frameTime(harness)
    harness.wait(5)
    harness.session.seek(to: time)
    harness.frame()
    #expect(page(harness) == half)
    #expect(try harness.gradient.angle == 77)
    #expect(harness.session.studio.run == run)
    harness.session.seek(to: 0.2)
    harness.frame()
    #expect(try harness.gradient.angle == 77)
    #expect(page(harness) != half)
  }

  @Test func `the speed changes what a second is, by keys and by the list`() throws {
    let harness = try opened()
    harness.type("[")
    #expect(harness.clock.rate == 0.5)
    harness.type("s")
    harness.wait(1)
    #expect(harness.clock.now == 0.5)
    harness.type("]")
    harness.type("]")
    harness.wait(0.25)
    #expect(harness.clock.now == 1)
    for _ in 0..<20 { harness.type("[") }
    #expect(harness.clock.rate == 0.01)
    harness.click(8 + 34 * 6 + 24, 813)
    harness.press(.down)
    harness.press(.return)
    #expect(harness.clock.rate == 0.02)
  }

  @Test func `a loop begins again where the animations have ended`() throws {
    let harness = try opened()
    harness.type("l", .control)
    harness.wait(1)
    harness.type("s")
    let run = try #require(harness.session.studio.run)
    let first = page(harness)
    harness.wait(run.upperBound - run.lowerBound)
    #expect(harness.clock.now == run.lowerBound)
    #expect(!harness.clock.isPaused)
    #expect(page(harness) == first)
    harness.wait(0.25)
    #expect(harness.stage.isRunning)
    harness.type("l", .control)
    harness.wait(run.upperBound)
    #expect(harness.clock.now > run.upperBound)
  }
}

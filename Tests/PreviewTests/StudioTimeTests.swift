// The time bar: speed, scrubber, loop, and the list of animations.

import CoreGraphics
import Designables
import Messages
import Rasterizer
import Stage
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

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
      + harness.views(UITextField.self).compactMap(\.text)
  }

  /// Types a time into the field of the bar.
  private func type(_ text: String, _ harness: Harness) {
    harness.click(300, 813)
    harness.type("a", .control)
    harness.enter(text)
    harness.press(.return)
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

  @Test func `seconds count from the press, and before it from the page's beginning`() throws {
    let harness = try opened()
    harness.wait(2)
    harness.type("p")
    #expect(texts(harness).contains("2.00 s"))
    harness.type("p")
    harness.type("r")
    #expect(texts(harness).contains("0.00 s"))
    harness.wait(1)
    harness.type("s")
    harness.wait(0.5)
    #expect(texts(harness).contains("0.50 s"))
    #expect(texts(harness).contains("frame 30"))
    harness.type("p")
    let begin = try #require(harness.session.studio.run).lowerBound
    harness.session.seek(to: begin - 0.25)
    harness.frame()
    #expect(texts(harness).contains("−0.25 s"))
  }

  @Test func `a run that began and ended while the bar was closed is there when it opens`() throws {
    let harness = try Harness(size: size, layout: .opened)
    harness.wait(2)
    harness.type("s")
    harness.wait(0.1)
    harness.wait(20)
    #expect(!harness.stage.needsFrame)
    harness.type("t")
    #expect(texts(harness).contains("strokeEnd"))
    #expect(harness.session.studio.run?.lowerBound == 2)
    // Closed again, the next one is seen too.
    harness.type("t")
    harness.type("s")
    harness.wait(0.1)
    harness.type("t")
    #expect(try #require(harness.session.studio.run).lowerBound > 22)
  }

  @Test func `a typed time moves the scrubber there, and a bad one is refused in words`() throws {
    let harness = try opened()
    harness.wait(2)
    harness.type("s")
    harness.wait(0.1)
    let run = try #require(harness.session.studio.run)
    for (text, time) in [("0.5", 0.5), ("1/4 s", 0.25), ("30f", 0.5), ("0", 0)] {
      type(text, harness)
      #expect(abs(harness.clock.now - run.lowerBound - time) < 1e-9, "\(text)")
      #expect(harness.clock.isPaused)
      #expect(texts(harness).contains(TimeText.seconds(time)), "\(text)")
    }
    harness.press(.up)
    #expect(abs(harness.clock.now - run.lowerBound - 1.0 / 60) < 1e-9)
    let end = TimeText.seconds(run.upperBound - run.lowerBound)
    for (text, sentence) in [
      ("abc", "“abc” is no time: seconds such as 0.5, or frames such as 30f"),
      ("900", "900 s is not between 0 and \(end)"), ("-1", "-1 s is not between 0 and \(end)"),
    ] {
      type(text, harness)
      #expect(abs(harness.clock.now - run.lowerBound - 1.0 / 60) < 1e-9, "\(text)")
      #expect(texts(harness).contains(sentence), "\(texts(harness))")
      #expect(texts(harness).contains(text))
    }
    // Also while time goes on.
    harness.clock.isPaused = false
    harness.wait(0.1)
    #expect(texts(harness).contains("-1"))
    harness.clock.isPaused = true
    harness.session.seek(to: run.lowerBound + 1.0 / 60)
    harness.frame()
    harness.press(.escape)
    #expect(texts(harness).contains("0.02 s"))
    #expect(!texts(harness).contains { $0.contains("is not between") })
    harness.press(.escape)
    #expect(!harness.session.takesText)
  }

  @Test func `a refused time goes by a click elsewhere, and leaves the ruler`() throws {
    let harness = try opened()
    harness.wait(2)
    harness.type("s")
    harness.wait(0.1)
    harness.type("p")
    let ruler = try #require(harness.views(TimeRuler.self).first)
    type("-3", harness)
    #expect(texts(harness).contains { $0.contains("is not between") })
    #expect(!ruler.isHidden)
    harness.click(500, 300)
    #expect(!texts(harness).contains { $0.contains("is not between") })
    #expect(!texts(harness).contains("-3") && !harness.session.takesText)
    #expect(!ruler.isHidden)
  }

  @Test func `the clock goes on while a page that the stage cannot look into moves`() throws {
    let page = ForgedPage(seed: 1)
    page.isEmpty = true
    let harness = try Harness(page: page)
    harness.type("t")
    func time() -> String? {
      harness.views(UITextField.self).compactMap(\.text).first { $0.hasSuffix(" s") }
    }
    func draw() {
      harness.clock.advance(by: 1)
      page.view.backgroundColor = page.view.backgroundColor == .red ? .blue : .red
      harness.frame()
    }
    draw()
    let standing = time()
    page.isRunning = true
    draw()
    let moving = time()
    #expect(moving != standing)
    // The last picture comes when nothing moves any more.
    page.isRunning = false
    draw()
    let last = time()
    #expect(last != moving)
    draw()
    #expect(time() == last)
    #expect(!harness.stage.needsFrame)
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
    let room = CGFloat(1100 - 424 - 24 - 40)
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

  @Test(arguments: [false, true])
  func `a press on a looped run is looped without the run before it`(playsFirst: Bool) throws {
    let harness = try opened()
    let studio = harness.session.studio
    harness.type("l", .control)
    harness.wait(1)
    harness.type("s")
    harness.wait(0.1)
    let first = try #require(studio.run)
    #expect(studio.loopedRun == first)
    if !playsFirst {
      harness.wait(first.upperBound - harness.clock.now + 0.01)
      #expect(harness.clock.now == first.lowerBound)
    }
    for _ in 0..<2 {
      harness.wait(0.5)
      let pressed = harness.clock.now
      harness.type("s")
      harness.wait(0.1)
      let looped = try #require(studio.loopedRun)
      #expect(looped.lowerBound >= pressed && looped.lowerBound < pressed + 0.1)
      #expect(studio.run?.lowerBound == first.lowerBound)
      if playsFirst { continue }
      for _ in 0..<2 {
        harness.wait(looped.upperBound - harness.clock.now + 0.01)
        #expect(harness.clock.now == looped.lowerBound)
        harness.wait(0.2)
        #expect(studio.loopedRun == looped)
      }
    }
    let looped = try #require(studio.loopedRun)
    harness.wait(looped.upperBound - harness.clock.now + 0.01)
    #expect(harness.clock.now == looped.lowerBound)
    harness.wait(0.2)
    #expect(studio.loopedRun == looped)
  }

  @Test func `what is done while a loop runs is done again in each of its rounds`() throws {
    let harness = try opened()
    harness.type("l", .control)
    harness.wait(1)
    harness.type("s")
    let run = try #require(harness.session.studio.run)
    harness.wait(0.3)
    harness.press(.right)
    #expect(try harness.gradient.angle == 275)
    for _ in 0..<2 {
      harness.wait(run.upperBound - harness.clock.now)
      #expect(harness.clock.now == run.lowerBound)
      #expect(try harness.gradient.angle == 270)
      harness.wait(0.2)
      #expect(try harness.gradient.angle == 270)
      harness.wait(0.2)
      #expect(try harness.gradient.angle == 275)
    }
    // A person who goes back, and does something else, goes on from there.
    harness.type("l", .control)
    harness.session.seek(to: run.lowerBound + 0.1)
    harness.frame()
    harness.clock.isPaused = false
    harness.wait(1)
    #expect(try harness.gradient.angle == 270)
  }

  @Test func `the beginning during a paused loop leaves no row and no time before it`() throws {
    let harness = try opened()
    harness.type("l", .control)
    harness.wait(17)
    harness.type("s")
    harness.wait(0.5)
    harness.type("p")
    harness.session.seek(to: try #require(harness.session.studio.run).upperBound)
    harness.type("r")
    harness.wait(0.1)
    #expect(harness.session.studio.run == nil)
    #expect(texts(harness).contains("0.00 s"), "\(texts(harness))")
    #expect(texts(harness).contains("Nothing has moved yet"))
  }

  @Test func `the clock stands when the run has ended, though a caret blinks in a panel`() throws {
    let harness = try opened()
    harness.type("s")
    harness.wait(0.1)
    harness.wait(20)
    let run = try #require(harness.session.studio.run)
    harness.wait(1)
    let end = texts(harness).first { $0.hasSuffix(" s") && $0 != "0 s" }
    #expect(!harness.stage.needsFrame)
    harness.type("f", .control)
    #expect(harness.session.takesText)
    for _ in 0..<4 { harness.wait(0.6) }
    #expect(harness.stage.isRunning, "the caret blinks")
    #expect(texts(harness).first { $0.hasSuffix(" s") && $0 != "0 s" } == end)
    // A new run is followed.
    harness.press(.escape)
    harness.type("s")
    harness.wait(0.5)
    #expect(texts(harness).contains("0.50 s"))
    #expect(try #require(harness.session.studio.run).lowerBound > run.upperBound)
  }

  @Test func `a loop begins again though no frame is made at the end`() throws {
    let harness = try opened()
    harness.type("l", .control)
    harness.type("s")
    harness.wait(0.1)
    let run = try #require(harness.session.studio.run)
    harness.clock.advance(by: run.upperBound - harness.clock.now + 1)
    harness.runScheduled()
    #expect(harness.clock.now == run.lowerBound)
    #expect(!harness.clock.isPaused)
  }
}

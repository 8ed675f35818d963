// The studio beside a page whose answers are forged: it draws something, and goes on.

import CoreGraphics
import Messages
import Testing
import Windowing

@testable import Preview
@testable import Studio

@MainActor @Suite(.ownScreenScale) struct StudioForgedTests {
  @Test(arguments: 1...3)
  func `the studio goes on whatever a page answers`(seed: Int) throws {
    let page = ForgedPage(seed: UInt64(seed))
    let harness = try Harness(page: page)
    harness.type("t")
    harness.type("v")
    for round in 0..<2 {
      for (x, y) in [(60, 120), (90, 180), (550, 300), (600, 350), (1000, 200), (1000, 400)] {
        harness.click(CGFloat(x), CGFloat(y + round * 17))
      }
      for key: Character in ["s", ".", "l", "l"] { harness.type(key) }
      harness.wait(0.2)
      harness.session.pageDidReplaceViews()
      harness.wait(0.1)
    }
    #expect(page.answers > 10)
  }

  @Test func `the list of animations stays short while one goes on and others end`() {
    func animation(_ path: Int, begin: Double, end: Double?) -> PageAnimation {
      PageAnimation(
        number: path, views: 1, view: nil, layer: "Layer", path: [path], key: nil,
        keyPath: "opacity", from: nil, to: nil,
        begin: begin, duration: 1, end: end, curve: [0, 1], curveName: "linear")
    }
    var run = AnimationRun()
    for index in 1...500 {
      let begin = Double(index)
      run.take([
        animation(0, begin: 0, end: nil), animation(index, begin: begin, end: begin + 1),
      ])
    }
    #expect(run.animations.count == AnimationRun.mostAnimations)
    // The newest stay, and the one that goes on.
    #expect(run.animations.first?.path == [0])
    #expect(run.animations.last?.path == [500])
    run.take((0..<1000).map { animation($0, begin: 0, end: nil) })
    #expect(run.animations.count == AnimationRun.mostAnimations)
  }
}

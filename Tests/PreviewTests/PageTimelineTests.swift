// Events with their times, played again.

import CoreGraphics
import Messages
import Pages
import Testing

@MainActor @Suite struct PageTimelineTests {
  /// Notes what it is asked to do.
  private final class Player: TimelinePlayer {
    var done: [String] = []
    func beginAgain(at time: TimeInterval) { done.append("begin") }
    func move(to time: TimeInterval) {}
    func frame(at time: TimeInterval) { done.append("frame") }
    func perform(_ event: PageTimeline.Event) { done.append("event") }
  }

  /// A time of the page goes to the window's clock and back, which costs its last digits.
  @Test(arguments: [(0.0, true), (1e-12, true), (9e-7, true), (1e-5, false)])
  func `what was done at a time is done there, a millionth of a second before too`(
    early: TimeInterval, isDone: Bool
  ) throws {
    let timeline = PageTimeline()
    timeline.note(.press([0]), at: 5.3)
    timeline.noteFrame(at: 5.3)
    timeline.noteFrame(at: 9)
    let player = Player()
    try timeline.move(to: 5.3 - early, now: 9, player)
    #expect(player.done == ["begin"] + (isDone ? ["event", "frame"] : []))
    // It is not forgotten when the page goes on from there.
    timeline.noteFrame(at: 6)
    let again = Player()
    try timeline.replay(to: [6], again) {}
    #expect(again.done.contains("event") == isDone)
  }
}

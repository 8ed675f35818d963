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
    timeline.goOn(to: 6) { _ in Issue.record("nothing is done again here") }
    let again = Player()
    try timeline.replay(to: [6], again) {}
    #expect(again.done.contains("event") == isDone)
  }

  /// Two presses, at 1 s and at 2 s, and the page back at 0.5 s.
  private func rewound(keepsLater: Bool) throws -> PageTimeline {
    let timeline = PageTimeline()
    for time in [1.0, 2] {
      timeline.note(.press([Int(time)]), at: time)
      timeline.noteFrame(at: time)
    }
    try timeline.move(to: 0.5, now: 3, keepsLater: keepsLater, Player())
    return timeline
  }

  private func done(by timeline: PageTimeline, to time: TimeInterval) -> [PageTimeline.Event] {
    var events: [PageTimeline.Event] = []
    timeline.goOn(to: time) { events.append($0) }
    return events
  }

  @Test func `what is kept is done again as time goes on, with what comes to it`() throws {
    let timeline = try rewound(keepsLater: true)
    #expect(done(by: timeline, to: 0.9).isEmpty)
    #expect(done(by: timeline, to: 1.5) == [.press([1])])
    // Something new, a little after the second was due.
    timeline.note(.press([3]), at: 2.01)
    #expect(done(by: timeline, to: 2.02) == [.press([2])])
    timeline.noteFrame(at: 2.02)
    #expect(done(by: timeline, to: 9).isEmpty)
    let player = Player()
    try timeline.move(to: 0.5, now: 9, keepsLater: true, player)
    #expect(player.done == ["begin"])
    #expect(Set(done(by: timeline, to: 3)) == [.press([1]), .press([2]), .press([3])])
  }

  @Test func `what is not kept is forgotten when time goes on, or something new is done`() throws {
    #expect(done(by: try rewound(keepsLater: false), to: 3).isEmpty)
    let timeline = try rewound(keepsLater: false)
    timeline.note(.press([3]), at: 0.6)
    #expect(done(by: timeline, to: 3).isEmpty)
    let player = Player()
    try timeline.replay(to: [3], player) {}
    #expect(player.done == ["begin", "event"])
  }
}

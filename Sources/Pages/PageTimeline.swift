// The events on a page with their times, so that it can be shown as it was at any time since.

package import CoreGraphics
package import Messages

/// Plays a page's time again.
@MainActor
package protocol TimelinePlayer {
  /// Makes the page's views anew, as they were made first, with the clock at `time`.
  func beginAgain(at time: TimeInterval) throws(Failure)
  /// Moves time on, by the steps of frames.
  func move(to time: TimeInterval)
  /// Moves time on in one step, and makes a frame there that nobody sees.
  func frame(at time: TimeInterval)
  /// Does what was done.
  func perform(_ event: PageTimeline.Event)
}

/// The events on a page since its views were made, with their times in seconds of the page's stage.
///
/// A page's picture depends on its values, its time, and on what was done to it when. To show an earlier time the views
/// are made anew, with the values that they have now, and what was done until then is done again.
@MainActor
package final class PageTimeline {
  /// Something that was done on a page.
  package enum Event: Hashable, Sendable {
    case command(PageCommand)
    /// A step of a touch, in points of the page's content; where it begins with the view under it.
    case touch(AgentTouch, on: TouchTarget?)
    /// The wheel or typed text.
    case input(AgentInput)
    /// The view with an angle at a point of the page was turned by degrees.
    case turn(x: Double, y: Double, degrees: Double)
    /// A key pressed the control at the end of these indices among subviews.
    case press([Int])
    /// A frame was made, the first one after an event: what began by that begins now.
    case frame
  }

  private struct Entry {
    var time: TimeInterval
    var event: Event
  }

  /// More events than a person makes; beyond it, earlier times cannot be shown any more.
  private static let limit = 50_000

  /// In the order of their times.
  private var entries: [Entry] = []
  /// The entries that were done on the page's views; the others are later than what is shown.
  private var done = 0
  /// Whether what was done later is done again as time goes on, and not forgotten.
  private var keepsLater = false
  /// The time at which the views were made.
  private(set) var origin: TimeInterval = 0
  /// Whether the last event waits for its frame.
  private var awaitsFrame = false
  private var isReplaying = false
  /// Another number after anything was done on the page.
  package private(set) var revision = 0

  /// An empty timeline that begins at 0.
  package init() {}

  /// Begins anew: the views were made just now.
  package func begin(at time: TimeInterval) {
    (entries, done, keepsLater) = ([], 0, false)
    origin = time
    awaitsFrame = false
    revision += 1
  }

  // MARK: Recording

  /// Notes that a value was changed: it holds at all times.
  package func noteEdit() { revision += 1 }

  /// Notes that something is done. What was done later, before time was moved back, is forgotten unless it is kept.
  package func note(_ event: Event, at time: TimeInterval) {
    guard !isReplaying, entries.count <= Self.limit else { return }
    forgetLater()
    add(event, at: time)
    awaitsFrame = true
  }

  /// A frame shows `time`, after the events before it.
  package func noteFrame(at time: TimeInterval) {
    guard !isReplaying, awaitsFrame else { return }
    awaitsFrame = false
    add(.frame, at: time)
  }

  /// A frame is about to show `time`. `perform` does again what was done on the way there, before time was moved back.
  package func goOn(to time: TimeInterval, _ perform: (Event) -> Void) {
    guard !isReplaying else { return }
    forgetLater()
    isReplaying = true
    defer { isReplaying = false }
    while done < entries.count, entries[done].time <= time {
      if entries[done].event != .frame { perform(entries[done].event) }
      done += 1
    }
  }

  private func forgetLater() {
    if !keepsLater, done < entries.count { entries.removeSubrange(done...) }
  }

  /// An event that is kept, and comes before, has waited for this frame.
  private func add(_ event: Event, at time: TimeInterval) {
    for index in done..<entries.count where entries[index].time < time {
      entries[index].time = time
    }
    entries.insert(Entry(time: time, event: event), at: done)
    done += 1
    revision += 1
  }

  // MARK: Moving

  /// Moves the page to `time`, which is not before its beginning: on from `now` where that is earlier, else from the
  /// beginning. `keepsLater`: what was done after it is done again as time goes on from there, and not forgotten. Fails
  /// where too much was done to do it again.
  package func move(
    to time: TimeInterval, now: TimeInterval, keepsLater: Bool = false,
    _ player: some TimelinePlayer
  ) throws(Failure) {
    try checkLength()
    isReplaying = true
    defer { isReplaying = false }
    self.keepsLater = keepsLater
    let target = noted(max(time, origin))
    if target < now {
      try player.beginAgain(at: origin)
      done = 0
    }
    play(from: &done, to: target, player)
  }

  /// Makes the views anew and moves them to `time`, by what was done until then; by nothing where that was too much to do
  /// again. What was done later stays as it is.
  package func playAgain(
    to time: TimeInterval, _ player: some TimelinePlayer
  ) throws(Failure) {
    if entries.count > Self.limit { begin(at: origin) }
    isReplaying = true
    defer { isReplaying = false }
    try player.beginAgain(at: origin)
    done = 0
    revision += 1
    play(from: &done, to: noted(max(time, origin)), player)
  }

  /// Plays what was done from the beginning to the last of `times`, which ascend, on other views than the page's own;
  /// calls `show` at each. Fails as ``move(to:now:_:)`` does.
  package func replay(
    to times: [TimeInterval], _ player: some TimelinePlayer, show: () throws(Failure) -> Void
  ) throws(Failure) {
    try checkLength()
    try player.beginAgain(at: origin)
    var (done, last) = (0, origin)
    for time in times {
      last = noted(max(time, last))
      play(from: &done, to: last, player)
      try show()
    }
  }

  /// Seconds by which a time is less exact that came from another clock.
  private static let precision: TimeInterval = 1e-6

  /// The time of the event at `time`, which may have lost its last digits on the way through another clock.
  private func noted(_ time: TimeInterval) -> TimeInterval {
    let next = entries.lazy.map(\.time).filter { $0 > time && $0 <= time + Self.precision }.max()
    return next ?? time
  }

  private func checkLength() throws(Failure) {
    if entries.count > Self.limit {
      throw Failure(.badData, "too much was done on the page to play it again")
    }
  }

  private func play(
    from done: inout Int, to target: TimeInterval, _ player: some TimelinePlayer
  ) {
    while done < entries.count, entries[done].time <= target {
      let entry = entries[done]
      done += 1
      if entry.event == .frame {
        player.frame(at: entry.time)
      } else {
        player.move(to: entry.time)
        player.perform(entry.event)
      }
    }
    player.move(to: target)
  }
}

// Plays the time of a page in this process again.

internal import CoreGraphics
internal import Messages
internal import Stage

/// Moves the window's stage, and does again on the page's views what was done.
@MainActor
struct InProcessPlayer: TimelinePlayer {
  let stage: Stage
  /// Does an event again.
  let doAgain: (PageTimeline.Event) -> Void
  /// Makes the views anew.
  let makeViews: () -> Void

  func beginAgain(at time: TimeInterval) throws(Failure) {
    stage.rewind(to: time)
    stage.clock.step(to: time)
    stage.underClock { makeViews() }
  }

  func move(to time: TimeInterval) { stage.replay(to: time) }

  func frame(at time: TimeInterval) { stage.replayFrame(at: time) }

  func perform(_ event: PageTimeline.Event) { stage.underClock { doAgain(event) } }
}

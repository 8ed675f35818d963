// When a frame is due, and how one is made: the passes in their order.

package import CoreGraphics
internal import MediaTime
internal import ObjCRuntime
internal import QuartzCore
internal import UIKit
package import Windowing

extension Stage {
  /// Hands an event over; it is dealt with in the next frame that has no other before it.
  package func send(_ event: InputEvent) {
    events.append(event)
  }

  /// Whether a frame made now could show anything new. When it is false nobody needs to wake up.
  package var needsFrame: Bool { needsFrame(hasNews: hasNews) }

  private func needsFrame(hasNews: Bool) -> Bool {
    hasNews || lacksBuffer || !picture.flash.isEmpty
  }

  /// Whether something changed since the last picture was taken: layers, events, or time where
  /// something runs.
  var hasNews: Bool {
    isInvalid || !events.isEmpty || (sampledTime != clock.now && isChanging)
  }

  /// Whether time alone changes the picture, now or later: an animation or a display link is
  /// active, or a timer waits.
  package var isRunning: Bool { nextChange != nil }

  /// Whether time has changed the picture, or does so all the time.
  var isChanging: Bool {
    nextChange.map { $0 <= clock.now + 1e-6 } ?? false
  }

  /// Seconds of real time until the picture changes: 0 where something waits to be shown or runs,
  /// nil where nothing will change by itself. The pace of frames is the presenter's; one that has
  /// no buffer says when it has one.
  package var nextFrameDelay: TimeInterval? {
    if isInvalid || !events.isEmpty || (clock.isPaused && hasNews) { return 0 }
    let flash = picture.flash.isEmpty ? nil : remaining(of: Self.flashDuration)
    guard !clock.isPaused, let next = nextChange else { return flash }
    let change = max(0, next - clock.now)
    return flash.map { min($0, change) } ?? change
  }

  /// Whether events wait for the next frame: a frame deals with one, and the movements before it.
  package var hasEvents: Bool { !events.isEmpty }

  /// Whether events wait that are more than movements: each shows in a frame of its own, at once.
  package var hasUrgentEvents: Bool { events.contains { !$0.isMovement } }

  /// The clock's time at which an animation goes on or begins or a timer fires; nil where none does.
  ///
  /// Looked for once a frame: what begins later than was found makes the stage invalid, and what runs goes
  /// on until a frame ends it.
  package var nextChange: TimeInterval? {
    let now = clock.now
    if !isInvalid, let found = foundChange, found.lookedAt <= now {
      assert(
        (found.time ?? .infinity) <= (lookForChange() ?? .infinity) + 1e-9, "a change is missed")
      return found.time.map { max($0, now) }
    }
    let time = lookForChange()
    foundChange = isInvalid ? nil : (now, time)
    return time
  }

  private func lookForChange() -> TimeInterval? {
    if links.hasActiveLinks { return clock.now }
    let animation = root.layer.nextAnimationTime(after: clock.mediaTime)
    guard let timer = links.timers.nextTime else { return animation.map { $0 - mediaEpoch } }
    return min(timer, animation ?? timer) - mediaEpoch
  }

  /// How long damage stays tinted when nothing else happens, in seconds.
  private static let flashDuration: TimeInterval = 0.12

  private func remaining(of interval: TimeInterval) -> TimeInterval {
    guard let lastFrameBegan else { return 0 }
    return max(0, interval - (MonotonicTime.now - lastFrameBegan))
  }

  /// Makes a frame, if there is anything to show, at the clock's present time; while the clock
  /// runs `lead` seconds later, when the screen will show it.
  ///
  /// Nil, and nothing presented, where no pixel changed, or where the presenter has no buffer; then
  /// `needsFrame` stays true.
  @discardableResult
  package func frame(into presenter: any Presenter, lead: TimeInterval = 0) -> FrameReport? {
    let started = MonotonicTime.now
    let time = timeShown(lead: lead)
    frameTime = time
    defer { frameTime = nil }
    return underClock(at: time) {
      if presenter.size != size { resize(to: presenter.size) }
      guard prepare() else { return nil }
      lastFrameBegan = started
      lacksBuffer = false
      var next = samplePass(at: time)
      guard let damage = damagePass(&next) else { return nil }
      guard let buffer = presenter.acquire() else {
        lacksBuffer = true
        return nil
      }
      let repainted = rasterPass(next, damage: damage, into: buffer)
      var report = FrameReport()
      report.time = time
      report.damage = damage
      report.repainted = repainted
      report.bufferAge = buffer.age
      presentPass(next, buffer: buffer, to: presenter, started: started, report: &report)
      return report
    }
  }

  /// The time that a frame made now shows, in whole microseconds as stamps name it; never before
  /// the last one.
  private func timeShown(lead: TimeInterval) -> TimeInterval {
    guard !clock.isPaused else { return clock.now }
    let time = ((clock.now + lead) * 1e6).rounded() / 1e6
    return max(time, sampledTime ?? 0)
  }

  /// The passes before the picture is taken; false where nothing can have changed.
  func prepare() -> Bool {
    let hasNews = hasNews
    guard needsFrame(hasNews: hasNews) else { return false }
    foundChange = nil
    frameHasNews = hasNews
    eventsPass()
    ticksPass()
    onBeforeLayout?(self)
    layoutPass()
    // Observers hear of what events, time and layout changed, and may change more.
    if KeyValueObservers.tellChanges() { layoutPass() }
    onAfterLayout?(self)
    displayPass()
    links.uncommitted?.release()
    return true
  }

  /// Deals with events, ended animations, layout and display at the clock's present time, and makes
  /// no picture: a step of time that nobody sees.
  package func update() {
    underClock { _ = prepare() }
  }
}

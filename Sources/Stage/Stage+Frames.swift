// Whether a frame is due, and the passes that make one, in their order.

package import CoreGraphics
internal import MediaTime
internal import ObjCRuntime
internal import QuartzCore
package import UIKit
package import Windowing

extension Stage {
  /// Adds an event to the queue; a frame deals with it once it has dealt with those before.
  package func send(_ event: InputEvent) {
    events.append(event)
  }

  /// Whether events wait for the next frame: a frame deals with one, and the movements before it.
  package var hasEvents: Bool { !events.isEmpty }

  /// Whether events wait that are more than movements: each shows in a frame of its own, at once.
  package var hasUrgentEvents: Bool { events.hasUrgent }

  // MARK: Whether a frame is due

  /// Whether a layer changed since the last frame's picture was taken.
  package var isInvalid: Bool { changes.isInvalid }

  /// Whether the last frame found no buffer to draw in.
  package var lacksBuffer: Bool { changes.lacksBuffer }

  /// Whether the frame that is being made shows anything new, and not only the end of a flash.
  package var frameHasChanges: Bool { changes.frameHasChanges }

  /// Whether a frame made now could show anything new. While it is false nothing has to wake up.
  package var needsFrame: Bool { needsFrame(hasChanges: hasChanges) }

  private func needsFrame(hasChanges: Bool) -> Bool {
    hasChanges || changes.lacksBuffer || shown.hasFlash
  }

  /// Whether layers or events changed since the last picture was taken, or time did while something
  /// runs.
  var hasChanges: Bool {
    changes.isInvalid || !events.isEmpty || (time.sampled != clock.now && isChanging)
  }

  /// Whether time alone changes the picture, now or later: an animation or a display link is
  /// active, or a timer waits.
  package var isRunning: Bool { nextChange != nil }

  /// As ``isRunning``, but for the animations outside of a view, such as a caret's beside it.
  package func isRunning(in view: UIView) -> Bool {
    time.links.hasActiveLinks || time.timers.nextTime != nil
      || view.layer.hasRunningAnimations(at: clock.mediaTime)
  }

  /// Whether time has changed the picture, or does so all the time.
  var isChanging: Bool {
    nextChange.map { $0 <= clock.now + 1e-6 } ?? false
  }

  /// Seconds of real time until the picture changes: 0 where something waits to be shown or runs,
  /// nil where nothing will change by itself. The pace of frames is the presenter's; one that has
  /// no buffer says when it has one.
  package var nextFrameDelay: TimeInterval? {
    if changes.isInvalid || !events.isEmpty || (clock.isPaused && hasChanges) { return 0 }
    let flash = shown.hasFlash ? time.remaining(of: Self.flashDuration) : nil
    guard !clock.isPaused, let next = nextChange else { return flash }
    let change = max(0, next - clock.now) / clock.rate
    return flash.map { min($0, change) } ?? change
  }

  /// How long damage stays tinted when nothing else happens, in seconds.
  private static let flashDuration: TimeInterval = 0.12

  /// The clock's time, in seconds, at which an animation runs or begins or a timer fires; nil where
  /// none does.
  ///
  /// Looked for once a frame: a change that comes later than the found one makes the stage invalid,
  /// and an animation that runs does so until a frame ends it.
  package var nextChange: TimeInterval? {
    let now = clock.now
    if let found = changes.remembered(at: now) {
      assert((found ?? .infinity) <= (findChange() ?? .infinity) + 1e-9, "a change is missed")
      return found.map { max($0, now) }
    }
    let time = findChange()
    changes.remember(time, at: now)
    return time
  }

  private func findChange() -> TimeInterval? {
    if time.links.hasActiveLinks { return clock.now }
    let animation = root.layer.nextAnimationTime(after: clock.mediaTime)
    guard let timer = time.timers.nextTime else { return animation.map { $0 - mediaEpoch } }
    return min(timer, animation ?? timer) - mediaEpoch
  }

  // MARK: Making a frame

  /// Makes a frame, if there is anything to show, at the clock's present time; while the clock
  /// runs `lead` seconds later, when the screen will show it.
  ///
  /// Returns nil, and presents nothing, where no pixel changed, or where the presenter has no
  /// buffer; then `needsFrame` stays true.
  @discardableResult
  package func frame(into presenter: any Presenter, lead: TimeInterval = 0) -> FrameReport? {
    let started = MonotonicTime.now
    let frameTime = time.frameTime(lead: lead)
    time.beginFrame(at: frameTime)
    defer { time.endFrame() }
    return underClock(at: frameTime) {
      if presenter.size != size { resize(to: presenter.size) }
      guard prepare() else { return nil }
      time.frameHasBegun(at: started)
      changes.bufferIsMissing(false)
      var next = samplePass(at: frameTime)
      guard let damage = damagePass(&next) else { return nil }
      guard let buffer = presenter.acquire() else {
        changes.bufferIsMissing(true)
        return nil
      }
      var report = FrameReport(time: frameTime, damage: damage, bufferAge: buffer.age)
      report.repainted = rasterPass(next, damage: damage, into: buffer)
      presentPass(next, buffer: buffer, to: presenter, started: started, report: &report)
      return report
    }
  }

  /// Runs the passes before the picture is taken; returns false where nothing can have changed.
  func prepare() -> Bool {
    let hasChanges = hasChanges
    guard needsFrame(hasChanges: hasChanges) else { return false }
    changes.frameBegins(hasChanges: hasChanges)
    if !isReplaying { eventsPass() }
    ticksPass()
    if !isReplaying { onBeforeLayout?(self) }
    layoutPass()
    // Observers hear of changes by events, time and layout, and may change more.
    if KeyValueObservers.notifyChanges() { layoutPass() }
    if !isReplaying { onAfterLayout?(self) }
    displayPass()
    time.uncommitted.release()
    return true
  }

  /// Deals with events, ended animations, layout and display at the clock's present time, and takes
  /// no picture: a step of time that is not shown. To Core Animation the layers were on the screen, so later
  /// changes animate.
  package func update() {
    underClock {
      _ = prepare()
      root.layer.commitTree()
    }
  }
}

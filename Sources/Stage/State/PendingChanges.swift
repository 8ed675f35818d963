// Whether the next frame has anything to show, and when.

internal import CoreGraphics

/// The reasons for a stage's next frame. Times are seconds of the stage's clock.
struct PendingChanges {
  /// Whether a layer changed since the last picture was taken. Default: true.
  private(set) var isInvalid = true
  /// Whether the last frame found no buffer to draw in. Default: false.
  private(set) var lacksBuffer = false
  /// Whether the last frame showed anything new, and not only the end of a flash. Default: true.
  private(set) var frameHasChanges = true
  /// The next change by time alone, and when it was looked for; nil where it was not since the last
  /// frame.
  private var found: (lookedAt: TimeInterval, time: TimeInterval?)?

  /// Notes that a layer changed.
  mutating func invalidate() { isInvalid = true }

  /// Notes that a frame begins, which shows something new where `hasChanges` says so.
  mutating func frameBegins(hasChanges: Bool) {
    found = nil
    frameHasChanges = hasChanges
  }

  /// Notes that a picture of all layers was taken.
  mutating func pictureWasTaken() {
    isInvalid = false
    found = nil
  }

  /// Notes whether a buffer to draw in is missing.
  mutating func bufferIsMissing(_ isMissing: Bool) { lacksBuffer = isMissing }

  /// Restores `isInvalid` after a picture that no frame shows.
  mutating func restore(isInvalid: Bool) { self.isInvalid = isInvalid }

  /// The next change as it was remembered: outer nil where it has to be looked for at `now`, inner
  /// nil for none.
  func remembered(at now: TimeInterval) -> TimeInterval?? {
    guard !isInvalid, let found, found.lookedAt <= now else { return nil }
    return .some(found.time)
  }

  /// Remembers the next change, `time`, that was looked for at `now`. A layer that changes makes it
  /// unknown.
  mutating func remember(_ time: TimeInterval?, at now: TimeInterval) {
    found = isInvalid ? nil : (now, time)
  }
}

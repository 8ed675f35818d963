// Frames in step with a screen's pictures, without a screen.

import CoreGraphics
import Testing
import Windowing

@Suite struct FramePacerTests {
  private static let picture = 1.0 / 60

  /// Whether two times are the same but for rounding.
  private func isNear(_ time: TimeInterval, _ other: TimeInterval) -> Bool {
    abs(time - other) < 1e-6
  }

  @Test func `the first frame is due at once and promised for a picture later`() {
    let pacer = FramePacer()
    #expect(pacer.isDue(at: 100))
    #expect(isNear(pacer.presentation(at: 100), 100 + Self.picture))
  }

  @Test func `frames by the timer keep its grid however late each one is`() {
    var pacer = FramePacer()
    var promises: [TimeInterval] = []
    var now = 100.0
    for late in [0, 0.003, 0.011, 0.0001, 0.008] {
      now = max(now, pacer.nextDue) + late
      #expect(pacer.isDue(at: now))
      promises.append(pacer.presentation(at: now))
      pacer.frameMade(at: now)
    }
    for (index, promise) in promises.enumerated() {
      #expect(isNear(promise, 100 + Self.picture * Double(index + 1)), "\(index)")
    }
  }

  @Test func `a frame that missed whole pictures leaves them out`() {
    var pacer = FramePacer()
    pacer.frameMade(at: 100)
    let late = 100 + 3.5 * Self.picture
    #expect(isNear(pacer.presentation(at: late), 100 + 4 * Self.picture))
    pacer.frameMade(at: late)
    #expect(isNear(pacer.nextDue, 100 + 4 * Self.picture))
  }

  @Test func `a frame waits for its tick, and the next is promised for the tick after`() {
    var pacer = FramePacer()
    pacer.ticked(at: 100)
    pacer.frameMade(at: 100.002, awaitsTick: true)
    #expect(!pacer.isDue(at: 100 + Self.picture))
    pacer.ticked(at: 100 + Self.picture)
    #expect(pacer.isDue(at: 100 + Self.picture + 0.001))
    #expect(isNear(pacer.presentation(at: 100 + Self.picture + 0.001), 100 + 2 * Self.picture))
  }

  @Test func `a tick that does not come is waited for a quarter of a second`() {
    var pacer = FramePacer()
    pacer.frameMade(at: 100, awaitsTick: true)
    #expect(!pacer.isDue(at: 100.2) && pacer.isDue(at: 100.25))
    #expect(pacer.missedTicks == 0)
    pacer.frameMade(at: 100.25, awaitsTick: true)
    pacer.frameMade(at: 100.5, awaitsTick: true)
    #expect(pacer.missedTicks == 2)
    pacer.ticked(at: 100.51)
    #expect(pacer.missedTicks == 0)
  }

  @Test func `an event's frame while a tick is due misses nothing`() {
    var pacer = FramePacer()
    pacer.frameMade(at: 100, awaitsTick: true)
    pacer.frameMade(at: 100.005, awaitsTick: true)
    #expect(pacer.missedTicks == 0)
  }

  @Test func `promises never go back`() {
    var pacer = FramePacer()
    pacer.frameMade(at: 100)
    let promised = pacer.presentation(at: 100)
    // The screen's clock turns out to be behind.
    pacer.ticked(at: 99.99)
    #expect(pacer.presentation(at: 100.0001) >= promised)
    pacer.reset(framesPerSecond: 144)
    #expect(pacer.presentation(at: 100.0001) >= promised)
  }

  @Test func `the interval follows a screen of another rate, and nonsense is ignored`() {
    var pacer = FramePacer()
    for frame in 1...80 { pacer.ticked(at: 100 + Double(frame) / 144, interval: 1.0 / 144) }
    #expect(abs(pacer.interval - 1.0 / 144) < 1e-4)
    let interval = pacer.interval
    for odd in [0, -1, 1, 0.0001, .infinity, .nan] { pacer.learn(interval: odd) }
    #expect(pacer.interval == interval)
  }

  @Test func `a rest is a rest`() {
    var pacer = FramePacer()
    #expect(!pacer.isHurried(at: 100))
    pacer.frameMade(at: 100)
    #expect(pacer.isHurried(at: 100 + Self.picture))
    #expect(!pacer.isHurried(at: 101))
  }
}

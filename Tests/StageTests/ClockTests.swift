// Clocks: manual, and real ones that stand still.

import CoreGraphics
import Stage
import Testing

@Suite struct ClockTests {
  @Test func `a manual clock starts at 0 outside and at 1000 s inside`() {
    let clock = ManualClock()
    #expect(clock.now == 0)
    #expect(clock.mediaTime == 1000)
  }

  @Test func `a manual clock moves only when told to`() {
    let clock = ManualClock()
    clock.advance(by: 0.25)
    clock.advance(to: 0.5)
    clock.advance(to: 0.1)
    #expect(clock.now == 0.5)
  }

  @Test func `a paused manual clock stands still until it is stepped or resumed`() {
    let clock = ManualClock()
    clock.isPaused = true
    clock.advance(by: 1)
    #expect(clock.now == 0)
    clock.step(by: 0.5)
    #expect(clock.now == 0.5)
    clock.isPaused = false
    clock.advance(by: 1)
    #expect(clock.now == 1.5)
  }

  @Test func `stepping pauses`() {
    let clock = ManualClock()
    clock.step(by: frameInterval)
    #expect(clock.isPaused)
    #expect(clock.now == 1.0 / 60)
  }

  @Test func `a clock's rate is its seconds in a second, and it goes back by rewinding alone`() {
    let clock = ManualClock()
    clock.rate = 0.25
    clock.advance(by: 2)
    #expect(clock.now == 0.5)
    clock.rewind(to: 3)
    #expect(clock.now == 0.5)
    clock.rewind(to: 0.125)
    #expect(clock.now == 0.125)
    #expect(clock.isPaused)
  }

  @Test(
    arguments: [(.nan, 1), (0, 0.001), (-3, 0.001), (1e9, 100), (0.01, 0.01)] as [(Double, Double)])
  func `rates that make no sense are clamped`(rate: Double, kept: Double) {
    for clock in [ManualClock(), MonotonicClock()] as [any StageClock] {
      clock.rate = rate
      #expect(clock.rate == kept)
    }
  }

  @Test func `a real clock runs slower from the moment on at which its rate changes`() {
    let clock = MonotonicClock(at: 10)
    clock.rate = 0.001
    let before = clock.now
    #expect(before >= 10)
    clock.rewind(to: 4)
    #expect(clock.now == 4)
    clock.isPaused = false
    // A minute of a machine that stands still would be 0.06 s.
    #expect(clock.now < 4.06)
  }

  @Test func `a running clock shows whole microseconds and never goes back`() {
    let clock = MonotonicClock()
    var last = 0.0
    for _ in 0..<1000 {
      let now = clock.now
      #expect(now >= last)
      #expect(now == (now * 1e6).rounded() / 1e6)
      last = now
    }
  }

  @Test func `a paused real clock stands still`() {
    let clock = MonotonicClock()
    clock.isPaused = true
    let stopped = clock.now
    for _ in 0..<100 { #expect(clock.now == stopped) }
    clock.step(to: stopped + 2.5)
    #expect(clock.now == stopped + 2.5)
    #expect(clock.isPaused)
  }

  @Test func `stepping a real clock into the past changes nothing`() {
    let clock = MonotonicClock(at: 3)
    clock.isPaused = true
    let stopped = clock.now
    clock.step(to: 1)
    #expect(clock.now == stopped)
  }
}

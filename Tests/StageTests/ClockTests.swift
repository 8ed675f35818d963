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

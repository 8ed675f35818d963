// Timers fire with the stage's clock, under exactly their own times.

import ObjCRuntime
import QuartzCore
import Stage
import Testing
import UIKit
import Windowing

@MainActor
@Suite struct TimerTests {
  private let stage = Stage(root: UIView(), size: PixelSize(width: 4, height: 4))

  /// The stage's times, in thousandths, at which a block of timers runs.
  private final class Diary: NSObject, @unchecked Sendable {
    var times: [Int] = []
    func note() { times.append(Int(((CACurrentMediaTime() - mediaEpoch) * 1000).rounded())) }
  }

  private let diary = Diary()

  private func repeating(_ interval: TimeInterval) -> StageTimer {
    stage.underClock {
      StageTimer.scheduledTimer(withTimeInterval: interval, repeats: true) { [diary] _ in
        diary.note()
      }
    }
  }

  @Test func `a timer that repeats fires at each of its times, whatever the frames`() {
    _ = repeating(0.1)
    stage.clock.step(to: 0.35)
    stage.update()
    #expect(diary.times == [100, 200, 300])
    stage.clock.step(to: 1)
    stage.update()
    #expect(diary.times == (1...10).map { $0 * 100 })
  }

  @Test func `a clock that stands fires nothing`() {
    _ = repeating(0.1)
    stage.update()
    stage.update()
    #expect(diary.times.isEmpty)
  }

  @Test func `one that does not repeat is over when it fires`() {
    var wasValid: Bool?
    let timer = stage.underClock {
      StageTimer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [diary] timer in
        diary.note()
      }
    }
    #expect(timer.isValid)
    stage.seek(to: 3) {}
    wasValid = timer.isValid
    #expect(wasValid == false)
    #expect(diary.times == [500])
    #expect(!stage.isRunning)
  }

  @Test func `an invalid timer never fires, and nothing waits for it`() {
    let timer = repeating(0.1)
    #expect(stage.isRunning)
    timer.invalidate()
    #expect(!stage.isRunning)
    stage.clock.step(to: 1)
    stage.update()
    #expect(diary.times.isEmpty)
  }

  /// A task that sleeps for half a second, asleep.
  private func sleeping() async -> Task<Void, any Error> {
    let task = stage.underClock {
      Task { [diary] in
        try await StageTimer.sleep(seconds: 0.5)
        diary.note()
      }
    }
    while !stage.isRunning { await Task.yield() }
    return task
  }

  @Test func `a task sleeps until its time on the clock`() async throws {
    let task = await sleeping()
    #expect(stage.nextChange == 0.5)
    stage.clock.step(to: 0.49)
    stage.update()
    for _ in 0..<100 { await Task.yield() }
    #expect(diary.times.isEmpty)
    stage.clock.step(to: 0.5)
    stage.update()
    try await task.value
    #expect(diary.times == [500])
  }

  @Test func `a cancelled task sleeps no longer, and nothing waits for it`() async {
    let task = await sleeping()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(diary.times.isEmpty)
    #expect(!stage.isRunning)
  }

  @Test func `a task of no stage sleeps in real time`() async throws {
    let start = ContinuousClock.now
    try await StageTimer.sleep(seconds: 0.02)
    #expect(ContinuousClock.now - start >= .milliseconds(20))
  }

  @Test func `the stage wakes when the next timer fires`() {
    stage.update()
    _ = repeating(0.25)
    #expect(stage.nextChange == 0.25)
  }

  @Test func `a timer that a timer makes begins at that one's time`() {
    stage.underClock {
      _ = StageTimer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [diary] _ in
        _ = StageTimer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in diary.note() }
      }
    }
    stage.clock.step(to: 2)
    stage.update()
    #expect(diary.times == [750])
  }

  @Test func `a date means the stage's time`() {
    let timer = stage.underClock {
      StageTimer(fire: Date(timeIntervalSinceNow: 2), interval: 0, repeats: false) { [diary] _ in
        diary.note()
      }
    }
    stage.seek(to: 3) {}
    #expect(diary.times.isEmpty, "it was on no run loop")
    stage.underClock { RunLoop.main.add(timer, forMode: .common) }
    stage.update()
    #expect(diary.times == [3000], "it was due before")
  }

  @Test func `selectors are sent with the timer, and later where that is asked for`() {
    ObjCRuntime.register(Diary.self, "tick:") { (diary: Diary, timer: StageTimer) in
      diary.note()
      if timer.userInfo as? String == "once" { timer.invalidate() }
    }
    ObjCRuntime.register(Diary.self, "note") { (diary: Diary) in diary.note() }
    stage.underClock {
      StageTimer.scheduledTimer(
        timeInterval: 0.5, target: diary, selector: "tick:", userInfo: "once", repeats: true)
      diary.perform("note", with: nil, afterDelay: 0.75)
    }
    stage.seek(to: 4) {}
    #expect(diary.times == [500, 750])
  }

  @Test func `work waits for the clock on the main queue`() {
    stage.underClock {
      StageTimer.run(
        DispatchWorkItem { [diary] in diary.note() }, on: .main, at: .now() + .milliseconds(1500))
      let cancelled = DispatchWorkItem { [diary] in diary.note() }
      StageTimer.run(cancelled, on: .main, at: .now() + .milliseconds(100))
      cancelled.cancel()
    }
    stage.seek(to: 4) {}
    #expect(diary.times == [1500])
  }

  @Test func `a timer of a stage that is far behind leaves out what nobody could wait for`() {
    _ = repeating(0.001)
    stage.clock.step(to: 1e6)
    stage.update()
    #expect(diary.times.count == 10_000)
  }

  @Test func `time in which nothing happens is played again in a few steps`() {
    let view = UIView()
    stage.root.addSubview(view)
    var steps = 0
    stage.rewind(to: 0)
    stage.replay(to: 3600) { steps += 1 }
    #expect(steps < 10)
    steps = 0
    stage.underClock { UIView.animate(withDuration: 1) { view.alpha = 0.5 } }
    _ = repeating(600)
    stage.replay(to: 7200) { steps += 1 }
    #expect(diary.times == (1...6).map { 3_600_000 + $0 * 600_000 })
    #expect(steps < 30)
  }
}

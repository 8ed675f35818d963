// Operators that delay, on a scheduler whose time the test sets, and on queues.

import Combine
import Foundation
import Testing

@Suite struct TimingTests {
  /// A scheduler whose time the test sets.
  private final class Clock: Scheduler {
    typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    typealias SchedulerOptions = Never
    private(set) var now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
    private var waiting: [(time: SchedulerTimeType, run: () -> Void)] = []
    var minimumTolerance: SchedulerTimeType.Stride { 0 }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
      schedule(after: now, tolerance: 0, options: nil, action)
    }

    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
      _ action: @escaping () -> Void
    ) {
      waiting.append((date, action))
    }

    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      AnyCancellable {}
    }

    func advance(to seconds: Double) {
      let end = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: seconds))
      while let next = waiting.indices.min(by: { waiting[$0].time < waiting[$1].time }),
        waiting[next].time <= end
      {
        let work = waiting.remove(at: next)
        now = max(now, work.time)
        work.run()
      }
      now = end
    }
  }

  private let clock = Clock()
  private let source = PassthroughSubject<Int, Never>()

  private func hearing<P: Publisher>(
    _ publisher: P, _ body: () -> Void
  ) -> [P.Output] where P.Failure == Never {
    var values: [P.Output] = []
    let held = publisher.sink { values.append($0) }
    body()
    held.cancel()
    return values
  }

  private func send(_ value: Int, at seconds: Double) {
    clock.advance(to: seconds)
    source.send(value)
  }

  @Test func `delay delivers values later, in order`() {
    var early: [Int] = []
    let values = hearing(source.delay(for: .seconds(1), scheduler: clock)) {
      let held = source.delay(for: .milliseconds(100), scheduler: clock).sink { early.append($0) }
      send(1, at: 0)
      send(2, at: 0.5)
      clock.advance(to: 1.2)
      held.cancel()
    }
    #expect(values == [1] && early == [1, 2])
  }

  @Test func `debounce publishes a value after a pause`() {
    let values = hearing(source.debounce(for: 0.3, scheduler: clock)) {
      for (value, time) in [(1, 0.0), (2, 0.2), (3, 0.4), (4, 1.0)] { send(value, at: time) }
      clock.advance(to: 2)
    }
    #expect(values == [3, 4])
  }

  @Test(arguments: [(true, [1, 3, 4]), (false, [1, 2, 4])])
  func `throttle publishes at most one value in an interval`(latest: Bool, expected: [Int]) {
    let values = hearing(source.throttle(for: 1, scheduler: clock, latest: latest)) {
      for (value, time) in [(1, 0.0), (2, 0.2), (3, 0.4), (4, 5.0)] { send(value, at: time) }
      clock.advance(to: 6)
    }
    #expect(values == expected)
  }

  @Test func `collect groups values by time or count`() {
    let values = hearing(source.collect(.byTimeOrCount(clock, 1, 3))) {
      for (value, time) in [(1, 0.0), (2, 0.5), (3, 1.5), (4, 1.6), (5, 1.7)] {
        send(value, at: time)
      }
      clock.advance(to: 4)
    }
    #expect(values == [[1, 2], [3, 4, 5]])
  }

  @Test func `timeout completes a stream without values`() {
    var ends = 0
    let held = source.timeout(.seconds(1), scheduler: clock)
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
    send(1, at: 0.9)
    clock.advance(to: 1.8)
    #expect(ends == 0)
    clock.advance(to: 2)
    #expect(ends == 1)
    held.cancel()
  }

  @Test func `subscribe(on:) and receive(on:) run on their schedulers`() async {
    let queue = DispatchQueue(label: "tests.background")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let values = Deferred { Just(DispatchQueue.getSpecific(key: key) == true) }
      .subscribe(on: queue).receive(on: OperationQueue())
      .delay(for: .milliseconds(1), scheduler: queue).values
    var isThere = false
    for await value in values { isThere = value }
    #expect(isThere)
  }

  @Test func `strides of queues have the units of Apple's`() {
    typealias Length = DispatchQueue.SchedulerTimeType.Stride
    #expect(Length.milliseconds(300) == 0.3 && Length.seconds(2) == 2)
    #expect(Length(.microseconds(5)).magnitude == 5000)
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250).timeInterval == 0.25)
    let now = DispatchQueue.main.now
    #expect(now.distance(to: now.advanced(by: .seconds(1))) == .seconds(1))
  }
}

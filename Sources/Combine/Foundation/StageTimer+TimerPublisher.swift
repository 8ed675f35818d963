// The times of a timer as values.

public import Foundation
public import MediaTime

extension StageTimer {
  /// Gives the date, again and again, once it is connected; it follows the stage's clock, as all timers in
  /// sources ([Apple](https://developer.apple.com/documentation/foundation/timer/timerpublisher)).
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// Seconds.
    public final let interval: TimeInterval
    public final let tolerance: TimeInterval?
    public final let runLoop: RunLoop
    public final let mode: RunLoop.Mode
    public final let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      let work = Work { [subject] in subject.send(Date()) }
      let timer = StageTimer(timeInterval: interval, repeats: true) { _ in work.run() }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable(timer.invalidate)
    }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}

extension Timer {
  public typealias TimerPublisher = StageTimer.TimerPublisher

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    StageTimer.publish(
      every: interval, tolerance: tolerance, on: runLoop, in: mode, options: options)
  }
}

// Timers as publishers.

public import Foundation
public import MediaTime

extension StageTimer {
  /// Publishes the date repeatedly while it is connected. The interval is measured by the media clock, as for all
  /// timers of sources ([Apple](https://developer.apple.com/documentation/foundation/timer/timerpublisher)).
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// Seconds between two values.
    public final let interval: TimeInterval
    /// Seconds by which a value may come later; not used.
    public final let tolerance: TimeInterval?
    /// The run loop on which values are published.
    public final let runLoop: RunLoop
    /// The mode of the run loop in which the timer fires.
    public final let mode: RunLoop.Mode
    /// Not used.
    public final let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    /// Makes a publisher that starts no timer before it is connected.
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

    /// Starts a timer. The first value comes after one interval; to cancel the result stops the timer.
    public func connect() -> any Cancellable {
      let work = Work { [subject] in subject.send(Date()) }
      let timer = StageTimer(timeInterval: interval, repeats: true) { _ in work.run() }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable(timer.invalidate)
    }
  }

  /// Publishes the date every `interval` seconds once the publisher is connected
  /// ([Apple](https://developer.apple.com/documentation/foundation/timer/publish(every:tolerance:on:in:options:))).
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}

extension Timer {
  /// The publisher that `publish(every:on:in:)` returns.
  public typealias TimerPublisher = StageTimer.TimerPublisher

  /// Publishes the date every `interval` seconds of the media clock once the publisher is connected
  /// ([Apple](https://developer.apple.com/documentation/foundation/timer/publish(every:tolerance:on:in:options:))).
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    StageTimer.publish(
      every: interval, tolerance: tolerance, on: runLoop, in: mode, options: options)
  }
}

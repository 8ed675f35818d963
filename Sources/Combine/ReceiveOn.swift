// Values handed on in another queue, and notifications as values.

public import Dispatch
public import Foundation

/// Runs work soon
/// ([Apple](https://developer.apple.com/documentation/combine/scheduler)). Of Apple's requirements those about
/// times are not there.
public protocol Scheduler {
  func schedule(_ action: @escaping () -> Void)
}

/// What is handed from one queue to another, as on Apple's systems without a check.
private struct Work: @unchecked Sendable {
  let run: () -> Void
}

extension DispatchQueue: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    let work = Work(run: action)
    async { work.run() }
  }
}

extension OperationQueue: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    let work = Work(run: action)
    addOperation { work.run() }
  }
}

extension RunLoop: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    let work = Work(run: action)
    perform { work.run() }
  }
}

/// Runs work at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()
  public func schedule(_ action: @escaping () -> Void) { action() }
}

extension Publishers {
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Courier(subscriber, scheduler))
    }
  }

  /// Brings all to the scheduler, and what is wanted back.
  private final class Courier<S: Subscriber, Context: Scheduler>: Subscriber {
    private let downstream: S
    private let scheduler: Context
    private var subscription: (any Subscription)?

    init(_ downstream: S, _ scheduler: Context) {
      (self.downstream, self.scheduler) = (downstream, scheduler)
    }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: S.Input) -> Subscribers.Demand {
      scheduler.schedule { [self] in
        let demand = downstream.receive(input)
        if demand != .none { subscription?.request(demand) }
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
      scheduler.schedule { [self] in downstream.receive(completion: completion) }
    }
  }
}

extension Publisher {
  public func receive<S: Scheduler>(on scheduler: S) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler)
  }
}

extension NotificationCenter {
  /// A name's notifications
  /// ([Apple](https://developer.apple.com/documentation/foundation/notificationcenter/publisher)).
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let ear = Ear()
      let subject = ear.subject
      // SAFETY of the box: the centre calls in whoever posts, as on Apple's systems.
      let hear = Post(send: { subject.send($0) })
      let token = center.addObserver(forName: name, object: object, queue: nil) { hear.send($0) }
      ear.end = { [center] in center.removeObserver(token) }
      subject.receive(subscriber: Ending(subscriber, ear))
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  private struct Post: @unchecked Sendable {
    let send: (Notification) -> Void
  }

  /// Listens to the centre until it is let go.
  private final class Ear {
    let subject = PassthroughSubject<Notification, Never>()
    var end: (() -> Void)?
    deinit { end?() }
  }

  /// Gives the subscriber a subscription that keeps the ear.
  private final class Ending<S: Subscriber>: Subscriber
  where S.Input == Notification, S.Failure == Never {
    private let downstream: S
    private var ear: Ear?

    init(_ downstream: S, _ ear: Ear) { (self.downstream, self.ear) = (downstream, ear) }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: Held(subscription, ear))
      ear = nil
    }

    func receive(_ input: Notification) -> Subscribers.Demand { downstream.receive(input) }
    func receive(completion: Subscribers.Completion<Never>) {
      downstream.receive(completion: completion)
    }
  }

  private final class Held: Subscription {
    private let subscription: any Subscription
    private var ear: Ear?

    init(_ subscription: any Subscription, _ ear: Ear?) {
      (self.subscription, self.ear) = (subscription, ear)
    }

    func request(_ demand: Subscribers.Demand) { subscription.request(demand) }

    func cancel() {
      subscription.cancel()
      ear = nil
    }
  }
}

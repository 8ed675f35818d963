// Notifications as a publisher.

public import Foundation

extension NotificationCenter {
  /// Publishes the notifications with a name
  /// ([Apple](https://developer.apple.com/documentation/foundation/notificationcenter/publisher)).
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    /// The observed center.
    public let center: NotificationCenter
    /// The name of the notifications that are published.
    public let name: Notification.Name
    /// The sender whose notifications are published; nil for every sender.
    public let object: AnyObject?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let observation = Observation()
      let subject = observation.subject
      let forwarding = Forwarding(send: { subject.send($0) })
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        forwarding.send($0)
      }
      observation.onEnd = { [center] in center.removeObserver(token) }
      subject.receive(subscriber: ObservingSubscriber(subscriber, observation))
    }
  }

  /// Publishes the notifications with a name, of one sender or, if `object` is nil, of every sender.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A closure that the center calls on the thread that posts. The compiler does not check this, as on Apple's systems.
  private struct Forwarding: @unchecked Sendable {
    let send: (Notification) -> Void
  }

  /// An observation of the center, which ends when this object is released.
  private final class Observation {
    let subject = PassthroughSubject<Notification, Never>()
    var onEnd: (() -> Void)?
    deinit { onEnd?() }
  }

  /// Delivers to the subscriber a subscription that retains the observation.
  private final class ObservingSubscriber<S: Subscriber>: Subscriber
  where S.Input == Notification, S.Failure == Never {
    private let downstream: S
    private var observation: Observation?

    init(_ downstream: S, _ observation: Observation) {
      (self.downstream, self.observation) = (downstream, observation)
    }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: ObservingSubscription(subscription, observation))
      observation = nil
    }

    func receive(_ input: Notification) -> Subscribers.Demand { downstream.receive(input) }
    func receive(completion: Subscribers.Completion<Never>) {
      downstream.receive(completion: completion)
    }
  }

  /// A subscription that retains the observation until it is cancelled.
  private final class ObservingSubscription: Subscription {
    private let subscription: any Subscription
    private var observation: Observation?

    init(_ subscription: any Subscription, _ observation: Observation?) {
      (self.subscription, self.observation) = (subscription, observation)
    }

    func request(_ demand: Subscribers.Demand) { subscription.request(demand) }

    func cancel() {
      subscription.cancel()
      observation = nil
    }
  }
}

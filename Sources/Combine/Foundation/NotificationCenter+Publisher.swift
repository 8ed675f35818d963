// Notifications as values.

public import Foundation

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

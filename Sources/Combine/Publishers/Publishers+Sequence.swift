// Sequences as publishers.

internal import Foundation

extension Publishers {
  /// Publishes the elements of a sequence as they are requested, then finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/sequence)).
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    /// The published elements.
    public let sequence: Elements

    /// Makes a publisher of the elements of `sequence`.
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: SequenceSubscription(sequence, subscriber))
    }
  }

  /// Iterates over the sequence once for one subscriber.
  private final class SequenceSubscription<S: Subscriber>: Subscription {
    private let lock = NSRecursiveLock()
    private var next: (() -> S.Input?)?
    private var nextElement: S.Input?
    private var subscriber: S?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    init<Elements: Swift.Sequence>(_ elements: Elements, _ subscriber: S)
    where Elements.Element == S.Input {
      var iterator = elements.makeIterator()
      next = { iterator.next() }
      self.subscriber = subscriber
    }

    func request(_ demand: Subscribers.Demand) {
      lock.lock()
      defer { lock.unlock() }
      self.demand += demand
      guard !isDelivering else { return }
      isDelivering = true
      defer { isDelivering = false }
      if nextElement == nil { nextElement = next?() }
      while let subscriber {
        guard let value = nextElement else { return finish(subscriber) }
        guard let rest = self.demand.decremented else { return }
        self.demand = rest
        // The completion follows the last element without a further request.
        nextElement = next?()
        self.demand += subscriber.receive(value)
      }
    }

    private func finish(_ subscriber: S) {
      cancel()
      subscriber.receive(completion: .finished)
    }

    func cancel() { lock.withLock { (next, nextElement, subscriber) = (nil, nil, nil) } }
  }
}

extension Sequence {
  /// Publishes the elements as they are requested, then finishes
  /// ([Apple](https://developer.apple.com/documentation/swift/sequence/publisher)).
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

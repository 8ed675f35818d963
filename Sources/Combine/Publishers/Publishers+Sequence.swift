// Sequences as publishers.

internal import Foundation

extension Publishers {
  /// A sequence's elements, as they are wanted
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/sequence)).
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: Walk(sequence, subscriber))
    }
  }

  private final class Walk<S: Subscriber>: Subscription {
    private let lock = NSRecursiveLock()
    private var next: (() -> S.Input?)?
    private var ahead: S.Input?
    private var subscriber: S?
    private var demand = Subscribers.Demand.none
    private var isGiving = false

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
      guard !isGiving else { return }
      isGiving = true
      defer { isGiving = false }
      if ahead == nil { ahead = next?() }
      while let subscriber {
        guard let value = ahead else { return finish(subscriber) }
        guard let rest = self.demand.less else { return }
        self.demand = rest
        // The end comes right after the last element.
        ahead = next?()
        self.demand += subscriber.receive(value)
      }
    }

    private func finish(_ subscriber: S) {
      cancel()
      subscriber.receive(completion: .finished)
    }

    func cancel() { lock.withLock { (next, ahead, subscriber) = (nil, nil, nil) } }
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

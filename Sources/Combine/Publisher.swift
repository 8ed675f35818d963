// Values over time: who gives them, who takes them, and what binds both.

internal import Synchronization

/// Gives values, and an end or a failure
/// ([Apple](https://developer.apple.com/documentation/combine/publisher)).
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  /// Hands all on to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

/// Takes values
/// ([Apple](https://developer.apple.com/documentation/combine/subscriber)).
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Once, before all else.
  func receive(subscription: any Subscription)
  /// - Returns: How many more it wants.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// Namespace of what takes values.
public enum Subscribers {
  /// How many values are wanted.
  public struct Demand: Hashable, Sendable {
    /// nil without end.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    public static let unlimited = Demand(nil)
    public static let none = Demand(0)
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is never below 0")
      return Demand(value)
    }

    public static func + (one: Demand, other: Demand) -> Demand {
      guard let first = one.max, let second = other.max else { return .unlimited }
      return Demand(first + second)
    }

    public static func += (one: inout Demand, other: Demand) { one = one + other }

    /// One less; nil where there is none.
    var less: Demand? { max.map { $0 > 0 ? Demand($0 - 1) : nil } ?? self }
  }

  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// Ends what it stands for.
public protocol Cancellable {
  func cancel()
}

/// What binds a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

/// Something with an identity of its own.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let number: UInt

  /// One that nothing else has.
  public init() { number = Self.numbers.wrappingAdd(2, ordering: .relaxed).newValue }

  public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object)) }

  /// Odd: no object lies there.
  private static let numbers = Atomic<UInt>(1)

  public var description: String { "0x" + String(number, radix: 16) }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Namespace of subscriptions.
public enum Subscriptions {
  private final class Empty: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }

  /// One that gives nothing.
  public static var empty: any Subscription { Empty() }
}

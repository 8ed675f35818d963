// Operators on one publisher: failures, results, selections, demand.

import Combine
import Foundation
import Testing

@Suite struct OperatorTests {
  private struct Lost: Error, Equatable {}
  private typealias Source = PassthroughSubject<Int, Lost>

  private func all<P: Publisher>(
    _ publisher: P
  ) -> (values: [P.Output], end: Subscribers.Completion<P.Failure>?) {
    var values: [P.Output] = []
    var end: Subscribers.Completion<P.Failure>?
    let held = publisher.sink(receiveCompletion: { end = $0 }, receiveValue: { values.append($0) })
    held.cancel()
    return (values, end)
  }

  @Test func `replaceError, catch and tryCatch replace a failure`() {
    let failing = [1, 2].publisher.setFailureType(to: Lost.self).append(Fail(error: Lost()))
    #expect(all(failing.replaceError(with: 9)).values == [1, 2, 9])
    let caught = all(failing.catch { _ in Just(7) })
    #expect(caught.values == [1, 2, 7])
    #expect(all(failing.tryCatch { _ -> Just<Int> in throw Lost() }).end?.isLost == true)
  }

  @Test func `an error that a closure throws is the failure`() {
    let thrown = all(
      [1, 2, 3].publisher.tryMap { value throws -> Int in
        if value == 2 { throw Lost() }
        return value * 10
      })
    #expect(thrown.values == [10] && thrown.end?.isLost == true)
    #expect(all([1, 2].publisher.tryFilter { _ in throw Lost() }).end?.isLost == true)
  }

  @Test func `mapError changes the type of failure`() {
    let changed = all(Fail<Int, Lost>(error: Lost()).mapError { _ in URLError(.badURL) })
    #expect(changed.end == .failure(URLError(.badURL)))
  }

  @Test func `retry subscribes again as often as allowed`() {
    var attempts = 0
    let deferred = Deferred { () -> AnyPublisher<Int, Lost> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Lost()).eraseToAnyPublisher()
        : Just(5).setFailureType(to: Lost.self).eraseToAnyPublisher()
    }
    #expect(all(deferred.retry(1)).end == .failure(Lost()))
    #expect(all(deferred.retry(5)).values == [5])
  }

  @Test func `reducing operators publish one result at the end`() {
    let numbers = [3, 1, 2].publisher
    #expect(all(numbers.reduce(10, +)).values == [16])
    #expect(all(numbers.collect()).values == [[3, 1, 2]])
    #expect(all(numbers.collect(2)).values == [[3, 1], [2]])
    #expect(all(numbers.count()).values == [3])
    #expect(all(numbers.last()).values == [2])
    #expect(all(numbers.min()).values == [1] && all(numbers.max()).values == [3])
    #expect(all(numbers.contains(1)).values == [true])
    #expect(all(numbers.allSatisfy { $0 > 1 }).values == [false])
    #expect(all(Empty<Int, Never>().replaceEmpty(with: 4)).values == [4])
    #expect(all(numbers.ignoreOutput()).end == .finished)
  }

  @Test func `first, prefix, drop and output select values by position or predicate`() {
    let numbers = [3, 1, 2, 5].publisher
    #expect(all(numbers.first()).values == [3])
    #expect(all(numbers.first { $0 < 3 }).values == [1])
    #expect(all(numbers.prefix(2)).values == [3, 1])
    #expect(all(numbers.prefix { $0 != 2 }).values == [3, 1])
    #expect(all(numbers.drop { $0 != 2 }).values == [2, 5])
    #expect(all(numbers.output(at: 2)).values == [2])
    #expect(all(numbers.output(in: 1...2)).values == [1, 2])
    #expect(all([1, nil, 3].publisher.replaceNil(with: 0)).values == [1, 0, 3])
  }

  @Test func `an endless sequence publishes as many elements as are requested`() {
    #expect(all((1...).publisher.prefix(3)).values == [1, 2, 3])
    #expect(all((1...).publisher.merge(with: [0].publisher).prefix(2)).values == [1, 2])
  }

  @Test func `untilOutputFrom opens and ends a stream with another publisher's value`() {
    let (source, other) = (Source(), Source())
    var heard: [Int] = []
    var late: [Int] = []
    var bag: Set<AnyCancellable> = []
    source.prefix(untilOutputFrom: other)
      .sink(receiveCompletion: { _ in heard.append(-1) }, receiveValue: { heard.append($0) })
      .store(in: &bag)
    source.drop(untilOutputFrom: other)
      .sink(receiveCompletion: { _ in }, receiveValue: { late.append($0) }).store(in: &bag)
    source.send(1)
    other.send(0)
    source.send(2)
    #expect(heard == [1, -1] && late == [2])
  }

  @Test func `no more values are delivered than requested`() {
    var values: [Int] = []
    var taken: (any Subscription)?
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: {
        taken = $0
        $0.request(.max(2))
      },
      receiveValue: {
        values.append($0)
        return .none
      })
    [1, 2, 3, 4].publisher.map { $0 * 2 }.merge(with: Empty()).subscribe(subscriber)
    #expect(values == [2, 4])
    taken?.request(.max(1))
    #expect(values == [2, 4, 6])
    taken?.cancel()
    taken?.request(.max(1))
    #expect(values.count == 3)
  }

  @Test func `handleEvents calls closures in the order of events`() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let held = subject.handleEvents(
      receiveSubscription: { _ in log.append("subscription") },
      receiveOutput: { log.append("\($0)") },
      receiveCompletion: { _ in log.append("end") }, receiveCancel: { log.append("cancel") },
      receiveRequest: { _ in log.append("request") }
    ).sink { _ in log.append("sink") }
    subject.send(1)
    held.cancel()
    #expect(log == ["subscription", "request", "1", "sink", "cancel"])
  }

  @Test func `decode and encode use JSON coders`() {
    let data = all([[1, 2]].publisher.encode(encoder: JSONEncoder())).values
    let back = all(data.publisher.decode(type: [Int].self, decoder: JSONDecoder()))
    #expect(back.values == [[1, 2]])
    #expect(
      all(Just(Data()).decode(type: Int.self, decoder: JSONDecoder())).end?.isFinished == false)
  }

  @Test func `assign(to:) sets a published property, and its object publishes the change`() {
    final class Model: ObservableObject {
      @Published var total = 0
      @Published var double = 0
    }
    let model = Model()
    var changes = 0
    let held = model.objectWillChange.sink { changes += 1 }
    model.$total.map { $0 * 2 }.assign(to: &model.$double)
    let source = PassthroughSubject<Int, Never>()
    source.assign(to: &model.$total)
    source.send(4)
    #expect(model.total == 4 && model.double == 8 && changes == 3)
    held.cancel()
  }

  @Test func `assign releases its object at the completion`() {
    final class Board { var text = "" }
    let source = PassthroughSubject<String, Never>()
    weak var known: Board?
    var held: AnyCancellable?
    do {
      let board = Board()
      known = board
      held = source.assign(to: \.text, on: board)
    }
    source.send("a")
    #expect(known?.text == "a")
    source.send(completion: .finished)
    #expect(known == nil)
    held?.cancel()
  }

  @Test func `subjects accept values from many threads`() {
    let subject = PassthroughSubject<Int, Never>()
    let lock = NSLock()
    nonisolated(unsafe) var sum = 0
    nonisolated(unsafe) let sent = subject
    let held = subject.merge(with: Empty()).sink { value in
      lock.withLock { unsafe sum += value }
    }
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      unsafe sent.send(1)
      unsafe sent.map { $0 }.sink { _ in }.cancel()
    }
    #expect(unsafe sum == 200)
    held.cancel()
  }

  @Test func `values and value await a publisher and a future`() async throws {
    var all: [Int] = []
    for await value in [1, 2, 3].publisher.values { all.append(value) }
    #expect(all == [1, 2, 3])
    let future = Future<Int, Lost> { $0(.success(4)) }
    #expect(try await future.value == 4)
  }
}

extension Subscribers.Completion {
  fileprivate var isFinished: Bool { if case .finished = self { true } else { false } }
  fileprivate var isLost: Bool {
    if case .failure(let failure) = self { "\(type(of: failure as Any))" == "Lost" } else { false }
  }
}

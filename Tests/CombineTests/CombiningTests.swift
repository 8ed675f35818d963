// Operators that combine, flatten and share publishers: values, order, completion.

import Combine
import Testing

@Suite struct CombiningTests {
  private struct Lost: Error, Equatable {}
  private typealias Source = PassthroughSubject<Int, Lost>

  /// The values and completion of a publisher.
  private final class Record<Value> {
    var values: [Value] = []
    var end: Subscribers.Completion<Lost>?
    var held: AnyCancellable?

    init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Lost {
      held = publisher.sink(
        receiveCompletion: { [unowned self] in end = $0 },
        receiveValue: { [unowned self] in values.append($0) })
    }
  }

  @Test func `merge publishes values as they arrive and completes with the last upstream`() {
    let (a, b, c) = (Source(), Source(), Source())
    let record = Record(a.merge(with: b, c))
    a.send(1)
    c.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(record.values == [1, 2, 3] && record.end == nil)
    b.send(completion: .finished)
    c.send(completion: .finished)
    #expect(record.end == .finished)
  }

  @Test func `merge fails with the first failure and cancels the other upstreams`() {
    let (a, b) = (Source(), Source())
    let record = Record(Publishers.MergeMany([a, b]))
    a.send(completion: .failure(Lost()))
    b.send(1)
    #expect(record.values.isEmpty && record.end == .failure(Lost()))
  }

  @Test func `combineLatest publishes once each upstream has a value`() {
    let (a, b, c) = (Source(), Source(), Source())
    let record = Record(a.combineLatest(b, c) { "\($0) \($1) \($2)" })
    a.send(1)
    b.send(2)
    a.send(3)
    #expect(record.values.isEmpty)
    c.send(4)
    b.send(5)
    #expect(record.values == ["3 2 4", "3 5 4"])
    a.send(completion: .finished)
    c.send(6)
    #expect(record.values.last == "3 5 6" && record.end == nil)
    b.send(completion: .finished)
    c.send(completion: .finished)
    #expect(record.end == .finished)
  }

  @Test func `combineLatest completes when an upstream completes without a value`() {
    let (a, b) = (Source(), Source())
    let record = Record(Publishers.CombineLatest(a, b).map { $0 + $1 })
    b.send(1)
    a.send(completion: .finished)
    #expect(record.end == .finished && record.values.isEmpty)
  }

  @Test func `zip pairs values in order`() {
    let (a, b) = (Source(), Source())
    let record = Record(a.zip(b) { $0 * 10 + $1 })
    for value in [1, 2, 3] { a.send(value) }
    b.send(7)
    b.send(8)
    #expect(record.values == [17, 28])
    b.send(completion: .finished)
    #expect(record.end == .finished)
  }

  @Test func `zip combines three and four publishers in order`() {
    let one = [1, 2].publisher
    var heard: [[Int]] = []
    var bag: Set<AnyCancellable> = []
    one.zip([3, 4].publisher, [5, 6].publisher).sink { heard.append([$0, $1, $2]) }.store(in: &bag)
    Publishers.Zip4(one, one, one, [9].publisher).sink { heard.append([$0.0, $0.3]) }
      .store(in: &bag)
    #expect(heard == [[1, 3, 5], [2, 4, 6], [1, 9]])
  }

  @Test func `prepend and append concatenate`() {
    let a = Source()
    let record = Record(a.prepend(1, 2).append([8, 9]))
    a.send(5)
    #expect(record.values == [1, 2, 5])
    a.send(completion: .finished)
    #expect(record.values == [1, 2, 5, 8, 9] && record.end == .finished)
  }

  @Test func `flatMap subscribes to at most maxPublishers at a time`() {
    let sources = [Source(), Source(), Source()]
    let record = Record(
      [0, 1, 2].publisher.flatMap(maxPublishers: .max(2)) { sources[$0] })
    sources[2].send(1)
    sources[0].send(2)
    sources[1].send(3)
    #expect(record.values == [2, 3])
    sources[0].send(completion: .finished)
    sources[2].send(4)
    #expect(record.values == [2, 3, 4])
    sources[1].send(completion: .finished)
    sources[2].send(completion: .finished)
    #expect(record.end == .finished)
  }

  @Test func `flatMap mixes publishers that may fail with ones that never do`() {
    let a = PassthroughSubject<Int, Never>()
    let record = Record(a.flatMap { Just($0 + 1).setFailureType(to: Lost.self) })
    let other = Source()
    let back = Record(other.flatMap { Just($0 * 2) })
    a.send(1)
    other.send(4)
    #expect(record.values == [2] && back.values == [8])
  }

  @Test func `switchToLatest publishes the values of the latest publisher`() {
    let (a, b) = (Source(), Source())
    let switches = PassthroughSubject<Source, Lost>()
    let record = Record(switches.switchToLatest())
    switches.send(a)
    a.send(1)
    switches.send(b)
    a.send(2)
    b.send(3)
    switches.send(completion: .finished)
    #expect(record.values == [1, 3] && record.end == nil)
    b.send(completion: .finished)
    #expect(record.end == .finished)
  }

  @Test func `switchToLatest works on publishers that never fail`() {
    let text = CurrentValueSubject<String, Never>("a")
    var heard: [String] = []
    let held = text.map { Just($0 + "!") }.switchToLatest().sink { heard.append($0) }
    text.value = "b"
    #expect(heard == ["a!", "b!"])
    held.cancel()
  }

  @Test func `share subscribes once and cancels after the last subscriber`() {
    let source = Source()
    var starts = 0
    var ends = 0
    let shared = source.handleEvents(
      receiveSubscription: { _ in starts += 1 }, receiveCancel: { ends += 1 }
    ).share()
    let (one, other) = (Record(shared), Record(shared))
    source.send(1)
    #expect(one.values == [1] && other.values == [1] && starts == 1)
    one.held = nil
    #expect(ends == 0)
    other.held = nil
    #expect(ends == 1)
  }

  @Test func `makeConnectable publishes after connect`() {
    let values = [1, 2].publisher.makeConnectable()
    var heard: [Int] = []
    let held = values.sink { heard.append($0) }
    #expect(heard.isEmpty)
    let connection = values.connect()
    #expect(heard == [1, 2])
    connection.cancel()
    held.cancel()
  }
}

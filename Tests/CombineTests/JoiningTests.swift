// Publishers of several: which values come, in which order, and when it ends.

import Combine
import Testing

@Suite struct JoiningTests {
  private struct Lost: Error, Equatable {}
  private typealias Source = PassthroughSubject<Int, Lost>

  /// What a publisher said.
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

  @Test func `merged values come as they are sent, and the end with the last one`() {
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

  @Test func `one failure ends a merger and lets go of the others`() {
    let (a, b) = (Source(), Source())
    let record = Record(Publishers.MergeMany([a, b]))
    a.send(completion: .failure(Lost()))
    b.send(1)
    #expect(record.values.isEmpty && record.end == .failure(Lost()))
  }

  @Test func `the latest of each come together once each has one`() {
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

  @Test func `a source that ends without a value ends what waits for it`() {
    let (a, b) = (Source(), Source())
    let record = Record(Publishers.CombineLatest(a, b).map { $0 + $1 })
    b.send(1)
    a.send(completion: .finished)
    #expect(record.end == .finished && record.values.isEmpty)
  }

  @Test func `zipped values wait for their partners`() {
    let (a, b) = (Source(), Source())
    let record = Record(a.zip(b) { $0 * 10 + $1 })
    for value in [1, 2, 3] { a.send(value) }
    b.send(7)
    b.send(8)
    #expect(record.values == [17, 28])
    b.send(completion: .finished)
    #expect(record.end == .finished)
  }

  @Test func `three and four are zipped in order`() {
    let one = [1, 2].publisher
    var heard: [[Int]] = []
    var bag: Set<AnyCancellable> = []
    one.zip([3, 4].publisher, [5, 6].publisher).sink { heard.append([$0, $1, $2]) }.store(in: &bag)
    Publishers.Zip4(one, one, one, [9].publisher).sink { heard.append([$0.0, $0.3]) }
      .store(in: &bag)
    #expect(heard == [[1, 3, 5], [2, 4, 6], [1, 9]])
  }

  @Test func `one follows another`() {
    let a = Source()
    let record = Record(a.prepend(1, 2).append([8, 9]))
    a.send(5)
    #expect(record.values == [1, 2, 5])
    a.send(completion: .finished)
    #expect(record.values == [1, 2, 5, 8, 9] && record.end == .finished)
  }

  @Test func `publishers made of values are heard together, at most as many as allowed`() {
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

  @Test func `a publisher of any failure is made of one that never fails, and the other way round`()
  {
    let a = PassthroughSubject<Int, Never>()
    let record = Record(a.flatMap { Just($0 + 1).setFailureType(to: Lost.self) })
    let other = Source()
    let back = Record(other.flatMap { Just($0 * 2) })
    a.send(1)
    other.send(4)
    #expect(record.values == [2] && back.values == [8])
  }

  @Test func `only the latest publisher is heard`() {
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

  @Test func `a search of a property's values keeps the last`() {
    let text = CurrentValueSubject<String, Never>("a")
    var heard: [String] = []
    let held = text.map { Just($0 + "!") }.switchToLatest().sink { heard.append($0) }
    text.value = "b"
    #expect(heard == ["a!", "b!"])
    held.cancel()
  }

  @Test func `one subscription serves all who share`() {
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

  @Test func `a connectable begins when it is told`() {
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

// Subjects, futures, published properties, notifications.

import Combine
import Foundation
import Testing

@Suite struct CombineTests {
  private struct Lost: Error, Equatable {}

  private final class Model: ObservableObject {
    @Published var name = "a"
    @Published var size = 1
  }

  private final class Board {
    var text = ""
  }

  @Test
  func `a future runs its closure once and delivers to early and late subscribers`() {
    var runs = 0
    var promise: Future<Int, Lost>.Promise?
    let future = Future<Int, Lost> {
      runs += 1
      promise = $0
    }
    var heard: [Int] = []
    var ends = 0
    var bag: Set<AnyCancellable> = []
    future.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { heard.append($0) })
      .store(in: &bag)
    #expect(heard.isEmpty)
    promise?(.success(7))
    promise?(.success(8))
    future.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { heard.append($0) })
      .store(in: &bag)
    #expect(heard == [7, 7] && ends == 2 && runs == 1)
  }

  @Test func `a future delivers its failure`() {
    let future = Future<Int, Lost> { $0(.failure(Lost())) }
    var end: Subscribers.Completion<Lost>?
    let held = future.sink(receiveCompletion: { end = $0 }, receiveValue: { _ in })
    #expect(end == .failure(Lost()))
    held.cancel()
  }

  @Test func `a subject delivers to its subscribers until they cancel or it completes`() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    subject.send(1)
    let first = subject.sink { heard.append($0) }
    subject.send(2)
    first.cancel()
    subject.send(3)
    let second = subject.sink { heard.append($0 * 10) }
    subject.send(4)
    subject.send(completion: .finished)
    subject.send(5)
    #expect(heard == [2, 40])
    second.cancel()
  }

  @Test func `a released subscription receives no further values`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [Int] = []
    do {
      let held = subject.sink { heard.append($0) }
      subject.send(2)
      withExtendedLifetime(held) {}
    }
    subject.value = 3
    #expect(heard == [1, 2] && subject.value == 3)
  }

  @Test func `map, filter, dropFirst, removeDuplicates, scan and compactMap work in a chain`() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    let held = subject.dropFirst().filter { $0 % 2 == 0 }.removeDuplicates().scan(0, +)
      .compactMap { $0 == 6 ? nil : $0 }.map { "\($0)" }.eraseToAnyPublisher()
      .sink { heard.append($0) }
    for number in [2, 2, 2, 3, 4, 8] { subject.send(number) }
    // 2, then 4 makes 6, which is left out, then 8 makes 14.
    #expect(heard == ["2", "14"])
    held.cancel()
  }

  @Test func `assign sets a property to each value`() {
    let board = Board()
    let held = Just(5).map { "\($0)!" }.assign(to: \.text, on: board)
    #expect(board.text == "5!")
    held.cancel()
  }

  @Test func `a published property publishes before it is set, and its object before that`() {
    let model = Model()
    var heard: [String] = []
    var bag: [AnyCancellable] = []
    model.objectWillChange.sink { heard.append("will \(model.name)") }.store(in: &bag)
    model.$name.sink { heard.append("\($0) was \(model.name)") }.store(in: &bag)
    model.name = "b"
    #expect(heard == ["a was a", "will a", "b was a"] && model.name == "b")
    model.size = 2
    #expect(heard.last == "will b")
  }

  @Test func `notifications are published until the subscription is cancelled`() {
    let center = NotificationCenter()
    let name = Notification.Name("rang")
    var count = 0
    let held = center.publisher(for: name).receive(on: ImmediateScheduler.shared).sink { _ in
      count += 1
    }
    center.post(name: name, object: nil)
    held.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }
}

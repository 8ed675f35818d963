// One value made of all, which comes with the end.

extension Publishers {
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      subscriber.takeLast(of: upstream) { [nextPartialResult] in
        result = nextPartialResult(result, $0)
      } result: {
        result
      }
    }
  }

  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let outlet = Outlet(subscriber)
      var result = initial
      outlet.open()
      outlet.draw(from: upstream) { [nextPartialResult] value in
        do { result = try nextPartialResult(result, value) } catch { outlet.end(.failure(error)) }
      } completion: { completion in
        if case .finished = completion { outlet.put(result) }
        outlet.end(completion.erased)
      }
    }
  }

  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var all: Output = []
      subscriber.takeLast(of: upstream) {
        all.append($0)
      } result: {
        all
      }
    }
  }

  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var group: Output = []
      outlet.open()
      outlet.draw(from: upstream) { [count] value in
        group.append(value)
        guard group.count >= count else { return }
        outlet.put(group)
        group = []
      } completion: { completion in
        if case .finished = completion, !group.isEmpty { outlet.put(group) }
        outlet.end(completion)
      }
    }
  }

  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
      var count = 0
      subscriber.takeLast(of: upstream) { _ in
        count += 1
      } result: {
        count
      }
    }
  }

  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      subscriber.takeLast(of: upstream) {
        last = $0
      } result: {
        last
      }
    }
  }

  /// The least or the greatest value.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let areInIncreasingOrder: (Output, Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var best: Output?
      subscriber.takeLast(of: upstream) { [areInIncreasingOrder] value in
        if best.map({ areInIncreasingOrder($0, value) }) ?? true { best = value }
      } result: {
        best
      }
    }
  }

  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Never, S.Failure == Failure {
      subscriber.takeLast(of: upstream) { _ in
      } result: {
        nil
      }
    }
  }

  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var isEmpty = true
      outlet.open()
      outlet.draw(from: upstream) { value in
        isEmpty = false
        outlet.put(value)
      } completion: { [output] completion in
        if isEmpty, case .finished = completion { outlet.put(output) }
        outlet.end(completion)
      }
    }
  }

  /// Whether one value is as asked: true at the first such, else false with the end.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      subscriber.takeAnswer(of: upstream, until: predicate, then: true)
    }
  }

  /// Whether all values are as asked: false at the first other, else true with the end.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      subscriber.takeAnswer(of: upstream, until: { [predicate] in !predicate($0) }, then: false)
    }
  }
}

extension Subscriber {
  /// `result` when the publisher finishes, where there is one.
  fileprivate func takeLast<P: Publisher>(
    of publisher: P, value: @escaping (P.Output) -> Void, result: @escaping () -> Input?
  ) where P.Failure == Failure {
    let outlet = Outlet(self)
    outlet.open()
    outlet.draw(from: publisher, value: value) { completion in
      if case .finished = completion, let result = result() { outlet.put(result) }
      outlet.end(completion)
    }
  }
}

extension Subscriber where Input == Bool {
  fileprivate func takeAnswer<P: Publisher>(
    of publisher: P, until isFound: @escaping (P.Output) -> Bool, then answer: Bool
  ) where P.Failure == Failure {
    let outlet = Outlet(self)
    outlet.open()
    outlet.draw(from: publisher) { value in
      guard isFound(value) else { return }
      outlet.put(answer)
      outlet.end(.finished)
    } completion: { completion in
      if case .finished = completion { outlet.put(!answer) }
      outlet.end(completion)
    }
  }
}

extension Publisher {
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Last<Publishers.Filter<Self>> {
    filter(predicate).last()
  }

  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }

  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
    contains { $0 == output }
  }
}

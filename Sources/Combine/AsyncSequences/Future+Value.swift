// Waits for the result of a future.

extension Future {
  /// The value, or the failure, once it is there.
  public var value: Output {
    get async throws {
      for try await value in AsyncThrowingPublisher(self) { return value }
      throw CancellationError()
    }
  }
}

extension Future where Failure == Never {
  public var value: Output {
    get async {
      for await value in AsyncPublisher(self) { return value }
      fatalError("the future is gone before it had a value")
    }
  }
}

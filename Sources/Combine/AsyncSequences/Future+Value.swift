// Waits for the result of a future.

extension Future {
  /// Waits for the result: returns the value or throws the failure. Throws `CancellationError` if the future
  /// completes without a value.
  public var value: Output {
    get async throws {
      for try await value in AsyncThrowingPublisher(self) { return value }
      throw CancellationError()
    }
  }
}

extension Future where Failure == Never {
  /// Waits for the value. It is an error of the program if the future completes without one.
  public var value: Output {
    get async {
      for await value in AsyncPublisher(self) { return value }
      fatalError("the future is gone before it had a value")
    }
  }
}

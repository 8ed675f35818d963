// The pool that Apple's systems free objects from.

/// Runs `body`. There is nothing to free at its end: Swift's references count by themselves.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

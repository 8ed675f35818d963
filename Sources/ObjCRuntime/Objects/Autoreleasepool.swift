// Autorelease pools, which Linux does not have.

/// Calls `body` and returns its result. Nothing is autoreleased on Linux, so no pool is drained at its end.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

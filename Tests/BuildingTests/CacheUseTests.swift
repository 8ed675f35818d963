// Builds of several processes in one cache do not remove each other's files.

import Foundation
import Messages
import Testing

@testable import Building

/// Other tests build in the same cache, so nothing is told of how long a removal waits.
@Suite struct CacheUseTests {
  private static let failure = BuildFailure.fault(
    "\(Builder.linkerFailed): \(CacheFolder.path)/builds/x.o is damaged")
  private let report = SourceReport(files: [], views: [], inspectables: [], remarks: [])

  @Test func `builds use the cache at once, and something is removed when none does`() {
    let (first, second) = (CacheUse.begin(), CacheUse.begin())
    first.end()
    second.end()
    var isRemoved = false
    #expect(CacheUse.whenUnused { isRemoved = true })
    #expect(isRemoved)
  }

  @Test func `a build that is cancelled while it waits leaves the removal to the next one`()
    async throws
  {
    let builder = try await Builder()
    let use = CacheUse.begin()
    let waiting = Task {
      while !Task.isCancelled { await Task.yield() }
      return builder.removeDamaged(after: Self.failure, of: report)
    }
    waiting.cancel()
    #expect(await waiting.value == false)
    use.end()
    #expect(builder.removeDamaged(after: Self.failure, of: report))
    // Nothing was built without an error since: it would not help again.
    #expect(!builder.removeDamaged(after: Self.failure, of: report))
  }
}

// A screen for each test: sessions set its scale, and other tests must not see that.

import Testing
import UIKit

/// Gives each test a screen scale of its own.
struct OwnScreenScale: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await ScreenScale.$scope.withValue(ScreenScale()) { try await function() }
  }
}

extension Trait where Self == OwnScreenScale {
  static var ownScreenScale: Self { OwnScreenScale() }
}

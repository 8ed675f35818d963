// The end of searches for files that the compiler takes together.

import Foundation
import Messages
import TestSupport
import Testing

@testable import Building

@Suite struct SourceSearchTests {
  /// A search that finds nothing better than one file.
  private struct Idle: SourceSearch {
    var files: NeededFiles
    let settledFailure: [SourceMessage]? = nil
    let remembered = Remembered()

    final class Remembered: @unchecked Sendable { var failures: [[SourceMessage]?] = [] }

    mutating func follow(_ messages: [SourceMessage]) -> Bool { true }
    func remember(failure: [SourceMessage]?) { remembered.failures.append(failure) }
  }

  private func failures(within limits: SearchLimits) async throws -> [[SourceMessage]?] {
    let scratch = try Scratch()
    let path = scratch.file("Dial.swift")
    try scratch.write("import UIKit\nclass Dial: UIView { let a: Int = true }", to: "Dial.swift")
    let project = ProjectTexts(around: [path])
    var files = NeededFiles(in: project.index)
    files.add(path)
    var search = Idle(files: files)
    let builder = try await Builder()
    await #expect(throws: BuildFailure.self) {
      _ = try await builder.build(&search, given: [path], within: limits)
    }
    return search.remembered.failures
  }

  @Test func `a failure is remembered where nothing helps`() async throws {
    var limits = SearchLimits()
    (limits.rounds, limits.seconds) = (2, 1000)
    let failures = try await failures(within: limits)
    #expect(failures.count == 1 && failures.first??.first?.text.contains("Int") == true)
  }

  @Test func `a failure is not remembered where time is over`() async throws {
    var limits = SearchLimits()
    limits.seconds = 0
    #expect(try await failures(within: limits).isEmpty)
  }
}

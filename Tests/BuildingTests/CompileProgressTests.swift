// How far a compile is, as the objects tell.

import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Building

@Suite struct CompileProgressTests {
  /// Six files wait for their compilers, which run two at a time: the file that takes longest is one of those that are
  /// compiled.
  @Test func `a file whose compiler has not begun is not the slowest`() async throws {
    let scratch = try Scratch()
    let object = { (name: String) in (path: name, object: scratch.file("\(name).o")) }
    let told = Mutex<[BuildProgress]>([])
    let progress = CompileProgress(
      [["A", "B"], ["C"], ["D", "E"], ["F"]].map { $0.map(object) }, compilerCount: 2,
      tell: { now in told.withLock { $0.append(now) } })
    for name in ["A", "C"] { try Data().write(to: URL(fileURLWithPath: scratch.file("\(name).o"))) }
    try await Task.sleep(for: .seconds(1.5))
    try Data().write(to: URL(fileURLWithPath: scratch.file("B.o")))
    try await Task.sleep(for: .seconds(0.6))
    progress.finish()
    let files = told.withLock { $0.map(\.file) }
    #expect(Set(["B", "D"]).isSuperset(of: files.compactMap(\.self).prefix(1)))
    #expect(Set(["D", "F"]).isSuperset(of: files.compactMap(\.self).suffix(1)))
    #expect(told.withLock { $0.map(\.done) } == [2, 3])
  }
}

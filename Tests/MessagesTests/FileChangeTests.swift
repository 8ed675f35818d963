// The comparison of both texts of a change.

import Foundation
import Messages
import TestSupport
import Testing

@Suite struct FileChangeTests {
  private func change(_ before: String, _ after: String) -> FileChange {
    FileChange(path: "a", before: Data(before.utf8), after: Data(after.utf8), values: [])
  }

  @Test func `changed lines come with their numbers and with lines around them`() {
    let lines = (1...12).map { "line \($0)" }
    var other = lines
    other[5] = "other"
    let hunks = change(lines.joined(separator: "\n"), other.joined(separator: "\n")).hunks(
      context: 1)
    #expect(hunks.count == 1)
    #expect(hunks[0].lines.map(\.text) == ["line 5", "line 6", "other", "line 7"])
    #expect(hunks[0].lines.map(\.number) == [5, 6, 6, 7])
    #expect(hunks[0].lines.map(\.side) == [.both, .before, .after, .both])
  }

  @Test func `changes that are far apart are hunks of their own`() {
    let lines = (1...40).map { "line \($0)" }
    var other = lines
    (other[2], other[30]) = ("one", "two")
    let change = change(lines.joined(separator: "\n"), other.joined(separator: "\n"))
    #expect(change.hunks().map(\.starts.before) == [1, 28])
    #expect(change.unified.contains("@@ -28,7 +28,7 @@\n line 28\n"))
    #expect(self.change("a", "a").hunks().isEmpty)
  }

  @Test func `hunks between which no line is left out are one`() {
    let lines = (1...20).map { "line \($0)" }
    func hunks(_ places: Int...) -> [[Int]] {
      var other = lines
      for place in places { other[place - 1] = "other" }
      return change(lines.joined(separator: "\n"), other.joined(separator: "\n")).hunks(context: 2)
        .map { $0.lines.filter { $0.side != .after }.map(\.number) }
    }
    #expect(hunks(5, 10) == [Array(3...12)])
    #expect(hunks(5, 11) == [Array(3...7), Array(9...13)])
  }

  @Test func `the hunks of random texts hold every line that differs`() {
    Fuzz.run(100) { random, trace in
      let before = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        ["a", "b", "c", ""].randomElement(using: &random) ?? ""
      }
      var after = before
      for _ in 0..<Int.random(in: 0...4, using: &random) where !after.isEmpty {
        let place = Int.random(in: 0..<after.count, using: &random)
        if Bool.random(using: &random) { after[place] = "x" } else { after.remove(at: place) }
      }
      let change = change(before.joined(separator: "\r\n"), after.joined(separator: "\r\n"))
      var (old, new) = (before, after)
      if old.isEmpty { old = [""] }
      if new.isEmpty { new = [""] }
      let lines = change.hunks(context: 100).flatMap(\.lines)
      guard old != new else {
        #expect(lines.isEmpty, "\(trace)")
        return
      }
      #expect(lines.filter { $0.side != .after }.map(\.text) == old, "\(trace)")
      #expect(lines.filter { $0.side != .before }.map(\.text) == new, "\(trace)")
    }
  }
}

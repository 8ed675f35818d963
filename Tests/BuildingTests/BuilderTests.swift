// Building for a window: one build begins before the last one has ended.

import Messages
import Testing

@testable import Building

@Suite struct BuilderTests {
  @Test func `builds that begin at the same time have a reader each`() async throws {
    let builder = try await Builder()
    for _ in 0..<20 {
      builder.prepare()
      let names = try await withThrowingTaskGroup(of: [String].self) { group in
        for index in 0..<4 {
          let text = "import UIKit\n@IBDesignable class Dial\(index): UIView {}"
          let source = SourceText(path: "/Dial.swift", text: text)
          group.addTask { try await builder.read([source]).views.map(\.name) }
        }
        return try await group.reduce(into: Set<String>()) { $0.formUnion($1) }
      }
      #expect(names == ["Dial0", "Dial1", "Dial2", "Dial3"])
    }
  }
}

// Building for a window: one build begins before the last one has ended.

import Foundation
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

  /// With the cache that the other builds of this suite have too.
  @Test func `warnings are told with their places, also of files that are not compiled again`()
    async throws
  {
    let builder = try await Builder()
    let folder = "/\(UUID().uuidString)/"
    func build(_ body: String) async throws -> [String] {
      let sources = [
        "import UIKit\nfunc one() { let unused = 1 }", "import UIKit\nfunc two() { \(body) }",
        "import UIKit\n@IBDesignable class Dial: UIView { @objc func f(_ a: Any) { print(#selector(f)) } }",
      ].enumerated().map { SourceText(path: folder + "\($0).swift", text: $1) }
      return try await builder.build(sources).warnings.filter { $0.severity == .warning }
        .map { "\($0.place?.description.dropFirst(folder.count) ?? ""): \($0.text.prefix(28))" }
    }
    let words = "initialization of immutable value"
    #expect(
      try await build("let other = 2")
        == ["0", "1"].map { "\($0).swift:2:18: \(words.prefix(28))" })
    #expect(try await build("") == ["0.swift:2:18: \(words.prefix(28))"])
    // Neither is a library that is there already compiled again.
    #expect(try await build("") == ["0.swift:2:18: \(words.prefix(28))"])
  }
}

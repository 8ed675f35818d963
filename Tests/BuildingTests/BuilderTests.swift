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

  @Test func `catalogs of a folder that was named are looked for in all its folders`()
    async throws
  {
    let root = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: root) }
    let color = root + "/Looks/Assets.xcassets/brand.colorset"
    try FileManager.default.createDirectory(atPath: color, withIntermediateDirectories: true)
    let text = "import UIKit\n@IBDesignable class Dial: UIView { let color = UIColor.brand }"
    let source = SourceText(path: root + "/Views/Dial.swift", text: text)
    let builder = try await Builder()
    await #expect(throws: BuildFailure.self) { try await builder.build([source]) }
    let built = try await builder.build([source], keeping: [], given: [root])
    #expect(built.report.views.map(\.name) == ["Dial"])
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

  @Test(arguments: [
    "let unused = 1", "let wrong: Int = true", "} }", "print(#selector(f))", "import Nowhere",
    "/* without an end",
  ])
  func `a compiler that waits says what one says that is started for the text`(body: String)
    async throws
  {
    func build(_ text: String, ahead: Bool) async throws -> [SourceMessage] {
      let builder = try await Builder()
      let path = "/\(UUID().uuidString)/Dial.swift"
      func source(_ text: String) -> [SourceText] { [SourceText(path: path, text: text)] }
      if ahead {
        _ = try await builder.build(
          source("import UIKit\nclass Dial\(Int.random(in: 0..<1 << 40)) {}"))
        builder.prepare()
      }
      let messages: [SourceMessage]
      do {
        messages = try await builder.build(source(text)).warnings
      } catch {
        guard case .sources(let errors) = error else { throw error }
        messages = errors
      }
      return messages.map { $0.placed(in: "Dial.swift") }
    }
    let text = "import UIKit\n@IBDesignable class Dial: UIView {\n@objc func f() {\n\(body)\n} }"
    let told = try await build(text, ahead: false)
    #expect(!told.isEmpty || body.contains("selector"))
    #expect(try await build(text, ahead: true) == told)
  }

  @Test func `a compiler waits for the text of a module of one file, and for one text`()
    async throws
  {
    let toolchain = try await Toolchain.find()
    let waiting = PrewarmedCompiler()
    func fills() -> Bool {
      waiting.fill(toolchain)
      return waiting.take(fileCount: 1, ["-g"]) != nil
    }
    #expect(!fills())
    waiting.expect(fileCount: 1, ["-g"])
    #expect(fills())
    #expect(waiting.take(fileCount: 1, ["-g"]) == nil)
    waiting.fill(toolchain)
    #expect(waiting.take(fileCount: 2, ["-g"]) == nil)
    // Of another module.
    #expect(waiting.take(fileCount: 1, ["-O"]) == nil)
    waiting.expect(fileCount: 2, ["-g"])
    #expect(waiting.take(fileCount: 1, ["-g"]) == nil)
    #expect(!fills())
  }

  @Test func `a file that was left out is tried again when what it misses may be there`()
    async throws
  {
    let builder = try await Builder()
    let folder = "/\(UUID().uuidString)/"
    func leftOut(_ texts: [String]) async throws -> [String] {
      let sources = texts.enumerated().map {
        SourceText(path: folder + "\($0).swift", text: "import UIKit\n" + $1)
      }
      return try await builder.build(sources, keeping: []).leftOut.map(\.text)
    }
    let dial = "@IBDesignable class Dial: UIView {}"
    let page = "class Page { let tuner = Tuner() }"
    let expected = [
      "left out: what declares 'Tuner' is left out", "left out: no such module 'Radio'",
    ]
    #expect(try await leftOut([dial, page, "import Radio\nclass Tuner {}"]) == expected)
    // Kept in mind, and not longer than the texts stay.
    #expect(try await leftOut([dial + "\n", page, "import Radio\nclass Tuner {}"]) == expected)
    let other = dial + "\nclass Tuner {}"
    #expect(try await leftOut([other, page, "import Radio\nclass Tuner {}"]) == [expected[1]])
    // A chain comes back as a whole.
    let shell = "class Shell { let page = Page() }"
    #expect(try await leftOut([dial, page, "import Radio\nclass Tuner {}", shell]).count == 3)
    #expect(try await leftOut([dial, page, "class Tuner {}", shell]).isEmpty)
    // Nobody but its author can mend this, also where the file was left out before.
    #expect(try await leftOut([dial, page, "import Radio\nclass Tuner {}"]).count == 2)
    await #expect(throws: BuildFailure.self) { try await leftOut([dial, page]) }
    // A member that a view's own class lacks is its author's mistake, whatever others declare.
    let knob = "@IBDesignable class Knob: UIView { func f() { print(self.station) } }"
    await #expect(throws: BuildFailure.self) {
      try await leftOut([dial, knob, "import Radio\nclass Tuner { var station = 1 }"])
    }
    let tools = "import Radio\nextension UIColor { convenience init(hex: Int) { self.init() } }"
    let tint = "let tint = UIColor(hex: 3)"
    let reason = "left out: what declares 'init(hex:)' is left out"
    #expect(try await leftOut([dial, tint, tools]).first == reason)
  }
}

extension SourceMessage {
  fileprivate func placed(in file: String) -> SourceMessage {
    var message = self
    message.place?.file = file
    return message
  }
}

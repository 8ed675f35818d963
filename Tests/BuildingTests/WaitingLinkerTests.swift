// Linkers that wait for their objects.

import Foundation
import Messages
import TestSupport
import Testing

@testable import Building

@Suite struct WaitingLinkerTests {
  private let scratch: Scratch
  private let toolchain: Toolchain

  init() async throws {
    scratch = try Scratch()
    toolchain = try await Toolchain.find()
  }

  /// Compiles a function to an object, whose path it returns.
  private func object(_ name: String) async throws -> String {
    try scratch.write("public func \(name)() {}\n", to: name + ".swift")
    let words = [
      "-frontend", "-c", scratch.file(name + ".swift"), "-parse-stdlib", "-parse-as-library",
      "-module-name", name, "-o", scratch.file(name + ".o"),
    ]
    #expect(try await toolchain.frontend.run(words).isSuccess)
    return scratch.file(name + ".o")
  }

  private func start(_ linker: Tool? = nil) throws -> WaitingLinker {
    let folders = toolchain.runtimeLibraries.map { "-L" + $0 }
    return try #require(
      WaitingLinker(linker ?? toolchain.linker) { ["-shared", $0, "-o", $1] + folders })
  }

  @Test(arguments: [0.0, 0.5])
  func `the objects may come before the linker waits, and after`(_ seconds: Double) async throws {
    let objects = [try await object("dial"), try await object("gauge")]
    let linker = try start()
    try await Task.sleep(for: .seconds(seconds))
    #expect(await linker.link(objects, to: scratch.file("waiting.so")))
    let words = ["-shared"] + objects + ["-o", scratch.file("other.so")]
    #expect(try await toolchain.linker.run(words).isSuccess)
    #expect(try scratch.data("waiting.so") == scratch.data("other.so"))
  }

  @Test func `objects that are missing are for another linker to tell of`() async throws {
    #expect(try await !start().link([scratch.file("none.o")], to: scratch.file("a.so")))
  }

  @Test func `a library that cannot take its place is another linker's`() async throws {
    let objects = [try await object("dial")]
    #expect(try await !start().link(objects, to: scratch.file("none/a.so")))
  }

  @Test func `a quotation mark in a name is for another linker`() async throws {
    #expect(WaitingLinker.script(["a\"b.o"]) == nil)
    #expect(try await !start().link(["a\"b.o"], to: scratch.file("a.so")))
  }

  @Test func `libraries stand among the objects`() async throws {
    let inputs = [try await object("dial"), "-lswiftObservation"]
    #expect(try await start().link(inputs, to: scratch.file("a.so")))
    #expect(try scratch.data("a.so").range(of: Data("libswiftObservation.so".utf8)) != nil)
  }

  @Test func `a build that is shown at once takes the linker, and one for later does not`()
    async throws
  {
    let builder = try await Builder()
    let text = "import UIKit\n// \(UUID().uuidString)\n@IBDesignable class Dial: UIView {}"
    let source = SourceText(path: scratch.file("Dial.swift"), text: text)
    builder.prepare()
    #expect(builder.waitingLinker.value != nil)
    let built = try await builder.build([source], keeping: [])
    #expect(builder.waitingLinker.value == nil)
    builder.prepare()
    _ = try await builder.optimized(built)
    #expect(builder.waitingLinker.value != nil)
  }

  @Test func `spaces and other letters in names are as they are`() async throws {
    let object = try await object("dial")
    try FileManager.default.moveItem(atPath: object, toPath: scratch.file("a ü $b*.o"))
    #expect(try await start().link([scratch.file("a ü $b*.o")], to: scratch.file("a.so")))
  }

  @Test func `more names than a pipe takes at once are for another linker`() async throws {
    let objects = [String](repeating: try await object("dial"), count: 5000)
    let pipe = try #require(InputPipe())
    #expect(!pipe.fill(with: Array(try #require(WaitingLinker.script(objects)).utf8)))
    #expect(try await !start().link(objects, to: scratch.file("a.so")))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a linker that ends at once has not taken the objects`() async throws {
    let objects = [try await object("dial")]
    #expect(try await !start(Tool(path: "/bin/false")).link(objects, to: scratch.file("a.so")))
  }
}

// Failures that are kept for the next build of the same sources.

import Foundation
import Messages
import TestSupport
import Testing

@testable import Building

@Suite struct KeptFailuresTests {
  private func isKept(_ messages: [SourceMessage]) throws -> Bool {
    let scratch = try Scratch()
    let failures = KeptFailures(folder: scratch.path)
    failures.keep(messages, "name", about: [LoweredFile(path: "Dial.swift", text: "", shifts: [])])
    return failures.messages("name") == messages
  }

  private func error(_ text: String, in file: String? = "Dial.swift") -> SourceMessage {
    SourceMessage(.error, at: file.map { SourcePlace(file: $0, line: 1, column: 8) }, text)
  }

  @Test func `errors in the sources are kept, with all that is said beside`() throws {
    #expect(try isKept([error("cannot find 'x' in scope")]))
    #expect(try isKept([error("cannot find 'x' in scope"), error("a note of no place", in: nil)]))
  }

  @Test func `an ended compile is kept, under its bound alone`() throws {
    let scratch = try Scratch()
    let failures = KeptFailures(folder: scratch.path)
    let messages = [error("the compiler was ended after 600 s; \(CompileWatch.advice)")]
    failures.keep(messages, "name", about: [LoweredFile(path: "Dial.swift", text: "", shifts: [])])
    #expect(failures.messages("name") == messages)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    #expect(names == ["name-\(Int(CompileWatch.bound))s.failure.json"])
  }

  @Test func `errors that are in no source are not kept, nor are those of the machine`() throws {
    #expect(try !isKept([error("unable to open output file: No space left on device", in: nil)]))
    #expect(try !isKept([error("module file is corrupted", in: "/usr/lib/swift/Swift.swift")]))
    for text in [
      "the compiler is unable to type-check this expression in reasonable time",
      "missing required module 'SwiftShims'",
    ] {
      #expect(try !isKept([error(text)]), "\(text)")
    }
  }
}

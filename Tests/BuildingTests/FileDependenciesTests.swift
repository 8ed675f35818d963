// The compiler's records of dependencies, whole and damaged.

import Foundation
import TestSupport
import Testing

@testable import Building

@Suite struct FileDependenciesTests {
  /// The compiler's record of a file beside another one.
  private static func record() async throws -> [UInt8] {
    let scratch = try Scratch()
    try scratch.write("struct Dial { var angle = 1.5; func turn() {} }", to: "Dial.swift")
    try scratch.write("func use() -> Double { Dial().angle }", to: "Use.swift")
    let outcome = try await Toolchain.find().frontend.run([
      "-frontend", "-c", "-primary-file", scratch.file("Use.swift"), scratch.file("Dial.swift"),
      "-module-name", "Live", "-parse-as-library", "-o", scratch.file("Use.o"),
      "-emit-reference-dependencies-path", scratch.file("Use.swiftdeps"),
    ])
    try #require(outcome.isSuccess, "\(outcome.complaints)")
    return Array(try scratch.data("Use.swiftdeps"))
  }

  @Test func `a record tells the file's declarations and what they use`() async throws {
    let record = try #require(FileDependencies(try await Self.record(), of: "/Use.swift"))
    #expect(record.provided.keys.contains { $0.name == "use" })
    #expect(record.users.keys.contains { $0.name == "Dial" })
    #expect(record.users.keys.contains { $0.name == "angle" && $0.context.contains("Dial") })
    #expect(FileDependencies.changes(from: record, to: record).isEmpty)
  }

  @Test func `damaged records are refused, or read as others, and end nothing`() async throws {
    let whole = try await Self.record()
    Fuzz.run(400) { random, trace in
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = .random(in: 0...255, using: &random)
        case 1: bytes[place] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &random)
        default: bytes = Array(bytes.prefix(max(place, 8)))
        }
      }
      let record = FileDependencies(bytes, of: "/Use.swift")
      #expect((record?.provided.count ?? 0) <= bytes.count * 8, "\(trace)")
    }
  }
}

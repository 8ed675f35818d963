// A library that was prepared for edits draws what the compiled one draws.

import Foundation
import TestSupport
import Testing

@Suite struct EditedPicturesTests {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("SourceTests/Fixtures/Scanned").path

  @Test(arguments: ["Badges", "Controls", "Drawing", "Layers", "Motion", "Patterns", "Traits"])
  func `the pictures are the same, also where every fraction is another one`(
    name: String
  ) throws {
    let scratch = try Scratch()
    let path = "\(Self.fixtures)/\(name).swift"
    let source = try String(contentsOfFile: path, encoding: .utf8)
    let changed = Self.withOtherFractions(source)
    #expect(changed != source)
    try scratch.write(changed, to: "Changed.swift")
    // Most fixtures inherit from a class of another file.
    let probe = try HelperProcess(
      "edit-probe",
      [path, "\(Self.fixtures)/PlateFixture.swift", "--", scratch.file("Changed.swift")])
    #expect(probe.line() == "same")
    #expect(probe.line() == "same")
  }

  @Test(arguments: ["Layers", "Runtime", "Tables"])
  func `the pictures are the same with replaced bodies`(name: String) throws {
    let probe = try HelperProcess(
      "edit-probe", ["\(Self.fixtures)/\(name).swift", "\(Self.fixtures)/PlateFixture.swift"])
    let counts = (probe.line() ?? "").components(separatedBy: " of ").compactMap { Int($0) }
    try #require(counts.count == 2)
    #expect(counts[0] * 3 >= counts[1] * 2)
    #expect(probe.line() == "same")
  }

  /// The text with another fraction in each number that has one, but for versions of systems.
  private static func withOtherFractions(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      line -> String in
      if line.contains("available") { return String(line) }
      return String(line).replacing(/([ (])0\.([0-9]+)/) { "\($0.1)0.4\($0.2)" }
    }
    return lines.joined(separator: "\n")
  }
}

// Pictures that no test names are found.

import CoreGraphics
import TestSupport
import Testing

@Suite struct GoldenCensusTests {
  @Test func `every golden picture is named by a test`() {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().path
    let dead = GoldenCensus.deadPictures(below: tests)
    for picture in dead { print("dead \(picture)") }
    #expect(dead.isEmpty)
  }

  @Test func `a picture without a literal is dead`() throws {
    let tests = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-census-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: tests) }
    try FileManager.default.createDirectory(
      atPath: "\(tests)/ATests/Goldens", withIntermediateDirectories: true)
    for name in ["kept", "table-2x", "dead", "kept.new"] {
      try Data().write(to: URL(fileURLWithPath: "\(tests)/ATests/Goldens/\(name).png"))
    }
    try Data(#"f("kept"); f("table-\(scale)x"); f("\(name)")"#.utf8)
      .write(to: URL(fileURLWithPath: "\(tests)/ATests/A.swift"))
    #expect(GoldenCensus.deadPictures(below: tests) == ["\(tests)/ATests/Goldens/dead.png"])
  }

  @Test func `literals are split at interpolations`() {
    let source = #"let a = "one", b = "two-\(f("in", (1)))-\(x)x"; c = "q\"uote""#
    #expect(
      GoldenCensus.literals(in: source) == [["one"], ["two-", "-", "x"], ["in"], ["quote"]])
  }

  @Test(arguments: [
    ("a-2x", ["a-", "x"], true), ("a-2x", ["a-2x"], true), ("a-2x", ["a-2"], false),
    ("a-2x", ["", ""], false), ("long-b-2x", ["long", "b", "x"], true),
    ("long-c-2x", ["long", "b", "x"], false),
  ])
  func `a name matches the fixed parts of a literal`(
    name: String, parts: [String], matches: Bool
  ) {
    #expect(GoldenCensus.matches(name, parts) == matches)
  }
}

// The gallery registers its designables with code that the reader wrote.

import Foundation
import Messages
import Testing

@testable import SourceReading

@Suite struct DesignablesRegistrationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// In the order in which the gallery lists its classes.
  private static let files = [
    "LDGradientView.swift", "RoundedCornerButton.swift", "FancyButton.swift",
    "IDLineChartView.swift", "IDLineChartView+Drawing.swift",
  ]

  private static func registration() throws -> String {
    let folder = root.appendingPathComponent("Sources/Designables")
    let texts = try files.map { name in
      SourceText(
        path: name,
        text: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
    return """
      // Makes the gallery's designables known; `make registration` writes this file from their sources.
      // swift-format-ignore-file

      \(SourceReader(texts).registration(of: "Designables", calledBy: "registerDesignables"))
      """
  }

  /// With `VITRINE_REGISTRATION=write` in the environment the file is written first.
  @Test func `the gallery's registration is what the reader makes of its sources`() throws {
    let file = Self.root.appendingPathComponent(
      "Sources/Preview/Gallery/DesignablesRegistration.swift")
    let expected = try Self.registration()
    if ProcessInfo.processInfo.environment["VITRINE_REGISTRATION"] == "write" {
      try Data(expected.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == expected)
  }
}

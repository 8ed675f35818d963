// Sources as people write them for iOS, shown on Linux with values and at times of the command line.

import CoreGraphics
import Foundation
import ImageCoding
import TestSupport
import Testing

@Suite struct FixtureTests {
  /// The fixtures of these tests, one module.
  static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Fixtures/Shown"

  private func picture(_ arguments: [String]) throws -> PixelBuffer {
    let scratch = try SourceScratch()
    let outcome = try SourceProgram.run(
      ["snapshot", Self.folder, "-o", scratch.file("out.png")] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try PNG.decode(try Data(contentsOf: URL(fileURLWithPath: scratch.file("out.png"))))
  }

  @Test func `values are set before the view prepares itself`() throws {
    let pixels = try picture([
      "--view", "BadgeFixture", "--set", "text=Ünder £5", "--set", "fill=systemGreen", "--set",
      "borderWidth=2", "--set", "borderColor=black", "--scale", "2",
    ])
    expectGolden(named: "BadgeFixture-set", of: pixels, showsText: true)
  }

  @Test func `time moves what runs`() throws {
    let pixels = try picture(["--view", "LayerClassFixture", "--at", "0.5"])
    expectGolden(named: "LayerClassFixture-halfway", of: pixels, showsText: true)
  }
}

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

  private func picture(
    _ arguments: [String], of folder: String = Self.folder, environment: [String: String] = [:]
  ) throws -> PixelBuffer {
    let scratch = try Scratch()
    let outcome = try SourceProgram.run(
      ["snapshot", folder, "-o", scratch.file("out.png")] + arguments, environment: environment)
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

  @Test(arguments: ["0.5", "1.5"])
  func `particles are where time says`(time: String) throws {
    let pixels = try picture(
      ["--view", "EmitterFixture", "--at", time], of: Self.folder + "/../Scanned")
    expectGolden(named: "EmitterFixture-\(time)", of: pixels)
  }

  @Test(arguments: ["0.5", "1.5", "3"])
  func `keyframes move each in their part of the time`(time: String) throws {
    let pixels = try picture(
      ["--view", "KeyframeBlockFixture", "--at", time], of: Self.folder + "/../Scanned")
    expectGolden(named: "KeyframeBlockFixture-\(time)", of: pixels)
  }

  @Test(arguments: ["0.4", "2.9", "60"])
  func `timers and delayed work follow the clock`(time: String) throws {
    let pixels = try picture(["--view", "CountdownFixture", "--at", time])
    expectGolden(named: "CountdownFixture-\(time)", of: pixels, showsText: true)
  }

  @Test(arguments: [("0.49", 0), ("0.5", 10), ("1.4", 10), ("3", 20)])
  func `tasks sleep by the clock`(time: String, width: Int) throws {
    let pixels = try picture(["--view", "NapFixture", "--at", time])
    let row = (0..<pixels.width).map { pixels[$0, 5] == 0xFF00_0000 }
    #expect(row == (0..<pixels.width).map { $0 < width })
  }

  /// Ticks, what of the first three has settled, and the sum of both as it was 0.25 s before.
  @Test(arguments: [("1.6", [3, 0, 2]), ("3.2", [6, 3, 8])])
  func `what Combine waits for follows the clock`(time: String, heights: [Int]) throws {
    let pixels = try picture(["--view", "StreamFixture", "--at", time, "--size", "60x40"])
    let shown = (0..<3).map { bar in
      (0..<40).count { pixels[bar * 20 + 5, $0] >> 24 > 0 } / 4
    }
    #expect(shown == heights)
  }

  @Test func `in the dark, dynamic colours and the catalog's dark variants are shown`() throws {
    let pixels = try picture(
      ["--view", "AssetsFixture"], of: Self.folder + "/../Scanned",
      environment: ["VITRINE_APPEARANCE": "dark"])
    expectGolden(named: "AssetsFixture-dark", of: pixels)
  }

  @Test func `texts, prices and dates are in the language that is asked for`() throws {
    let pixels = try picture(
      ["--view", "LocalizedFixture"], of: Self.folder + "/../Scanned",
      environment: ["VITRINE_LOCALE": "de_CH", "LANG": "fr_FR.UTF-8"])
    expectGolden(named: "LocalizedFixture-german", of: pixels, showsText: true)
  }

  @Test func `a picture of a catalog is as fine as the output`() throws {
    let pixels = try picture(
      ["--view", "AssetsFixture", "--scale", "2"], of: Self.folder + "/../Scanned")
    expectGolden(named: "AssetsFixture-fine", of: pixels)
  }
}

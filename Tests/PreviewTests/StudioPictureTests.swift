// Golden pictures of the panels, light and dark.

import CoreGraphics
import Foundation
import ImageCoding
import Messages
import Stage
import Studio
import TestSupport
import Testing
import UIKit
import Windowing

@testable import Preview

@MainActor @Suite(.ownScreenScale) struct StudioPictureTests {
  private func part(_ hands: StudioHands, _ area: PixelRect) -> PixelBuffer {
    let screen = hands.harness.screen()
    let part = PixelBuffer(width: area.width, height: area.height)
    for y in 0..<area.height {
      for x in 0..<area.width { part[x, y] = screen[area.x + x, area.y + y] }
    }
    return part
  }

  private func hands(isDark: Bool) throws -> StudioHands {
    let hands = try StudioHands()
    hands.harness.session.studio.style = isDark ? .dark : .light
    hands.pick(line: 0)
    hands.harness.send(.pointerMoved(hands.harness.pointer(500, 785)))
    return hands
  }

  @Test(arguments: ["light", "dark"]) func `a refused value`(style: String) throws {
    let hands = try hands(isDark: style == "dark")
    hands.click(try hands.control("Angle", 60))
    hands.harness.type("a", .control)
    hands.harness.enter("360/")
    hands.click(CGPoint(x: 500, y: 785))
    expectGolden(
      named: "refused-\(style)",
      of: part(hands, PixelRect(x: 796, y: 236, width: 304, height: 60)), showsText: true)
  }

  @Test(arguments: ["light", "dark"]) func `lines that go are red, and lines that come are green`(
    style: String
  ) throws {
    let hands = try hands(isDark: style == "dark")
    let lines = ["class Dial {", "  var level = 0.5 // half", "  var tint: UIColor = .red", "}"]
    let change = FileChange(
      path: "Sources/Dial.swift", before: Data(lines.joined(separator: "\n").utf8),
      after: Data(lines.joined(separator: "\n").replacing("0.5", with: "0.75").utf8),
      values: ["level = 0.75"])
    hands.harness.session.studio.show([change])
    hands.harness.frame()
    let screen = hands.harness.screen()
    // The panel's corner is at (230, 127); a line is 20 points high, the first one 84 points below it.
    let grounds = (0..<4).map { screen[236, 127 + 84 + 20 * $0 + 10] & 0xFFFFFF }
    let (panel, removed, added): (UInt32, UInt32, UInt32) =
      style == "dark" ? (0x2A2A2D, 0x4A2422, 0x1E3D28) : (0xFAFAFB, 0xFDECEB, 0xE3F5E7)
    #expect(grounds == [panel, removed, added, panel])
    hands.harness.press(.escape)
    #expect(hands.harness.screen()[500, 600] & 0xFFFFFF != panel)
  }

  @Test(arguments: ["light", "dark"]) func `the toolbar's buttons`(style: String) throws {
    let hands = try hands(isDark: style == "dark")
    expectGolden(
      named: "toolbar-\(style)",
      of: part(hands, PixelRect(x: 346, y: 0, width: 408, height: 44)), showsText: true)
  }

  /// The properties of the page of kinds, with the height of each one's picture.
  private nonisolated static let kinds: [(name: String, height: Int)] = [
    ("insets", 128), ("words", 92), ("picture", 72), ("font", 100), ("numbers", 156),
    ("edges", 140), ("table", 128),
    ("marks", 128), ("span", 72),
  ]

  @Test(arguments: kinds.map(\.name), ["light", "dark"])
  func `the control of a kind`(name: String, style: String) throws {
    let hands = try StudioHands.atKinds()
    hands.harness.session.studio.style = style == "dark" ? .dark : .light
    try hands.kinds.words = "Two lines,\nof which this is one"
    try hands.kinds.picture = UIImage(systemName: "heart.fill")
    hands.pick(line: 0)
    hands.search(name)
    hands.harness.send(.pointerMoved(hands.harness.pointer(500, 785)))
    let height = try #require(Self.kinds.first { $0.name == name }).height
    expectGolden(
      named: "kind-\(name)-\(style)",
      of: part(hands, PixelRect(x: 796, y: 140, width: 304, height: height)), showsText: true)
  }
}

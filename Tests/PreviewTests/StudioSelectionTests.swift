// Picking views in the outline and on the page.

import CoreGraphics
import Designables
import ImageCoding
import Stage
import Studio
import Testing
import UIKit
import Windowing

@testable import Preview

@MainActor @Suite(.ownScreenScale) struct StudioSelectionTests {
  private let accent: UInt32 = 0xFF0A_66E0

  private func subtitle(_ hands: StudioHands) -> String? {
    hands.harness.views(UILabel.self).compactMap(\.text).first { $0.contains("  ·  ") }
  }

  @Test func `the outline lists the page's views with their texts`() throws {
    let hands = try StudioHands()
    let names = [
      "LD Gradient View", "ID Line Chart View", "Button", "Fancy Button", "Rounded Corner Button",
    ]
    for name in names { #expect(!hands.labels(name).isEmpty, "\(name)") }
    #expect(hands.labels("“Continue”").count >= 1)
  }

  @Test func `a click on a line selects the view and outlines it on the page`() throws {
    let hands = try StudioHands()
    hands.pick(line: 0)
    // The page lies at (314, 84) in the window; the line is two points wide.
    let screen = hands.harness.screen()
    #expect(screen[313, 150] == accent)
    #expect(screen[689, 150] == accent)
    #expect(hands.labels("LD Gradient View  375 × 140").count == 1)
    #expect(subtitle(hands) == "LDGradientView  ·  375 × 140")
  }

  @Test func `the tool picks the view under the pointer, the one behind it, and goes up by Escape`()
    throws
  {
    let hands = try StudioHands()
    hands.harness.type("v")
    // The title of the wide button.
    hands.harness.click(314 + 187, 84 + 470)
    #expect(subtitle(hands) == "FancyButton  ·  300 × 60")
    hands.harness.wait(1)
    hands.harness.click(314 + 187, 84 + 470)
    #expect(subtitle(hands)?.hasPrefix("FancyButton") == false)
    hands.harness.press(.escape)
    #expect(subtitle(hands) == "FancyButton  ·  300 × 60")
    hands.harness.press(.escape)
    #expect(hands.labels("Nothing is selected.").isEmpty)
    hands.harness.wait(1)
    hands.harness.click(314 + 69, 84 + 536)
    #expect(subtitle(hands)?.contains("64 × 64") == true)
    hands.harness.press(.escape)
    hands.harness.press(.escape)
    hands.harness.press(.escape)
    #expect(!hands.harness.hasQuit)
  }

  @Test func `the tool keeps presses from the page and gives them back`() throws {
    let hands = try StudioHands()
    hands.harness.type("v")
    hands.harness.click(314 + 205, 84 + 397)
    #expect(!hands.harness.stage.isRunning)
    hands.harness.type("v")
    hands.harness.wait(1)
    hands.harness.click(314 + 205, 84 + 397)
    #expect(hands.harness.stage.isRunning)
  }

  @Test func `a line under the pointer flashes its view`() throws {
    let hands = try StudioHands()
    let before = hands.harness.screen()
    hands.harness.send(.pointerMoved(hands.harness.pointer(100, 92)))
    #expect(hands.harness.screen()[500, 150] != before[500, 150])
    hands.harness.send(.pointerMoved(hands.harness.pointer(500, 785)))
    #expect(hands.harness.screen().hasSamePixels(as: before))
  }

  @Test func `the arrow keys go through the outline`() throws {
    let hands = try StudioHands()
    hands.harness.press(.down)
    #expect(subtitle(hands)?.hasPrefix("LDGradientView") == true)
    hands.harness.press(.down)
    #expect(subtitle(hands)?.hasPrefix("IDLineChartView") == true)
    hands.harness.press(.up)
    #expect(subtitle(hands)?.hasPrefix("LDGradientView") == true)
  }

  @Test func `the loupe says color and place, copies them, and goes by keys`() throws {
    let hands = try StudioHands()
    let harness = hands.harness
    harness.send(.pointerMoved(harness.pointer(314 + 20.5, 84 + 300.5)))
    harness.type("z")
    #expect(hands.labels("#FFFFFF").count == 1 && hands.labels("20, 300").count == 1)
    harness.press(.right)
    harness.press(.up, .shift)
    #expect(hands.labels("21, 290").count == 1)
    harness.press(.return)
    #expect(UIPasteboard.general.string == "#FFFFFF")
    harness.press(.escape)
    #expect(hands.labels("21, 290").isEmpty)
    harness.press(.left)
    #expect(try harness.gradient.angle == 265)
  }

  @Test func `the outline around a view follows the page that is moved`() throws {
    let hands = try StudioHands()
    hands.pick(line: 0)
    for _ in 0..<4 { hands.harness.type("+") }
    let start = hands.harness.pageCorner
    let pointer = hands.harness.pointer(500, 700)
    hands.harness.send(.scrolled(ScrollEvent(pointer: pointer, deltaX: 0, deltaY: -20)))
    #expect(hands.harness.pageCorner.y > start.y)
    let (x, y) = hands.harness.pageCorner
    let screen = hands.harness.screen()
    #expect(screen[x + 200, y - 1] == accent && screen[x + 200, y - 3] != accent)
  }

  @Test func `the outline around a view follows its size and the zoom`() throws {
    let hands = try StudioHands()
    hands.pick(line: 0)
    try hands.harness.gradient.frame.size.height = 100
    hands.harness.stage.root.setNeedsLayout()
    hands.harness.frame()
    #expect(hands.labels("LD Gradient View  375 × 100").count == 1)
    hands.harness.type("-")
    let frame = try hands.harness.gradient.convert(
      try hands.harness.gradient.bounds, to: hands.harness.stage.root)
    #expect(hands.harness.screen()[Int(frame.minX.rounded()), Int(frame.midY)] == accent)
  }

  @Test func `going back to the beginning keeps the changes and the selection`() throws {
    let hands = try StudioHands()
    hands.pick(line: 0)
    try hands.type("12", into: "Angle", 60)
    hands.harness.press(.escape)
    let before = try hands.harness.gradient
    hands.harness.type("r")
    #expect(try hands.harness.gradient !== before)
    #expect(try hands.harness.gradient.angle == 12)
    #expect(subtitle(hands) == "LDGradientView  ·  375 × 140")
    hands.harness.type("z", .control)
    #expect(try hands.harness.gradient.angle == 270)
    #expect(subtitle(hands) == "LDGradientView  ·  375 × 140")
  }
}

// The list of a right click: by pointer and by keys, for a view and for the page.

import CoreGraphics
import Designables
import Stage
import Studio
import Testing
import UIKit
import Windowing

@testable import Preview

@MainActor @Suite(.ownScreenScale) struct StudioContextMenuTests {
  private func texts(_ harness: Harness) -> [String] {
    harness.views(UILabel.self).compactMap(\.text)
  }

  private func rightClick(_ x: CGFloat, _ y: CGFloat, _ harness: Harness) {
    harness.send(.pointerMoved(harness.pointer(x, y)))
    harness.send(.pointerPressed(harness.pointer(x, y), .secondary))
    harness.send(.pointerReleased(harness.pointer(x, y), .secondary))
  }

  private func choose(_ title: String, _ hands: StudioHands) throws {
    let row = try #require(hands.labels(title).last)
    hands.click(CGPoint(x: row.minX + 4, y: row.midY))
  }

  @Test func `a right click on the page selects the view there, which the list hides and shows`()
    throws
  {
    let hands = try StudioHands()
    rightClick(500, 110, hands.harness)
    #expect(hands.labels("LDGradientView  ·  375 × 140").count == 1)
    try choose("Hide", hands)
    #expect(try hands.harness.gradient.isHidden)
    hands.harness.press(.menu)
    try choose("Show", hands)
    #expect(try !hands.harness.gradient.isHidden)
  }

  @Test func `a right click on a line of the outline leads to the view around it`() throws {
    let hands = try StudioHands()
    let label = try #require(hands.labels("Label").first { $0.minX < 200 })
    rightClick(label.midX, label.midY, hands.harness)
    try choose("Select parent: Fancy Button “Continue”", hands)
    #expect(hands.labels("Fancy Button").contains { $0.minX > 700 })
  }

  @Test func `all values are reset as one step`() throws {
    let hands = try StudioHands()
    hands.pick(line: 0)
    try hands.type("12", into: "Angle", 60)
    try hands.type("#ff0000", into: "Start Color", 60)
    hands.harness.press(.escape)
    hands.harness.press(.function(10), .shift)
    try choose("Reset this view's values", hands)
    #expect(try hands.harness.gradient.angle == 270)
    hands.harness.type("z", .control)
    #expect(try hands.harness.gradient.angle == 12)
    #expect(try hands.harness.gradient.startColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `Escape and a press elsewhere close the list`() throws {
    let harness = try StudioHands().harness
    rightClick(330, 700, harness)
    let before = texts(harness)
    #expect(before.contains("Keyboard shortcuts"))
    harness.press(.escape)
    #expect(!texts(harness).contains("Keyboard shortcuts"))
    harness.press(.menu)
    #expect(texts(harness).contains("Keyboard shortcuts"))
    harness.click(4, 780)
    #expect(!texts(harness).contains("Keyboard shortcuts"))
  }

  @Test func `the page alone has a list without views, which brings the toolbar back`() throws {
    let harness = try Harness()
    rightClick(200, 110, harness)
    #expect(!texts(harness).contains("Hide"))
    for _ in 0..<2 { harness.press(.down) }
    harness.press(.up)
    harness.press(.return)
    #expect(!harness.session.studio.layout.isAlone)
  }
}

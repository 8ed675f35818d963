// Several views selected at once.

import CoreGraphics
import Designables
import Stage
import Studio
import Testing
import UIKit
import Windowing

@testable import Preview

@MainActor @Suite(.ownScreenScale) struct StudioSeveralTests {
  /// Both views of one class, by a click on each line.
  private func both() throws -> StudioHands {
    let hands = try StudioHands.atKinds()
    hands.pick(line: 0)
    hands.pick(line: 1, .shift)
    return hands
  }

  @Test func `Shift adds a view by its line, and takes it away again`() throws {
    let hands = try both()
    #expect(hands.labels("2 views").count == 2)
    #expect(hands.labels("2 × Kinds View").count == 1)
    hands.pick(line: 1, .shift)
    #expect(hands.labels("2 views").isEmpty)
    #expect(hands.labels("KindsView  ·  120 × 80").count == 1)
  }

  @Test func `Shift adds a view by a press on the page`() throws {
    let hands = try StudioHands.atKinds()
    hands.harness.type("v")
    hands.harness.click(314 + 60, 84 + 60)
    hands.press(CGPoint(x: 314 + 250, y: 84 + 200), .shift)
    #expect(hands.labels("2 × Kinds View").count == 1)
    #expect(hands.harness.screen()[314 + 220 + 50, 84 + 159] == 0xFF0A_66E0)
  }

  @Test func `a value that differs is mixed, and an edit sets it in all as one step`() throws {
    let hands = try both()
    #expect(hands.labels("Mixed").isEmpty)
    try hands.kinds(1).cornerRadius = 20
    hands.harness.frame()
    hands.pick(line: 0)
    hands.pick(line: 1, .shift)
    hands.search("corner radius")
    try hands.type("12", into: "Corner Radius")
    hands.harness.press(.escape)
    #expect(try hands.kinds(0).cornerRadius == 12)
    #expect(try hands.kinds(1).cornerRadius == 12)
    hands.harness.type("z", .control)
    #expect(try hands.kinds(0).cornerRadius == 8)
    #expect(try hands.kinds(1).cornerRadius == 20)
    hands.harness.type("z", [.control, .shift])
    #expect(try hands.kinds(1).cornerRadius == 12)
  }

  @Test func `views of several classes share what all have`() throws {
    let hands = try StudioHands.atKinds()
    hands.pick(line: 0)
    hands.pick(line: 2, .shift)
    #expect(hands.labels("Kinds View, Label").count == 1)
    #expect(hands.labels("Insets").isEmpty)
    hands.search("hidden")
    hands.click(try hands.control("Hidden", 18))
    #expect(try hands.kinds.isHidden)
    let label = try #require(hands.harness.views(UILabel.self).first { $0.text == "A label" })
    #expect(label.isHidden)
    hands.harness.type("z", .control)
    #expect(try !hands.kinds.isHidden && !label.isHidden)
  }

  @Test func `a mixed switch has a dash, and a press turns all on`() throws {
    let hands = try both()
    try hands.kinds(1).clipsToBounds = true
    hands.pick(line: 0)
    hands.pick(line: 1, .shift)
    hands.search("clips")
    hands.click(try hands.control("Clips To Bounds", 18))
    #expect(try hands.kinds(0).clipsToBounds && hands.kinds(1).clipsToBounds)
  }
}

extension StudioHands {
  /// Clicks a line of the outline with a key held.
  func pick(line: Int, _ modifiers: Modifiers) {
    press(CGPoint(x: 100, y: 44 + 32 + 4 + 24 * CGFloat(line) + 12), modifiers)
  }

  func press(_ point: CGPoint, _ modifiers: Modifiers) { drag(point, through: [], modifiers) }
}

// Golden pictures of the panels, light and dark.

import CoreGraphics
import ImageCoding
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
    try hands.type("360/", into: "Angle", 60)
    hands.harness.press(.escape)
    hands.harness.press(.escape)
    try hands.type("360/", into: "Angle", 60)
    hands.click(CGPoint(x: 500, y: 785))
    expectGolden(
      named: "refused-\(style)",
      of: part(hands, PixelRect(x: 796, y: 236, width: 304, height: 60)), showsText: true)
  }

  @Test(arguments: ["light", "dark"]) func `the toolbar's buttons`(style: String) throws {
    let hands = try hands(isDark: style == "dark")
    expectGolden(
      named: "toolbar-\(style)",
      of: part(hands, PixelRect(x: 380, y: 0, width: 340, height: 44)), showsText: true)
  }
}

// What the compiler warned of does not lie over the page until somebody asks for it.

import CoreGraphics
import Messages
import Testing
import UIKit

@testable import Preview

@MainActor @Suite(.ownScreenScale) struct WarningTests {
  private let place = SourcePlace(file: "Views/Dial.swift", line: 3, column: 7)

  @Test func `a badge counts the warnings, and pressing it shows them and hides them again`() throws
  {
    let harness = try Harness()
    let panels = harness.session.panels
    panels.show(
      .notes(.init(title: "1 warning", lines: [.init("'unused' was never used", at: place)])))
    harness.frame()
    #expect(panels.card == nil)
    let badge = try #require(panels.badge).frame
    harness.click(badge.midX, badge.midY)
    let card = try #require(panels.card).frame
    var opened: SourcePlace?
    panels.onOpen = { opened = $0 }
    harness.click(card.minX + 40, card.midY + 10)
    #expect(opened == place)
    harness.click(badge.midX, badge.midY)
    #expect(panels.card == nil)
    panels.show(.none)
    #expect(panels.badge == nil)
  }
}

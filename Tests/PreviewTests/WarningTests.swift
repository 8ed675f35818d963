// Warnings lie over the page when somebody asks for them, not before.

import CoreGraphics
import Messages
import Pages
import Testing
import UIKit

@testable import Preview

/// Remembers the place that was to be opened.
@MainActor
private final class RecordedEditor: PanelsDelegate {
  private(set) var opened: SourcePlace?

  func panelsOpen(_ place: SourcePlace) { opened = place }
}

@MainActor @Suite(.ownScreenScale) struct WarningTests {
  private let place = SourcePlace(file: "Views/Dial.swift", line: 3, column: 7)

  @Test func `a badge counts the warnings, and pressing it shows them and hides them again`() throws
  {
    let harness = try Harness()
    let panels = harness.session.panels
    panels.show(
      .warned(.init(title: "1 warning", lines: [.init("'unused' was never used", at: place)])))
    harness.frame()
    #expect(panels.error == nil)
    let badge = try #require(panels.badge).frame
    harness.click(badge.midX, badge.midY)
    let message = try #require(panels.error).frame
    let editor = RecordedEditor()
    panels.delegate = editor
    harness.click(message.minX + 40, message.midY + 10)
    #expect(editor.opened == place)
    harness.click(badge.midX, badge.midY)
    #expect(panels.error == nil)
    panels.show(.ready)
    #expect(panels.badge == nil)
  }
}

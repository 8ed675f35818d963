// The container of a preview: its traits, a device, a size.

import CoreGraphics
import Messages
import Testing
import UIKit

@testable import Inspection
@testable import Pages

@MainActor @Suite struct PreviewLayoutTests {
  private func size(
    _ traits: PreviewTrait<Preview.ViewTraits>..., asked size: CGSize? = nil,
    isLandscape: Bool = false, fillsScreen: Bool
  ) throws -> CGSize {
    defer { PreviewLayout.leaveDevice() }
    let preview = PreviewDescription(
      name: "Card", position: SourcePosition("Card.swift", line: 1), traits: traits
    ) { .view(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))) }
    let device = try #require(Device.named("iPhone SE (3rd generation)"))
    let layout = PreviewLayout(
      preview, size: size, device: device, isLandscape: isLandscape, fillsScreen: fillsScreen)
    #expect(layout.isScreen == (layout.size.width > 300))
    return layout.size
  }

  @Test func `a device that was chosen wins over the traits, and a size over both`() throws {
    let fixed = PreviewTrait<Preview.ViewTraits>.fixedLayout(width: 300, height: 200)
    #expect(try size(fixed, fillsScreen: false) == CGSize(width: 300, height: 200))
    #expect(try size(fixed, fillsScreen: true) == CGSize(width: 375, height: 667))
    #expect(
      try size(fixed, isLandscape: true, fillsScreen: true) == CGSize(width: 667, height: 375))
    #expect(try size(.sizeThatFitsLayout, fillsScreen: false) == CGSize(width: 40, height: 30))
    #expect(try size(.sizeThatFitsLayout, fillsScreen: true) == CGSize(width: 375, height: 667))
    #expect(try size(.landscapeLeft, fillsScreen: false) == CGSize(width: 667, height: 375))
    #expect(try size(.landscapeLeft, fillsScreen: true) == CGSize(width: 375, height: 667))
    let asked = CGSize(width: 90, height: 50)
    #expect(try size(fixed, asked: asked, fillsScreen: true) == asked)
  }
}

// Texts in the panels have room.

import CoreGraphics
import Stage
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

@MainActor @Suite(.ownScreenScale) struct NarrowFieldsTests {
  private func labels(_ view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  @Test func `each line of the panel of the page's size has room for its words`() {
    let panel = PageSizePanel(CGSize(width: 300, height: 200))
    panel.frame.size = panel.sizeThatFits(CGSize(width: 500, height: 500))
    panel.layoutIfNeeded()
    for label in labels(panel) where label.superview === panel {
      #expect(label.intrinsicContentSize.width <= label.bounds.width, "\(label.text ?? "")")
    }
  }
}

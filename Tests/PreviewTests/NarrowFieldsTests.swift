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

  @Test(
    arguments: [
      (200, "209.54"), (62, "209.54"), (52, "209.5"), (38, "210"), (20, "210"),
    ] as [(CGFloat, String)])
  func `a field shows the digits of a number that it has room for`(width: CGFloat, text: String) {
    let field = StudioField()
    field.show(number: 209.543_21)
    field.frame = CGRect(x: 0, y: 0, width: width, height: 28)
    field.layoutIfNeeded()
    #expect(field.text == text)
    // Another value does the same.
    field.show(number: 12)
    #expect(field.text == "12")
  }

  @Test func `a field's number follows a new width`() {
    let field = StudioField()
    field.show(number: 209.543_21)
    for (width, text) in [(200.0, "209.54"), (38, "210"), (52, "209.5"), (200, "209.54")] {
      field.frame = CGRect(x: 0, y: 0, width: width, height: 28)
      field.layoutIfNeeded()
      #expect(field.text == text, "at \(width)")
    }
  }

  @Test(arguments: ["frame", "insets"])
  func `a pair and insets show five characters whole in an inspector of 240 points`(
    name: String
  ) throws {
    let hands = try StudioHands.atKinds()
    hands.pick(line: 0)
    hands.harness.session.studio.layout[.inspector] = 240
    hands.harness.frame()
    #expect(hands.harness.session.studio.set(name, to: "-2346,-2346,2346,2346"))
    hands.harness.frame()
    hands.search(name)
    let fields = hands.harness.views(StudioField.self).filter { $0.text == "-2346" }
    #expect(fields.count == 2)
    for field in fields {
      let font = TextStyle.body.withSize(field.minimumFontSize)
      #expect(field.adjustsFontSizeToFitWidth && field.minimumFontSize >= 9)
      #expect(field.width(in: font) <= field.bounds.width)
    }
  }

  @Test func `a number has all digits while it is edited, and stays what it was`() throws {
    let hands = try StudioHands.atKinds()
    hands.pick(line: 0)
    #expect(hands.harness.session.studio.set("frame", to: "40,40,120.9876,80"))
    hands.harness.frame()
    hands.search("frame")
    func field(_ text: String) -> StudioField? {
      hands.harness.views(StudioField.self).first { $0.text == text }
    }
    let resting = try #require(field("120.99"))
    let frame = resting.convert(resting.bounds, to: hands.harness.stage.root)
    hands.click(CGPoint(x: frame.midX, y: frame.midY))
    #expect(resting.text == "120.9876" && resting.isEditing)
    hands.harness.press(.escape)
    #expect(resting.text == "120.99" && !resting.isEditing)
    #expect(try hands.kinds.frame.width == 120.9876)
  }

  @Test func `the name of a colour has the room of a wider swatch and larger letters`() throws {
    let hands = try StudioHands.atKinds()
    hands.pick(line: 0)
    #expect(hands.harness.session.studio.set("backgroundColor", to: "secondaryLabel"))
    hands.harness.frame()
    hands.search("background")
    let field = try #require(
      hands.harness.views(StudioField.self).first { $0.text == "secondaryLabel" })
    #expect(field.width(in: field.font ?? .systemFont(ofSize: 12)) <= field.bounds.width)
  }
}

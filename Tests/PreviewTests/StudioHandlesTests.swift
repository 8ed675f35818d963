// Views moved, resized, measured and shaped on the page.

import CoreGraphics
import Designables
import Stage
import TestSupport
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

@MainActor @Suite(.ownScreenScale) struct StudioHandlesTests {
  /// The page lies there in the window.
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: 314 + x, y: 84 + y) }

  /// The first view, at (40, 40) with 120 × 80 points, is picked by the tool.
  private func hands() throws -> StudioHands {
    let hands = try StudioHands.atKinds()
    hands.harness.type("v")
    hands.click(point(60, 110))
    return hands
  }

  private func steps(_ x: CGFloat, _ y: CGFloat) -> [CGPoint] {
    [CGPoint(x: x / 2, y: y / 2), CGPoint(x: x / 2, y: y / 2)]
  }

  @Test func `a drag moves the selected view, as one step of undo`() throws {
    let hands = try hands()
    hands.drag(point(60, 110), through: steps(31, 47))
    #expect(try hands.kinds.frame == CGRect(x: 71, y: 87, width: 120, height: 80))
    #expect(hands.harness.screen()[314 + 180, 84 + 150] == 0xFF30_B0C7)
    hands.harness.type("z", .control)
    #expect(try hands.kinds.frame == CGRect(x: 40, y: 40, width: 120, height: 80))
    hands.harness.type("z", [.control, .shift])
    #expect(try hands.kinds.frame.origin == CGPoint(x: 71, y: 87))
  }

  @Test func `Shift keeps the axis of a move`() throws {
    let hands = try hands()
    hands.drag(point(60, 110), through: steps(31, 12), .shift)
    #expect(try hands.kinds.frame.origin == CGPoint(x: 71, y: 40))
  }

  @Test func `a moved view is drawn to the edges and middles of others, with a guide`() throws {
    let hands = try hands()
    let start = point(60, 110)
    hands.harness.send(.pointerMoved(hands.harness.pointer(start.x, start.y)))
    hands.harness.send(.pointerPressed(hands.harness.pointer(start.x, start.y), .primary))
    // Its left edge comes within five points of the other view's, at 220.
    hands.harness.send(.pointerMoved(hands.harness.pointer(start.x + 177, start.y + 21)))
    #expect(try hands.kinds.frame.minX == 220)
    #expect(hands.harness.screen()[314 + 220, 84 + 150] == 0xFFD6_256B)
    hands.harness.send(
      .pointerReleased(hands.harness.pointer(start.x + 177, start.y + 21), .primary))
    #expect(hands.harness.screen()[314 + 220, 84 + 150] != 0xFFD6_256B)
  }

  @Test(arguments: [
    (40.0, 40.0, CGRect(x: 51, y: 53, width: 109, height: 67)),
    (100, 40, CGRect(x: 40, y: 53, width: 120, height: 67)),
    (160, 40, CGRect(x: 40, y: 53, width: 131, height: 67)),
    (160, 80, CGRect(x: 40, y: 40, width: 131, height: 80)),
    (160, 120, CGRect(x: 40, y: 40, width: 131, height: 93)),
    (100, 120, CGRect(x: 40, y: 40, width: 120, height: 93)),
    (40, 120, CGRect(x: 51, y: 40, width: 109, height: 93)),
    (40, 80, CGRect(x: 51, y: 40, width: 109, height: 80)),
  ])
  func `eight handles resize`(x: CGFloat, y: CGFloat, frame: CGRect) throws {
    let hands = try hands()
    // The gradient's handles lie over those in the middle of the sides.
    try hands.kinds.startPoint = CGPoint(x: 0.3, y: 0.2)
    try hands.kinds.endPoint = CGPoint(x: 0.6, y: 0.2)
    // The page is asked again where it is drawn again.
    try hands.kinds.setNeedsDisplay()
    hands.harness.frame()
    hands.drag(point(x, y), through: steps(11, 13))
    #expect(try hands.kinds.frame == frame)
    hands.harness.type("z", .control)
    #expect(try hands.kinds.frame == CGRect(x: 40, y: 40, width: 120, height: 80))
  }

  @Test func `Shift keeps the proportions of a corner`() throws {
    let hands = try hands()
    hands.drag(point(160, 120), through: steps(60, 3), .shift)
    #expect(try hands.kinds.frame == CGRect(x: 40, y: 40, width: 180, height: 120))
  }

  @Test func `a resized edge is drawn to those of others`() throws {
    let hands = try hands()
    hands.drag(point(160, 120), through: steps(57, 36))
    #expect(try hands.kinds.frame == CGRect(x: 40, y: 40, width: 180, height: 120))
  }

  @Test func `a gradient's ends are dragged`() throws {
    let hands = try hands()
    hands.drag(point(40, 80), through: steps(36, 20))
    #expect(try hands.kinds.startPoint == CGPoint(x: 0.3, y: 0.75))
    hands.drag(point(160, 80), through: steps(-60, 37))
    #expect(try hands.kinds.endPoint == CGPoint(x: 0.5, y: 1))
    hands.harness.type("z", .control)
    hands.harness.type("z", .control)
    #expect(try hands.kinds.startPoint == CGPoint(x: 0, y: 0.5))
    #expect(try hands.kinds.endPoint == CGPoint(x: 1, y: 0.5))
  }

  @Test func `a corner's radius is dragged towards the middle, and not beyond`() throws {
    let hands = try hands()
    hands.drag(point(54, 54), through: steps(12, 12))
    #expect(try hands.kinds.cornerRadius == 20)
    hands.drag(point(60, 60), through: steps(60, 60))
    #expect(try hands.kinds.cornerRadius == 40)
    hands.harness.type("z", .control)
    #expect(try hands.kinds.cornerRadius == 20)
  }

  @Test(arguments: [
    (70.0, 44.0, UIEdgeInsets(top: 17, left: 8, bottom: 12, right: 16)),
    (48, 60, UIEdgeInsets(top: 4, left: 19, bottom: 12, right: 16)),
    (70, 108, UIEdgeInsets(top: 4, left: 8, bottom: 0, right: 16)),
    (144, 60, UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 5)),
  ])
  func `an edge of insets is dragged, as one step of undo`(
    x: CGFloat, y: CGFloat, insets: UIEdgeInsets
  ) throws {
    let hands = try hands()
    hands.drag(point(x, y), through: steps(11, 13))
    #expect(try hands.kinds.insets == insets)
    #expect(try hands.kinds.frame == CGRect(x: 40, y: 40, width: 120, height: 80))
    hands.harness.type("z", .control)
    #expect(
      try hands.kinds.insets == UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 16))
  }

  @Test func `an inset ends where the one across begins`() throws {
    let hands = try hands()
    hands.drag(point(70, 44), through: steps(0, 200))
    #expect(try hands.kinds.insets.top == 68)
    // The rectangle within insets is dashed in the accent's colour: its top lies on its bottom now.
    let row = (50..<150).map { hands.harness.screen()[314 + $0, 84 + 108] }
    #expect(row.count { $0 == 0xFF0A_66E0 } > 30)
  }

  @Test func `several views move together, as one step`() throws {
    let hands = try hands()
    hands.press(point(300, 250), .shift)
    hands.drag(point(60, 110), through: steps(13, 17))
    #expect(try hands.kinds(0).frame.origin == CGPoint(x: 53, y: 57))
    #expect(try hands.kinds(1).frame.origin == CGPoint(x: 233, y: 177))
    hands.harness.type("z", .control)
    #expect(try hands.kinds(1).frame.origin == CGPoint(x: 220, y: 160))
    #expect(try hands.kinds(0).frame.origin == CGPoint(x: 40, y: 40))
  }

  @Test func `a press without a drag on a selected view picks the one behind it`() throws {
    let hands = try hands()
    hands.harness.wait(1)
    hands.click(point(60, 110))
    #expect(hands.labels("KindsView  ·  120 × 80").count == 1)
    #expect(try hands.kinds.frame.origin == CGPoint(x: 40, y: 40))
  }

  @Test func `Alt measures from the selection to the view under the pointer, and to the page`()
    throws
  {
    let hands = try hands()
    let other = point(300, 250)
    hands.harness.send(.pointerMoved(hands.harness.pointer(other.x, other.y, .alt)))
    // From the right edge at 160 to the left one at 220, and from 120 down to 160.
    #expect(hands.labels("60").count == 1)
    #expect(hands.labels("40").count == 1)
    #expect(hands.harness.screen()[314 + 175, 84 + 80] == 0xFFD6_256B)
    let page = point(360, 600)
    hands.harness.send(.pointerMoved(hands.harness.pointer(page.x, page.y, .alt)))
    #expect(hands.labels("40").count == 2)
    #expect(hands.labels("215").count == 1)
    #expect(hands.labels("547").count == 1)
    hands.harness.send(.pointerMoved(hands.harness.pointer(page.x, page.y)))
    #expect(hands.labels("547").isEmpty)
  }

  @Test func `views that touch are 0 apart, and those that overlap as far as they do`() {
    func distances(_ one: CGRect, _ other: CGRect) -> [CGFloat] {
      let found = Measurement.between(one, other)
      #expect(Measurement.between(other, one).map(\.distance) == found.map(\.distance))
      return found.map(\.distance)
    }
    let label = CGRect(x: 20, y: 86, width: 200, height: 48)
    #expect(distances(label, CGRect(x: 20, y: 134, width: 200, height: 22)) == [0])
    #expect(distances(label, CGRect(x: 220, y: 90, width: 50, height: 20)) == [0])
    #expect(distances(label, CGRect(x: 220, y: 134, width: 50, height: 20)) == [0, 0])
    #expect(distances(label, CGRect(x: 230, y: 134, width: 50, height: 20)) == [10])
    #expect(distances(label, CGRect(x: 210, y: 124, width: 50, height: 40)) == [10, 10])
    // One holds the other from left to right.
    #expect(distances(label, CGRect(x: 30, y: 124, width: 100, height: 40)) == [10, 90, 10])
    let touching = Measurement.between(label, CGRect(x: 60, y: 134, width: 300, height: 22))
    #expect(touching.first?.helper?.from == CGPoint(x: 60, y: 134))
    #expect(touching.first?.helper?.to == CGPoint(x: 220, y: 134))
  }

  @Test func `the distance of views that touch is shown`() throws {
    let hands = try StudioHands.atRing()
    let below = try #require(hands.harness.views(RingView.self).first?.superview?.subviews.last)
    hands.harness.type("m")
    let place = below.convert(CGPoint(x: 60, y: 15), to: hands.harness.stage.root)
    hands.harness.send(.pointerMoved(hands.harness.pointer(place.x, place.y)))
    #expect(hands.harness.session.studio.overlay?.measurements.map(\.distance) == [0])
    #expect(hands.labels("0").count == 1)
  }

  @Test func `while M measures a click selects a view, and touches none`() throws {
    let hands = try StudioHands()
    hands.pick(line: 0)
    hands.harness.type("m")
    let button = try #require(hands.harness.views(FancyButton.self).first)
    let place = button.convert(CGPoint(x: 12, y: 30), to: hands.harness.stage.root)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    hands.harness.click(place.x, place.y)
    #expect(presses == 0)
    #expect(hands.labels("FancyButton  ·  300 × 60").count == 1)
    // The distances are those of the new selection, as the next move of the pointer shows them.
    func distances() -> [CGFloat] {
      hands.harness.session.studio.overlay?.measurements.map(\.distance) ?? []
    }
    let shown = distances()
    hands.harness.send(.pointerMoved(hands.harness.pointer(place.x + 40, place.y)))
    hands.harness.send(.pointerMoved(hands.harness.pointer(place.x, place.y)))
    #expect(shown == distances() && !shown.isEmpty)
  }

  @Test func `M measures until it is pressed again, or Escape, and asks for a selection`() throws {
    let hands = try hands()
    let other = point(300, 250)
    func move(to place: CGPoint) {
      hands.harness.send(.pointerMoved(hands.harness.pointer(place.x, place.y)))
    }
    for end in [Key.character("m"), .escape] {
      hands.harness.type("m")
      move(to: other)
      #expect(hands.labels("60").count == 1 && hands.labels("40").count == 1)
      // Alt that is let go meanwhile ends nothing.
      hands.harness.press(.other(0xFFE9))
      #expect(hands.labels("60").count == 1)
      hands.harness.press(end)
      #expect(hands.labels("60").isEmpty)
      move(to: other)
      #expect(hands.labels("60").isEmpty)
    }
    hands.harness.press(.escape)
    hands.harness.type("m")
    #expect(hands.harness.session.panels.toast?.text == "Select a view to measure from")
  }

  @Test func `Alt measures to the view beside the selected one, not to those in it`() {
    func neighbour(_ hit: [Int], of selected: [Int]) -> [Int] {
      NodePath(indices: hit).neighbour(of: NodePath(indices: selected)).indices
    }
    #expect(neighbour([1, 0, 2], of: [0]) == [1])
    #expect(neighbour([2, 4, 1], of: [2, 3, 0]) == [2, 4])
    // The view around the selected one, and one in it.
    #expect(neighbour([0], of: [0, 3]) == [0])
    #expect(neighbour([0, 1, 5], of: [0]) == [0, 1, 5])
  }

  @Test func `the Alt key alone measures where the pointer rests`() throws {
    let hands = try hands()
    let other = point(300, 250)
    hands.harness.send(.pointerMoved(hands.harness.pointer(other.x, other.y)))
    hands.harness.send(.keyPressed(KeyEvent(.other(0xFFE9))))
    #expect(hands.labels("60").count == 1)
    hands.harness.send(.keyReleased(KeyEvent(.other(0xFFE9))))
    #expect(hands.labels("60").isEmpty)
  }

  @Test func `a view that constraints place has no handles and stays`() throws {
    let hands = try StudioHands.atKinds()
    let view = try hands.kinds
    view.translatesAutoresizingMaskIntoConstraints = false
    let around = try #require(view.superview)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: around.leftAnchor, constant: 40),
      view.topAnchor.constraint(equalTo: around.topAnchor, constant: 40),
      view.widthAnchor.constraint(equalToConstant: 120),
      view.heightAnchor.constraint(equalToConstant: 80),
    ])
    hands.harness.frame()
    hands.harness.type("v")
    hands.click(point(60, 110))
    #expect(hands.harness.screen()[314 + 160, 84 + 120] != 0xFFFF_FFFF)
    hands.drag(point(60, 110), through: steps(30, 30))
    hands.drag(point(160, 120), through: steps(30, 30))
    #expect(view.frame == CGRect(x: 40, y: 40, width: 120, height: 80))
  }
}

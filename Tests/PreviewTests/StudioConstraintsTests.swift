// Constraints of the selected view over the page: what is told, and what is drawn.

import CXTest
import CoreGraphics
import ImageCoding
import Messages
import Pages
import Stage
import Studio
import TestSupport
import Testing
import UIKit
import Windowing

@testable import Inspection
@testable import Preview

/// A view with three views in it, placed by constraints: one is well, of one a constraint is left out, one is ambiguous.
private final class ConstrainedView: UIView {
  let (title, box, dot) = (UIView(), UIView(), UIView())

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    for (view, color) in [(title, UIColor.yellow), (box, .cyan), (dot, .green)] {
      view.backgroundColor = color
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let soft = box.heightAnchor.constraint(equalToConstant: 60)
    soft.priority = .defaultHigh
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 30),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 40),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      title.heightAnchor.constraint(equalToConstant: 20),
      title.widthAnchor.constraint(equalToConstant: 50),
      box.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      box.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 50),
      box.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
      box.widthAnchor.constraint(equalToConstant: 200), soft,
      dot.widthAnchor.constraint(equalToConstant: 44),
      dot.heightAnchor.constraint(equalToConstant: 44),
      dot.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 60),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private struct ConstrainedModule: PageModule {
  let inspector = Inspector([
    DesignableDescription(ConstrainedView.self, named: "ConstrainedView", inspectables: []) {
      ConstrainedView(frame: $0)
    }
  ])
  let shownClasses = ["ConstrainedView"]
  let imageNames: [String] = []

  func composition() -> PageComposition? {
    let view = ConstrainedView(frame: CGRect(x: 10, y: 10, width: 340, height: 300))
    return PageComposition(size: CGSize(width: 360, height: 320), views: [view])
  }
}

@MainActor @Suite(.ownScreenScale) struct StudioConstraintsTests {
  private func page(scale: CGFloat = 1) throws -> InProcessPage {
    try InProcessPage(PageScene(scale: Double(scale)), of: ConstrainedModule())
  }

  /// The constraints of the view with an index in the page's only one.
  private func told(_ index: Int, of page: InProcessPage) throws -> PageConstraints {
    var nodes: [PageNode] = []
    page.outline { nodes = $0 }
    let view = try #require(nodes.first?.children[index])
    var told = PageConstraints()
    page.constraints(of: view.id) { told = $0 }
    return told
  }

  @Test func `a distance is a line between two edges, with its number`() throws {
    let told = try told(0, of: page())
    let lines = Dictionary(
      told.constraints.map { ($0.text, $0.line) }, uniquingKeysWith: { first, _ in first })
    #expect(lines["30"] == [10, 60, 40, 60])
    #expect(lines["40"] == [65, 10, 65, 50])
    #expect(lines["≥ 16"] == [350, 60, 90, 60])
    // A size is a line across the view.
    #expect(lines["20"] == [65, 50, 65, 70])
    // The edge that it shares with the view below.
    #expect(lines[""] == [40, 50, 40, 180])
    #expect(told.ambiguity == nil)
    #expect(told.constraints.allSatisfy { $0.problem == nil && !$0.isOptional })
  }

  @Test func `a constraint that is left out is told with its sentence`() throws {
    let told = try told(1, of: page())
    let broken = told.constraints.filter { $0.problem != nil }
    #expect(broken.map(\.text) == ["200"])
    #expect(
      broken.first?.problem
        == "UIView.width == 200.0 is left out: it cannot be kept together with "
        + "UIView.width == 0.5 × ConstrainedView.width")
    #expect(told.constraints.contains { $0.text == "× 0.5" && $0.problem == nil })
    #expect(told.constraints.filter(\.isOptional).map(\.text) == ["60 @750"])
  }

  @Test func `a view that is ambiguous says which numbers are open`() throws {
    let told = try told(2, of: page())
    #expect(told.ambiguity == "Ambiguous: no constraint determines the vertical place")
    // The other view's edge does not reach so far: a helper leads there.
    let distance = try #require(told.constraints.first { $0.text == "60" })
    #expect(distance.line[1] == distance.line[3])
    #expect(distance.helper.count == 4)
  }

  @Test func `the selection tool shows the lines and sentences, and takes them away`() throws {
    let hands = StudioHands(try Harness(page: try page()))
    let harness = hands.harness
    hands.pick(line: 2)
    let sentence =
      "UIView.width == 200.0 is left out: it cannot be kept together with "
      + "UIView.width == 0.5 × ConstrainedView.width"
    #expect(hands.labels(sentence).isEmpty && hands.labels("× 0.5").isEmpty)
    harness.type("v")
    #expect(hands.labels(sentence).count == 1 && hands.labels("× 0.5").count == 1)
    // No number covers another one.
    let plates = ["× 0.5", "200", "60 @750", "50"].flatMap(hands.labels)
    #expect(plates.count == 4)
    for (index, one) in plates.enumerated() {
      #expect(!plates.dropFirst(index + 1).contains { $0.intersects(one) })
    }
    hands.pick(line: 3)
    #expect(hands.labels(sentence).isEmpty)
    #expect(hands.labels("Ambiguous: no constraint determines the vertical place").count == 1)
    harness.type("v")
    #expect(hands.labels("60").isEmpty)
  }

  @Test func `lines follow the layout`() throws {
    let page = try page()
    let hands = StudioHands(try Harness(page: page))
    hands.pick(line: 1)
    hands.harness.type("v")
    #expect(hands.labels("30").count == 1)
    let view = try #require(hands.harness.views(ConstrainedView.self).first)
    view.constraints.first { $0.constant == 30 }?.constant = 37
    hands.harness.wait(0.1)
    #expect(hands.labels("30").isEmpty && hands.labels("37").count == 1)
  }

  @Test func `lines are away while something is dragged`() throws {
    let hands = StudioHands(try Harness(page: try page()))
    hands.pick(line: 0)
    hands.harness.type("v")
    let view = try #require(hands.harness.views(ConstrainedView.self).first)
    let place = view.convert(CGPoint(x: 300, y: 250), to: hands.harness.stage.root)
    #expect(hands.labels("30").count == 1)
    let pointer = hands.harness.pointer(place.x, place.y)
    hands.harness.send(.pointerMoved(pointer), .pointerPressed(pointer, .primary))
    let end = hands.harness.pointer(place.x + 20, place.y + 20)
    hands.harness.send(.pointerMoved(end))
    #expect(hands.labels("30").isEmpty)
    hands.harness.send(.pointerReleased(end, .primary))
    #expect(hands.labels("30").count == 1)
    #expect(view.frame.origin == CGPoint(x: 30, y: 30))
  }

  // MARK: Pictures

  // The marks over a page are the same in light and dark.
  @Test(arguments: [1, 2]) func `constraints of a view`(scale: Int) throws {
    let harness = try Harness(page: try page(scale: CGFloat(scale)), scale: CGFloat(scale))
    let hands = StudioHands(harness)
    func pick(_ line: CGFloat) {
      harness.click(100 * CGFloat(scale), (44 + 32 + 4 + 24 * line + 12) * CGFloat(scale))
    }
    pick(scale == 1 ? 2 : 0)
    if scale == 2 { pick(1) }
    harness.type("v")
    let view = try #require(hands.harness.views(ConstrainedView.self).first)
    let place = view.convert(CGPoint.zero, to: harness.stage.root)
    let part =
      scale == 1
      ? CGRect(x: 20, y: 60, width: 190, height: 110) : CGRect(x: 0, y: 0, width: 96, height: 80)
    let screen = harness.screen()
    let area = PixelRect(
      x: Int(place.x + part.minX) * scale, y: Int(place.y + part.minY) * scale,
      width: Int(part.width) * scale, height: Int(part.height) * scale)
    let picture = PixelBuffer(width: area.width, height: area.height)
    for y in 0..<area.height {
      for x in 0..<area.width { picture[x, y] = screen[area.x + x, area.y + y] }
    }
    expectGolden(named: "constraints-\(scale)", of: picture, showsText: true)
  }
}

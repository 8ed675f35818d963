// Controls on the page: a click selects them, and distances end at them, not at the parts that they make for themselves.

import CoreGraphics
import Messages
import Pages
import Stage
import Testing
import UIKit
import Windowing

@testable import Inspection
@testable import Preview
@testable import Studio

/// A source's own control with a label of its own.
private final class Dial: UIControl {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Dial"
    label.frame = bounds.insetBy(dx: 10, dy: 10)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private struct ControlsModule: PageModule {
  let inspector = Inspector([])
  let shownClasses: [String] = []

  func composition() -> PageComposition? {
    let slider = UISlider(frame: CGRect(x: 20, y: 40, width: 300, height: 44))
    slider.value = 0.5
    slider.accessibilityIdentifier = "volume"
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 110, width: 120, height: 60)
    button.setImage(UIImage(systemName: "play.fill"), for: .normal)
    let badge = UILabel(frame: CGRect(x: 90, y: 5, width: 28, height: 18))
    badge.text = "7"
    button.addSubview(badge)
    let dial = Dial(frame: CGRect(x: 200, y: 110, width: 120, height: 60))
    return PageComposition(size: CGSize(width: 360, height: 320), views: [slider, button, dial])
  }
}

/// A source's own content of a cell: a plain view of UIKit's.
private struct PlainContent: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { PlainContentView(self) }
  func updated(for state: any UIConfigurationState) -> PlainContent { self }
}

private final class PlainContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: PlainContent) {
    self.configuration = configuration
    super.init(frame: .zero)
    accessibilityIdentifier = "content"
    addSubview(GivenModule.plain("in content", CGRect(x: 4, y: 4, width: 40, height: 20)))
  }

  required init?(coder: NSCoder) { nil }
}

/// Views of a source's that it hands to UIKit's.
@MainActor
private final class GivenModule: NSObject, PageModule, UITableViewDataSource {
  let inspector = Inspector([])
  let shownClasses: [String] = []

  static func plain(_ name: String, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = .systemTeal
    view.accessibilityIdentifier = name
    return view
  }

  func composition() -> PageComposition? {
    let size = CGRect(x: 0, y: 0, width: 40, height: 24)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 360, height: 44))
    let item = UINavigationItem(title: "")
    item.titleView = Self.plain("title", size)
    item.rightBarButtonItem = UIBarButtonItem(customView: Self.plain("bar item", size))
    bar.items = [item]
    let table = UITableView(frame: CGRect(x: 0, y: 50, width: 360, height: 180))
    table.tableHeaderView = Self.plain("header", CGRect(x: 0, y: 0, width: 360, height: 30))
    table.tableFooterView = Self.plain("footer", CGRect(x: 0, y: 0, width: 360, height: 20))
    table.dataSource = self
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Send"
    configuration.background.customView = Self.plain("background", .zero)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 20, y: 240, width: 160, height: 50)
    let field = UITextField(frame: CGRect(x: 200, y: 240, width: 150, height: 34))
    field.leftView = Self.plain("left", size)
    field.leftViewMode = .always
    return PageComposition(
      size: CGSize(width: 360, height: 320), views: [bar, table, button, field])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = PlainContent()
    cell.accessoryView = Self.plain("accessory", CGRect(x: 0, y: 0, width: 40, height: 24))
    var background = UIBackgroundConfiguration.listPlainCell()
    let custom = Self.plain("cell background", .zero)
    custom.backgroundColor = .systemGray6
    background.customView = custom
    cell.backgroundConfiguration = background
    return cell
  }
}

@MainActor @Suite(.ownScreenScale) struct StudioControlsTests {
  /// The identifiers of the views that a source handed to UIKit.
  private nonisolated static let given = [
    "title", "bar item", "header", "footer", "background", "left", "content", "in content",
    "accessory", "cell background",
  ]

  private func givenHands() throws -> (StudioHands, GivenModule) {
    let module = GivenModule()
    let page = try InProcessPage(PageScene(), of: module)
    return (StudioHands(try Harness(page: page)), module)
  }

  private func identifier(_ hands: StudioHands) -> String? {
    let model = hands.harness.session.studio.model
    return model.selection.flatMap { model.nodes[$0]?.identifier }
  }

  @Test(arguments: given)
  func `a click selects a view that a source hands to UIKit`(name: String) throws {
    let (hands, _) = try givenHands()
    hands.harness.type("v")
    let view = try #require(
      hands.harness.views(UIView.self).first { $0.accessibilityIdentifier == name })
    let area = view.convert(view.bounds, to: hands.harness.stage.root)
    // At an edge, where nothing lies on the backgrounds and the content.
    hands.click(
      name == "cell background"
        ? CGPoint(x: area.maxX - 12, y: area.minY + 3) : CGPoint(x: area.maxX - 4, y: area.midY))
    var seen: [String?] = [identifier(hands)]
    // The content view of a cell covers its background.
    for _ in 0..<4 where name == "cell background" {
      hands.harness.wait(1)
      hands.click(CGPoint(x: area.maxX - 12, y: area.minY + 3))
      seen.append(identifier(hands))
    }
    #expect(seen.contains(name), "\(seen)")
  }

  @Test(arguments: given)
  func `the views by depth pick a view that a source hands to UIKit as itself`(
    name: String
  ) throws {
    let (hands, _) = try givenHands()
    hands.harness.type("e")
    let stack = try #require(hands.harness.views(PlaneStack.self).first)
    let plane = try #require(stack.planes.first { $0.node.identifier == name })
    #expect(!plane.node.isPart)
    #expect(stack.planes.ownersFirst([plane.path]) == [plane.path])
  }

  private func hands() throws -> StudioHands {
    let page = try InProcessPage(PageScene(), of: ControlsModule())
    let hands = StudioHands(try Harness(page: page))
    hands.harness.type("v")
    return hands
  }

  /// A point of the page on the window.
  private func place(_ x: CGFloat, _ y: CGFloat, _ hands: StudioHands) throws -> CGPoint {
    let slider = try #require(
      hands.harness.views(UISlider.self).first { $0.accessibilityIdentifier == "volume" })
    return slider.convert(CGPoint(x: x - 20, y: y - 40), to: hands.harness.stage.root)
  }

  private func selected(_ hands: StudioHands) -> String? {
    hands.harness.views(UILabel.self).compactMap(\.text).first { $0.contains("  ·  ") }
  }

  @Test(arguments: [
    (170.0, 62.0, "UISlider  ·  300 × 44"), (60, 62, "UISlider  ·  300 × 44"),
    (80, 140, "UIButton  ·  120 × 60"), (230, 140, "UILabel  ·  100 × 40"),
    (124, 124, "UILabel  ·  28 × 18"),
  ])
  func `a click selects a control, and a label that a source put into its own or into UIKit's`(
    x: CGFloat, y: CGFloat, words: String
  ) throws {
    let hands = try hands()
    hands.click(try place(x, y, hands))
    #expect(selected(hands)?.hasPrefix(words) == true, "\(selected(hands) ?? "")")
  }

  @Test func `the views by depth are picked by the same rule`() throws {
    let hands = try hands()
    hands.harness.type("e")
    let stack = try #require(hands.harness.views(PlaneStack.self).first)
    func press(_ path: [Int]) throws {
      let plane = try #require(stack.planes.first { $0.path.indices == path })
      let places = stride(from: 4.0, to: stack.bounds.height, by: 4).flatMap { y in
        stride(from: 4.0, to: stack.bounds.width, by: 4).map { CGPoint(x: $0, y: y) }
      }
      // A place where nothing but the plane, what is in it and what is around it lies.
      let place = try #require(
        places.first { place in
          let paths = stack.paths(at: place)
          return paths.contains(plane.path)
            && paths.allSatisfy { $0.isIn(plane.path) || plane.path.isIn($0) }
        })
      hands.click(stack.convert(place, to: hands.harness.stage.root))
    }
    let button = try #require(stack.planes.first { $0.node.className == "UIButton" })
    let inner = stack.planes.filter { $0.path.isIn(button.path) && $0.path != button.path }
    let part = try #require(inner.first { $0.node.isPart })
    let badge = try #require(inner.first { !$0.node.isPart })
    let model = hands.harness.session.studio.model
    try press(part.path.indices)
    #expect(model.selection == button.path)
    try press(badge.path.indices)
    #expect(model.selection == badge.path)
  }

  @Test func `one more click at the place selects the part below, and the last one what is behind`()
    throws
  {
    let hands = try hands()
    let place = try place(80, 140, hands)
    hands.click(place)
    hands.harness.wait(1)
    hands.click(place)
    #expect(selected(hands)?.hasPrefix("UIImageView") == true, "\(selected(hands) ?? "")")
    hands.harness.wait(1)
    hands.click(place)
    #expect(selected(hands) == "UIButton  ·  120 × 60")
  }

  @Test func `an identifier is in the outline, and found by its filter and by the palette`() throws
  {
    let hands = try hands()
    #expect(hands.labels("volume").count == 1)
    hands.harness.type("k", .control)
    hands.harness.enter("volu")
    hands.harness.press(.return)
    #expect(selected(hands) == "UISlider  ·  300 × 44")
    hands.harness.click(120, 60)
    hands.harness.enter("volu")
    hands.harness.frame()
    let lines = hands.harness.views(OutlineRow.self).filter { !$0.isHidden }
    #expect(lines.count == 1 && lines.first?.path == NodePath(indices: [0]))
  }

  @Test func `an identifier is set in the inspector`() throws {
    let hands = try hands()
    hands.click(try place(170, 62, hands))
    hands.search("identifier")
    try hands.type("loud", into: "Identifier")
    #expect(hands.harness.views(UISlider.self).contains { $0.accessibilityIdentifier == "loud" })
    hands.harness.frame()
    #expect(hands.labels("loud").contains { $0.maxX < 314 })
  }

  @Test func `a tint that is inherited has no button that takes it away`() throws {
    let hands = try hands()
    let slider = try #require(hands.harness.views(UISlider.self).first)
    hands.click(try place(170, 62, hands))
    hands.search("tint")
    func button() throws -> NoneButton {
      let row = try #require(
        hands.harness.views(PropertyRow.self).first { $0.property.name == "tintColor" })
      return try #require(row.subviews.compactMap { $0 as? NoneButton }.first)
    }
    #expect(try button().isHidden)
    #expect(hands.harness.session.studio.set("tintColor", to: "systemRed"))
    hands.harness.frame()
    #expect(try !button().isHidden)
    let shown = try button()
    let middle = shown.convert(CGPoint(x: 10, y: 12), to: hands.harness.stage.root)
    hands.click(middle)
    hands.harness.frame()
    #expect(slider.tintColor == .systemBlue)
    #expect(try button().isHidden)
  }

  @Test func `distances end at a control, and at its parts only from one of them`() throws {
    let hands = try hands()
    hands.click(try place(310, 165, hands))
    #expect(selected(hands)?.hasPrefix("Dial") == true)
    let overlay = try #require(hands.harness.session.studio.overlay)
    func point(at x: CGFloat, _ y: CGFloat) throws {
      let place = try place(x, y, hands)
      hands.harness.send(.pointerMoved(hands.harness.pointer(place.x, place.y, .alt)))
    }
    try point(at: 170, 62)
    #expect(overlay.hoveredQuad?.bounds.size == CGSize(width: 300, height: 44))
    #expect(overlay.measurements.map(\.distance).contains(26))
    try point(at: 80, 140)
    #expect(overlay.hoveredQuad?.bounds.size == CGSize(width: 120, height: 60))
    // The control itself, from which its own parts are not measured.
    hands.click(try place(30, 115, hands))
    #expect(selected(hands) == "UIButton  ·  120 × 60")
    try point(at: 80, 140)
    #expect(overlay.hoveredQuad?.bounds.size != CGSize(width: 120, height: 60))
    #expect(overlay.measurements.map(\.distance).max() == 220)
  }
}

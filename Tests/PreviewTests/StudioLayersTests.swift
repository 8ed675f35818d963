// Layers that are no views' own: in the outline, on the page and in the inspector.

import CXTest
import CoreGraphics
import Messages
import Pages
import Stage
import TestSupport
import Testing
import UIKit
import Windowing

@testable import Inspection
@testable import Preview
@testable import Studio

/// A card of layers of several classes, with a masked view between them.
final class LayeredCard: UIView {
  let sky = CAGradientLayer()
  let badge = UIView()
  let hole = CAShapeLayer()
  let curve = CAShapeLayer()
  let words = CATextLayer()
  /// Makes the curve's colour anew, as a class's own property does.
  var tone: CGFloat = 0 { didSet { curve.strokeColor = UIColor(white: tone, alpha: 1).cgColor } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    sky.name = "Sky"
    sky.colors = [UIColor.cyan.cgColor, UIColor.blue.cgColor]
    sky.frame = CGRect(x: 0, y: 0, width: 180, height: 90)
    layer.addSublayer(sky)
    badge.backgroundColor = .red
    badge.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    hole.path = UIBezierPath(ovalIn: badge.bounds).cgPath
    badge.layer.mask = hole
    addSubview(badge)
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 50))
    curve.path = path.cgPath
    curve.position = CGPoint(x: 30, y: 100)
    curve.strokeColor = UIColor.black.cgColor
    curve.fillColor = nil
    curve.lineWidth = 4
    layer.addSublayer(curve)
    words.string = "Total"
    words.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    curve.addSublayer(words)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
struct LayeredModule: PageModule {
  var count = 0
  let inspector = Inspector([
    DesignableDescription(
      LayeredCard.self, named: "LayeredCard",
      inspectables: [Inspectable("tone", \LayeredCard.tone)]
    ) { LayeredCard(frame: $0) }
  ])
  let shownClasses = ["LayeredCard"]
  let imageNames: [String] = []

  func composition() -> PageComposition? {
    let view = LayeredCard(frame: CGRect(x: 10, y: 10, width: 180, height: 180))
    for _ in 0..<count { view.layer.addSublayer(CALayer()) }
    return PageComposition(size: CGSize(width: 200, height: 200), views: [view])
  }
}

@MainActor @Suite(.ownScreenScale) struct StudioLayersTests {
  private func opened(scale: CGFloat = 1) throws -> StudioHands {
    let hands = StudioHands(
      try Harness(page: try InProcessPage(PageScene(), of: LayeredModule()), scale: scale))
    hands.harness.session.perform(.studio(.layers))
    hands.harness.frame()
    return hands
  }

  private func card(_ hands: StudioHands) throws -> LayeredCard {
    try #require(hands.harness.views(LayeredCard.self).first)
  }

  private func lines(_ hands: StudioHands) -> [String] {
    hands.harness.views(OutlineRow.self).filter { !$0.isHidden }
      .sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { $0.subviews.compactMap { ($0 as? UILabel)?.text }.first }
  }

  private func set(_ hands: StudioHands, line: Int, _ name: String, _ text: String) {
    hands.pick(line: line)
    #expect(hands.harness.session.studio.set(name, to: text), "\(name)")
    hands.harness.frame()
  }

  @Test func `layers are listed in drawing order among the views, masks last`() throws {
    let hands = try opened()
    #expect(
      lines(hands) == ["Layered Card", "Sky", "View", "Mask · Shape Layer", "Shape Layer"])
    hands.harness.click(17 + 12, 44 + 32 + 4 + 24 * 4 + 12)
    #expect(lines(hands).last == "Text Layer")
    #expect(!hands.labels("“Total”").isEmpty)
  }

  @Test func `an edit is seen at once, also in paused time, and begins no implicit animation`()
    throws
  {
    let hands = try opened()
    let card = try card(hands)
    hands.harness.type("p")
    set(hands, line: 0, "tone", "1")
    #expect(card.curve.animationKeys() == nil)
    let presented = card.curve.presentation()?.strokeColor
    #expect(presented?.components?.first == 1)
    hands.harness.type("p")
    // Other changes of the same layer animate as ever.
    hands.harness.stage.underClock { card.tone = 0.5 }
    hands.harness.frame()
    #expect(card.curve.animation(forKey: "strokeColor") != nil)
  }

  @Test func `a line under the pointer shows where its layer is, by its path where it has no size`()
    throws
  {
    let hands = try opened()
    let overlay = try #require(hands.harness.session.studio.overlay)
    func bounds(line: CGFloat) -> CGRect? {
      hands.harness.send(.pointerMoved(hands.harness.pointer(100, 92 + 24 * line)))
      return overlay.hoveredQuad?.bounds
    }
    #expect(bounds(line: 1) == CGRect(x: 10, y: 10, width: 180, height: 90))
    #expect(bounds(line: 3) == CGRect(x: 30, y: 30, width: 40, height: 40))
    #expect(bounds(line: 4) == CGRect(x: 38, y: 108, width: 104, height: 54))
    try card(hands).curve.transform = CATransform3DMakeScale(2, 2, 1)
    hands.harness.frame()
    hands.harness.wait(1)
    _ = bounds(line: 0)
    #expect(bounds(line: 4) == CGRect(x: 36, y: 106, width: 208, height: 108))
  }

  @Test func `a layer's values are set at once, and taken back`() throws {
    let hands = try opened()
    let curve = try card(hands).curve
    set(hands, line: 4, "lineWidth", "9")
    #expect(curve.lineWidth == 9 && curve.animationKeys() == nil)
    #expect(!hands.labels("Shape Layer").isEmpty && !hands.labels("Line Width").isEmpty)
    hands.harness.type("z", .control)
    #expect(curve.lineWidth == 4)
    set(hands, line: 1, "colors", "[\"#ff0000\", \"#00ff00\", \"#0000ff\"]")
    let colors = try card(hands).sky.colors?.map { UIColor(cgColor: $0 as! CGColor) }
    #expect(colors?.count == 3 && colors?.last == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    set(hands, line: 1, "locations", "[0, 0.25, 1]")
    #expect(try card(hands).sky.locations == [0, 0.25, 1])
    #expect(!hands.harness.session.studio.set("lineWidth", to: "3"))
    hands.harness.type("z", .control)
    hands.harness.type("z", .control)
    #expect(try card(hands).sky.locations == nil && card(hands).sky.colors?.count == 2)
  }

  /// The height of the sky's line.
  private let skyLine: CGFloat = 92 + 24

  @Test func `the eye hides a layer as a step`() throws {
    let hands = try opened()
    hands.harness.send(.pointerMoved(hands.harness.pointer(172, skyLine)))
    hands.harness.click(172, skyLine)
    #expect(try card(hands).sky.isHidden)
    hands.harness.type("z", .control)
    #expect(try !card(hands).sky.isHidden)
  }

  @Test func `a locked layer has no handles`() throws {
    let hands = try opened()
    let studio = hands.harness.session.studio
    hands.harness.type("v")
    hands.pick(line: 1)
    hands.harness.frame()
    let overlay = try #require(studio.overlay)
    #expect(overlay.handles.contains { if case .unitPoint = $0.kind { true } else { false } })
    hands.harness.send(.pointerMoved(hands.harness.pointer(192, skyLine)))
    hands.harness.click(192, skyLine)
    #expect(studio.model.locked == [NodePath(indices: [0, -1])])
    #expect(overlay.handles.isEmpty)
    // The context menu unlocks it.
    hands.harness.send(.pointerPressed(hands.harness.pointer(100, skyLine), .secondary))
    let unlock = try #require(hands.labels("Unlock").first)
    hands.click(CGPoint(x: unlock.midX, y: unlock.midY))
    #expect(studio.model.locked.isEmpty && !overlay.handles.isEmpty)
  }

  @Test func `a layer's values outlive the beginning, a move in time, and its class's own setting`()
    throws
  {
    let hands = try opened()
    set(hands, line: 4, "strokeColor", "#00ff00")
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
    hands.harness.session.perform(.rewind)
    hands.harness.frame()
    #expect(try card(hands).curve.strokeColor == green)
    hands.harness.wait(1)
    hands.harness.session.seek(to: 0.2)
    hands.harness.frame()
    #expect(try card(hands).curve.strokeColor == green)
    set(hands, line: 0, "tone", "0.5")
    #expect(try card(hands).curve.strokeColor == green)
    hands.harness.type("z", .control)
    hands.harness.type("z", .control)
    #expect(try card(hands).curve.strokeColor != green)
  }

  @Test func `a state names layers too, and the next build takes it over`() throws {
    let content = try PageContent(PageScene(), of: LayeredModule(), namesOptions: false)
    let root = PageView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    content.place(in: root)
    let nodes = content.outline(in: root)
    let node = try #require(nodes.node(at: [0, -2, -1]))
    #expect(nodes.path(of: node.id) == [0, -2, -1] && node.className == "CATextLayer")
    _ = try content.change(PropertyChange(view: node.id, property: "fontSize", text: "11"))
    let state = content.state
    #expect(state.views.map(\.place.path) == [[-2, -1]])
    let next = try PageContent(
      PageScene(), of: LayeredModule(), state: state, namesOptions: false)
    #expect((next.views.first as? LayeredCard)?.words.fontSize == 11)
    let wrong = PropertyChange(view: node.id, property: "fontSize", text: "big")
    #expect(throws: Failure.self) { try content.change(wrong) }
  }

  @Test func `words find layers, and what has nothing below has no arrow`() throws {
    let page = try InProcessPage(PageScene(), of: LayeredModule())
    var nodes: [PageNode] = []
    page.outline { nodes = $0 }
    func items(_ words: String...) -> [OutlineItem] {
      OutlineItem.items(of: nodes, toggled: [], words: words)
    }
    #expect(items("sky").map(\.name) == ["Layered Card", "Sky"])
    #expect(items("mask").map(\.name) == ["Layered Card", "View", "Mask · Shape Layer"])
    #expect(items("total").map(\.name) == ["Layered Card", "Shape Layer", "Text Layer"])
    #expect(items("layered").map(\.isOpen) == [nil])
    #expect(items("sky").map(\.isOpen) == [true, nil])
  }

  @Test func `layers are hidden by a press, a command and a remembered line`() throws {
    let hands = try opened()
    let outline = try #require(hands.harness.views(OutlinePanel.self).first)
    let button = outline.layers.convert(outline.layers.bounds, to: hands.harness.stage.root)
    hands.click(CGPoint(x: button.midX, y: button.midY))
    #expect(lines(hands) == ["Layered Card", "View"])
    var layout = hands.harness.session.studio.layout
    #expect(layout.lines.contains { $0 == ("layers", "hidden") })
    #expect(layout.take("layers", "shown") == true && layout.showsLayers)
    #expect(layout.take("layers", "maybe") == false)
    hands.harness.session.perform(.studio(.layers))
    hands.harness.frame()
    #expect(lines(hands).contains("Sky"))
  }

  @Test func `of a flood of layers some are told, and how many others there are`() throws {
    let page = try InProcessPage(PageScene(), of: LayeredModule(count: 20_000))
    var nodes: [PageNode] = []
    page.outline { nodes = $0 }
    let card = try #require(nodes.first)
    #expect(nodes.paths.count { $0.node.layer != nil } == 200)
    #expect(card.layers.count + card.untoldLayers == 20_002)
    let items = OutlineItem.items(of: nodes, toggled: [])
    #expect(items.map(\.isOpen) == [false])
    #expect(items[0].text == "and \(card.untoldLayers) more layers")
  }

  @Test(arguments: ["light", "dark"], [1, 2])
  func `the outline with layers`(style: String, scale: Int) throws {
    let hands = try opened(scale: CGFloat(scale))
    hands.harness.session.studio.style = style == "dark" ? .dark : .light
    hands.pick(line: 1)
    hands.harness.send(.pointerMoved(hands.harness.pointer(500, 785)))
    let screen = hands.harness.screen()
    // At scale 2 the two lines that are told apart alone.
    let area =
      scale == 1
      ? PixelRect(x: 0, y: 44, width: 180, height: 132)
      : PixelRect(x: 0, y: 2 * 100, width: 2 * 130, height: 2 * 50)
    let part = PixelBuffer(width: area.width, height: area.height)
    for y in 0..<area.height {
      for x in 0..<area.width { part[x, y] = screen[area.x + x, area.y + y] }
    }
    expectGolden(named: "outline-\(style)-\(scale)", of: part, showsText: true)
  }
}

/// The same behind an agent, in a real window.
@Suite(.serialized) struct StudioLayersLiveTests {
  /// Saves a view that one red layer covers.
  private func save(_ live: LiveProgram, _ comment: String = "first") throws {
    try live.write(
      """
      import UIKit
      // \(comment)
      @IBDesignable class Dial: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          if layer.sublayers == nil { layer.addSublayer(CALayer()) }
          layer.sublayers?.first?.frame = bounds
          layer.sublayers?.first?.backgroundColor = UIColor.red.cgColor
        }
      }
      """)
  }

  @Test func `a layer's property is set in the inspector, taken back and done again`() throws {
    let live = try LiveProgram()
    let hands = live.program.hands
    try save(live)
    #expect(live.shows(0xFF0000), "\(live.program.said)")
    #expect(live.selectInStudio())
    hands.pause(seconds: 0.3)
    // The layer's line is the one below its view's.
    hands.click(60, 116)
    live.findInStudio([XK_o, XK_p, XK_a, XK_c, XK_i])
    hands.press(XK_0)
    hands.press(XK_Return)
    #expect(live.showsInStudio(0xFFFFFF), "\(live.program.said)")
    live.endTyping()
    hands.press(XK_z, holding: [XK_Control_L])
    #expect(live.showsInStudio(0xFF0000), "\(live.program.said)")
    hands.press(XK_z, holding: [XK_Control_L, XK_Shift_L])
    #expect(live.showsInStudio(0xFFFFFF), "\(live.program.said)")
  }

  @Test func `a layer of a user's view is hidden in the outline, and outlives a save`() throws {
    let live = try LiveProgram()
    let hands = live.program.hands
    try save(live)
    #expect(live.shows(0xFF0000), "\(live.program.said)")
    #expect(live.selectInStudio())
    // The eye of the layer's line, which is the one below its view's.
    hands.click(172, 116)
    #expect(live.showsInStudio(0xFFFFFF), "\(live.program.said)")
    try save(live, "second")
    hands.pause(seconds: 3)
    #expect(live.showsInStudio(0xFFFFFF), "\(live.program.said)")
    hands.press(XK_z, holding: [XK_Control_L])
    #expect(live.showsInStudio(0xFF0000), "\(live.program.said)")
  }
}

// Toolbar and panels around the page: how they open, where they stand, and how they are left.

import CoreGraphics
import Designables
import ImageCoding
import MainLoop
import Messages
import Pages
import Stage
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

extension StudioLayout {
  /// Toolbar, outline and inspector around the page; views alone in the outline.
  static var opened: StudioLayout {
    var layout = StudioLayout()
    layout.isAlone = false
    layout.showsLayers = false
    return layout
  }
}

@MainActor @Suite(.ownScreenScale) struct StudioShellTests {
  private let canvas: UInt32 = 0xFFEE_EEF0
  private let panel: UInt32 = 0xFFFA_FAFB
  private let wide = PixelSize(width: 1100, height: 791)

  private func opened(_ size: PixelSize? = nil) throws -> Harness {
    try Harness(size: size ?? wide, layout: .opened)
  }

  @Test func `a notice lies over what marks the selection, and nothing shines through it`() throws {
    let hands = try StudioHands.atRing()
    hands.harness.type("v")
    let (session, root) = (hands.harness.session, hands.harness.stage.root)
    session.panels.show(.busy("No answer for 13 s"))
    hands.harness.frame()
    let badge = try #require(session.panels.badge)
    let frame = badge.convert(badge.bounds, to: root)
    let page = session.page.view.convert(frame, from: root)
    let overlay = try #require(session.studio.overlay)
    overlay.guides = [
      SnapGuide(
        from: CGPoint(x: page.minX - 9, y: page.midY), to: CGPoint(x: page.maxX + 2, y: page.midY))
    ]
    hands.harness.frame()
    let line = hands.harness.screen()[Int(frame.minX) - 4, Int(frame.midY)]
    #expect(line & 0xFFFFFF == 0xD6256B)
    #expect(hands.harness.screen()[Int(frame.minX) + 5, Int(frame.midY)] & 0xFFFFFF == 0x1C1C22)
    // A press beside it goes on to the page.
    let ring = try hands.ring
    hands.click(ring.convert(CGPoint(x: 60, y: 40), to: root))
    #expect(session.studio.model.selectedNode?.className == "RingView")
  }

  @Test func `a page that is alone is drawn as if there were no studio`() throws {
    let harness = try Harness()
    let before = harness.screen()
    harness.type("h")
    #expect(!harness.screen().hasSamePixels(as: before))
    harness.type("h")
    #expect(harness.screen().hasSamePixels(as: before))
    #expect(harness.wantedRoom == .zero)
  }

  /// A button of the toolbar by its words.
  private func button(_ harness: Harness, _ words: String) -> ToolbarButton? {
    harness.views(ToolbarButton.self).first { $0.words.hasPrefix(words) && !$0.isHidden }
  }

  private func press(_ button: ToolbarButton, _ harness: Harness) {
    let place = button.convert(button.bounds, to: harness.stage.root)
    harness.click(place.midX, place.midY)
  }

  @Test func `distances and loupe stand beside the selection tool, lit while they are used`() throws
  {
    let harness = try opened()
    let measure = try #require(button(harness, "Measure distances"))
    let loupe = try #require(button(harness, "Show pixels"))
    let select = try #require(button(harness, "Select views"))
    #expect(measure.frame.minX == select.frame.maxX + 2 && loupe.frame.minX > measure.frame.minX)
    press(measure, harness)
    #expect(!measure.isOn)
    #expect(
      harness.views(UILabel.self).contains { $0.text == "Select a view to measure from" })
    harness.press(.down)
    press(measure, harness)
    #expect(measure.isOn && !loupe.isOn)
    press(measure, harness)
    #expect(!measure.isOn)
    press(loupe, harness)
    #expect(loupe.isOn)
    harness.press(.escape)
    #expect(!loupe.isOn)
    // Nothing is measured over variants.
    harness.type("g")
    #expect(!measure.isEnabled && !loupe.isEnabled)
  }

  @Test func `a narrow toolbar leaves out distances and loupe, and keeps the selection tool`()
    throws
  {
    let harness = try opened(PixelSize(width: 760, height: 600))
    #expect(button(harness, "Measure distances") == nil && button(harness, "Show pixels") == nil)
    #expect(button(harness, "Select views") != nil)
  }

  @Test func `panels are made when they are seen first`() throws {
    let harness = try Harness()
    let root = harness.session.studio.root
    let alone = root.subviews.count
    harness.session.studio.layout = StudioLayout(onScreenOf: 1000)
    // The toolbar, and the outline around the selected view.
    #expect(root.subviews.count == alone + 2)
    for (count, key) in [(4, "i"), (6, "l"), (8, "t")] as [(Int, Character)] {
      harness.type(key)
      #expect(root.subviews.count == alone + count)
    }
    harness.type("h")
    harness.type("h")
    #expect(root.subviews.count == alone + 8)
  }

  @Test(arguments: [(1099.0, false), (1100, true)])
  func `at first the inspector is open where the screen is wide`(width: CGFloat, isOpen: Bool) {
    let layout = StudioLayout(onScreenOf: width)
    #expect(!layout.isAlone)
    #expect(layout.open == (isOpen ? [.inspector] : []))
  }

  @Test func `panels stand around the canvas and the page in its middle`() throws {
    let screen = try opened().screen()
    #expect(screen[100, 400] == panel)
    #expect(screen[220, 400] == canvas)
    #expect(screen[900, 400] == panel)
    #expect(screen[550, 4] == panel)
    // The canvas is 588 points wide and begins at 208; the page is 375 wide.
    #expect(screen[313, 300] == canvas)
    #expect(screen[314, 230] == 0xFFFF_FFFF)
  }

  @Test(arguments: [("l", 100), ("i", 1000)])
  func `a key closes a panel and opens it again`(key: Character, x: Int) throws {
    let harness = try opened()
    let before = harness.screen()
    #expect(before[x, 400] == panel)
    harness.type(key)
    #expect(harness.screen()[x, 400] == canvas)
    harness.type(key)
    #expect(harness.screen().hasSamePixels(as: before))
  }

  @Test func `the window is asked for the room that a panel takes`() throws {
    let harness = try opened()
    harness.type("i")
    #expect(harness.wantedRoom == CGSize(width: -304, height: 0))
    harness.type("t")
    #expect(harness.wantedRoom == CGSize(width: -304, height: 132))
    harness.type("h")
    #expect(harness.wantedRoom == CGSize(width: -304 - 208, height: -44))
  }

  @Test func `a panel that was dragged larger gives the canvas back what it took from it`() throws {
    let harness = try opened()
    harness.type("t")
    let edges = harness.views(PanelEdge.self).filter { $0.side == .bottom && !$0.isHidden }
    let places = edges.map { $0.convert($0.bounds, to: harness.stage.root) }
    let place = try #require(places.max { $0.minY < $1.minY })
    harness.send(.pointerMoved(harness.pointer(place.midX, place.midY)))
    harness.send(.pointerPressed(harness.pointer(place.midX, place.midY), .primary))
    harness.send(.pointerMoved(harness.pointer(place.midX, place.midY - 100)))
    harness.send(.pointerReleased(harness.pointer(place.midX, place.midY - 100), .primary))
    #expect(harness.session.studio.layout[.time] == 232)
    harness.type("t")
    #expect(harness.wantedRoom == .zero)
    // It opens as high as it was left.
    harness.type("t")
    #expect(harness.wantedRoom.height == 232)
    harness.type("t")
    #expect(harness.wantedRoom == .zero)
  }

  @Test func `a toolbar's button does what its key does`() throws {
    let harness = try opened()
    harness.click(24, 21)
    #expect(!harness.session.studio.layout.open.contains(.outline))
    harness.click(1076, 21)
    #expect(!harness.session.studio.layout.open.contains(.inspector))
    press(try #require(button(harness, "Pause or resume")), harness)
    #expect(harness.clock.isPaused)
  }

  @Test func `the whole page is seen when window and panels change, until a person zooms`()
    throws
  {
    let harness = try opened()
    let canvas = harness.session.canvas
    func resize(_ width: Int, _ height: Int) {
      harness.presenter.resize(to: PixelSize(width: width, height: height))
      harness.send(.resized(PixelSize(width: width, height: height)))
    }
    #expect(canvas.zoom == 1)
    resize(1000, 700)
    #expect(canvas.zoom == canvas.fittingZoom && canvas.zoom < 1)
    resize(1600, 1400)
    #expect(canvas.zoom == 1)
    harness.type("0")
    #expect(canvas.zoom == canvas.fittingZoom && canvas.zoom > 1)
    resize(1000, 500)
    #expect(canvas.zoom == canvas.fittingZoom && canvas.zoom < 1)
    harness.type("t")
    #expect(canvas.zoom == canvas.fittingZoom)
    harness.type("+")
    let zoomed = canvas.zoom
    resize(1000, 700)
    #expect(canvas.zoom == zoomed)
  }

  @Test func `the list of keys leaves out what a page of sources does not have`() {
    let rows = ShortcutTable.rows(forSourcesWith: [])
    #expect(!rows.contains { $0.effect.contains("gradient") || $0.effect.contains("chart") })
    #expect(rows.contains { $0.inputs.contains("Control-K") })
    let starting = ShortcutTable.rows(forSourcesWith: [.start])
    #expect(starting.first?.inputs == ["S", "Return"])
    #expect(ShortcutTable.rows.count == rows.count + 3)
  }

  @Test(arguments: [false, true]) func `a line under the pointer lights its view up on the page`(
    picks: Bool
  ) throws {
    let harness = try opened()
    if picks { harness.type("v") }
    harness.send(.pointerMoved(harness.pointer(100, 700)))
    let before = harness.screen()
    harness.send(.pointerMoved(harness.pointer(100, 44 + 32 + 4 + 12)))
    harness.send(.pointerMoved(harness.pointer(104, 44 + 32 + 4 + 13)))
    #expect(harness.screen()[500, 110] != before[500, 110])
    harness.send(.pointerMoved(harness.pointer(100, 700)))
    #expect(harness.screen().hasSamePixels(as: before))
  }

  @Test func `dragging an edge resizes a panel and a double click gives it back its width`() throws
  {
    let harness = try opened()
    harness.send(.pointerMoved(harness.pointer(796, 400)))
    #expect(harness.session.cursor == .columnResize)
    harness.send(.pointerPressed(harness.pointer(796, 400), .primary))
    harness.send(.pointerMoved(harness.pointer(764, 400)))
    #expect(harness.session.studio.layout[.inspector] == 336)
    harness.send(.pointerMoved(harness.pointer(0, 400)))
    #expect(harness.session.studio.layout[.inspector] == 520)
    harness.send(.pointerReleased(harness.pointer(0, 400), .primary))
    harness.wait(1)
    harness.click(580, 400)
    harness.click(580, 400)
    #expect(harness.session.studio.layout[.inspector] == 304)
  }

  @Test func `in a narrow window the outline gives way first, then the inspector`() throws {
    let narrow = try opened(PixelSize(width: 500, height: 700)).screen()
    #expect(narrow[100, 400] != panel)
    #expect(narrow[400, 400] == panel)
    let narrowest = try opened(PixelSize(width: 300, height: 700)).screen()
    #expect(narrowest[280, 690] == canvas)
  }

  private func plan(_ open: Set<StudioLayout.Panel>, _ size: CGSize) -> PanelPlan {
    var layout = StudioLayout.opened
    layout.open = open
    return PanelPlan(layout, in: size)
  }

  @Test func `in a small window panels get smaller, then give way, and the page can be seen`() {
    let all = Set(StudioLayout.Panel.allCases)
    let small = plan(all, CGSize(width: 600, height: 500))
    #expect(small.canvas.size == CGSize(width: 296, height: 240))
    #expect(small.inspector.width == 304 && small.outline.isEmpty)
    // The time bar gets what it needs before the console does.
    #expect(small.time.height == 132 && small.console.height == 84)
    let less = plan(all, CGSize(width: 700, height: 460))
    #expect(less.canvas.size == CGSize(width: 280, height: 240))
    #expect(less.inspector.width == 260 && less.outline.width == 160)
    let least = plan([.time, .console], CGSize(width: 600, height: 400))
    #expect(least.console.isEmpty && least.time.height == 116)
    // A window that opened around a small page keeps its panels as they are.
    let around = PanelPlan(
      .opened, page: CGSize(width: 100, height: 100), in: CGSize(width: 692, height: 224))
    #expect(around.canvas == CGRect(x: 208, y: 44, width: 180, height: 180))
    for width in stride(from: 120, through: 1400, by: 20) as StrideThrough<CGFloat> {
      let plan = plan(all, CGSize(width: width, height: width))
      let isAlone = plan.seen.isDisjoint(with: [.outline, .inspector])
      #expect(isAlone || plan.canvas.width >= 120)
      #expect(plan.canvas.width >= min(280, width - 240))
    }
  }

  @Test func `a panel that gave way is opened by its key, and another one gives way`() throws {
    let harness = try opened(PixelSize(width: 500, height: 700))
    let outline = try #require(button(harness, "Outline"))
    let inspector = try #require(button(harness, "Inspector"))
    #expect(inspector.isOn && !outline.isOn)
    harness.type("l")
    #expect(outline.isOn && !inspector.isOn)
    #expect(harness.session.studio.layout.shows(.inspector))
    #expect(harness.screen()[100, 400] == panel && harness.screen()[450, 400] != panel)
    harness.type("l")
    #expect(inspector.isOn && !outline.isOn && !harness.session.studio.layout.shows(.outline))
  }

  @Test func `a tooltip tells what a button does and its key, and goes when the pointer goes`()
    throws
  {
    let harness = try opened()
    let before = harness.screen()
    harness.send(.pointerMoved(harness.pointer(1076, 21)))
    harness.runScheduled()
    let texts = harness.views(UILabel.self).compactMap(\.text)
    #expect(texts.contains("I"))
    harness.send(.pointerMoved(harness.pointer(550, 60)))
    #expect(harness.screen().hasSamePixels(as: before))
  }

  @Test func `idle panels ask for no frame`() throws {
    let harness = try opened()
    harness.send(.pointerMoved(harness.pointer(1076, 21)))
    harness.runScheduled()
    #expect(!harness.stage.needsFrame)
    #expect(harness.stage.nextFrameDelay == nil)
  }

  @Test func `the wheel over a panel does not turn what is behind it`() throws {
    let harness = try opened()
    let angle = try harness.gradient.angle
    let over = harness.pointer(900, 100)
    harness.send(.scrolled(ScrollEvent(pointer: over, deltaX: 0, deltaY: 1)))
    #expect(try harness.gradient.angle == angle)
    let gradient = harness.pointer(500, 120)
    harness.send(.scrolled(ScrollEvent(pointer: gradient, deltaX: 0, deltaY: 1)))
    #expect(try harness.gradient.angle != angle)
  }

  @Test func `the window opens large enough for page and panels`() throws {
    let page = try Request().page(scale: 2, on: EventLoop())
    let size = Session.openingSize(
      of: page, zoom: 1, scale: 2, limit: PixelSize(width: 9000, height: 9000),
      layout: .opened)
    #expect(size == PixelSize(width: (455 + 208 + 304) * 2, height: (747 + 44) * 2))
  }

  // MARK: As they were left

  @Test func `the layout is read back as it was written`() throws {
    var state = WindowState()
    var layout = StudioLayout.opened
    layout.toggle(.outline)
    layout[.inspector] = 333
    state.layout = layout
    #expect(try WindowState(text: state.text) == state)
  }

  @Test(arguments: [
    "studio=maybe", "inspector=open", "inspector=open 20", "inspector=ajar 300",
    "outline=open 1e2", "time=open 44 44", "time=open 20",
  ])
  func `a line about a panel that makes no sense is an error`(line: String) {
    #expect(throws: WindowStateError(line: 1, text: line)) { try WindowState(text: line) }
  }
}

// The page itself in another way than it was opened: by the toolbar's lists and by the command palette.

import CoreGraphics
import Inspection
import Messages
import Pages
import Stage
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

@MainActor @Suite(.ownScreenScale) struct StudioChoicesTests {
  /// A place on the page's ground, and one on its gradient.
  private let ground = (x: 330, y: 250)
  private let gradient = (x: 400, y: 110)

  private func choice(_ axis: VariantAxis, _ name: String) throws -> VariantChoice {
    try #require(axis.choices().first { $0.name == name })
  }

  @Test func `a page that is made dark keeps a person's values, and is light again`() throws {
    let hands = try StudioHands()
    let harness = hands.harness
    hands.pick(line: 0)
    try hands.type("0", into: "Angle", 60)
    harness.press(.escape)
    let turned = harness.presenter.screen[gradient.x, gradient.y]
    #expect(harness.presenter.screen[ground.x, ground.y] == 0xFFFF_FFFF)
    harness.session.perform(.show(.appearance, try choice(.appearance, "dark")))
    harness.frame()
    #expect(harness.presenter.screen[ground.x, ground.y] == 0xFF00_0000)
    #expect(harness.presenter.screen[gradient.x, gradient.y] == turned)
    harness.session.perform(.show(.appearance, nil))
    harness.frame()
    #expect(harness.presenter.screen[ground.x, ground.y] == 0xFFFF_FFFF)
    #expect(harness.presenter.screen[gradient.x, gradient.y] == turned)
    harness.type("z", .control)
    #expect(harness.presenter.screen[gradient.x, gradient.y] != turned)
  }

  @Test func `a system colour that a person chose is the dark one on a dark page, also after R`()
    throws
  {
    let hands = try StudioHands()
    let harness = hands.harness
    // The gradient's ground shows where its colours are clear.
    hands.pick(line: 0)
    for name in ["Start Color", "End Color"] { try hands.type("clear", into: name, 60) }
    try hands.type("systemIndigo", into: "Background", 60)
    harness.press(.escape)
    func color() -> UInt32 { harness.presenter.screen[gradient.x, gradient.y] }
    #expect(color() == 0xFF58_56D6)
    harness.session.perform(.show(.appearance, try choice(.appearance, "dark")))
    harness.frame()
    #expect(color() == 0xFF5E_5CE6)
    harness.type("r")
    #expect(color() == 0xFF5E_5CE6)
    hands.pick(line: 0)
    #expect(harness.views(UITextField.self).contains { $0.text == "systemIndigo" })
  }

  @Test(arguments: [true, false])
  func `a page that is made dark stands at the same moment`(isPaused: Bool) throws {
    /// The chart as it is 0.6 s after its animation began.
    func chart(_ events: (Harness) throws -> Void) throws -> [UInt32] {
      let harness = try StudioHands().harness
      try events(harness)
      let screen = harness.presenter.screen
      return (230..<430).flatMap { y in (320..<700).map { screen[$0, y] } }
    }
    func makeDark(_ harness: Harness) throws {
      harness.session.perform(.show(.appearance, try choice(.appearance, "dark")))
      harness.frame()
    }
    let expected = try chart {
      try makeDark($0)
      $0.type("s")
      $0.wait(0.6)
    }
    let changed = try chart {
      $0.type("s")
      $0.wait(0.6)
      $0.clock.isPaused = isPaused
      try makeDark($0)
      #expect($0.clock.isPaused == isPaused)
    }
    #expect(changed == expected)
    #expect(try changed != chart { try makeDark($0) })
  }

  @Test func `a page is shown and played as it was last, but for what an option says`() throws {
    let first = try StudioHands().harness
    for (axis, name) in [
      (VariantAxis.device, "iphone-se-landscape"), (.appearance, "dark"), (.textSize, "xl"),
      (.state, "disabled"),
    ] {
      first.session.perform(.show(axis, try choice(axis, name)))
    }
    first.session.perform(.rate(0.25))
    first.session.perform(.loop)
    let memory = first.session.memory
    // The state of controls is looked at, not kept.
    #expect(memory.choices.map(\.name) == ["iphone-se-landscape", "dark", "xl"])
    let second = try Harness()
    second.session.recall(memory)
    second.frame()
    #expect(second.session.memory == memory && second.session.loops)
    #expect(second.stage.clock.rate == 0.25)
    #expect(second.session.page.view.traitCollection.userInterfaceStyle == .dark)
    var request = Request.seeded
    request.device = Device.named("iPhone 16")
    let third = try Harness(request)
    third.session.recall(memory)
    #expect(third.session.memory.choices.map(\.name) == ["dark", "xl"])
  }

  /// A page with three previews that is opened with a memory, and what it shows then.
  private func shown(_ memory: PageMemory?, _ request: Request = Request()) throws -> Session {
    let page = ForgedPage(seed: 1)
    page.list = PageList(["A", "B", "C"], shown: request.preview == nil ? 0 : 1)
    let size = PixelSize(width: 900, height: 700)
    let session = Session(request, page: page, size: size, scale: 1, clock: ManualClock())
    memory.map(session.recall)
    session.start()
    return session
  }

  @Test func `a file is opened with the preview that was looked at last, where it is still there`()
    throws
  {
    let first = try shown(nil)
    #expect(first.memory == PageMemory())
    first.perform(.listed(2))
    let memory = first.memory
    #expect(memory.shown == "C")
    let second = try shown(memory)
    #expect(second.page.list.shownTitle == "C" && second.memory == memory)
    // Another choice stays when the page is built anew.
    second.perform(.listed(1))
    second.pageDidChange(.ready)
    #expect(second.page.list.shownTitle == "B")
    second.perform(.listed(0))
    #expect(second.memory == PageMemory())
    var gone = memory
    gone.shown = "D"
    #expect(try shown(gone).page.list.shownTitle == "A")
    #expect(try shown(gone).memory.shown == nil)
    var request = Request()
    request.preview = "B"
    #expect(try shown(memory, request).page.list.shownTitle == "B")
  }

  @Test func `no list and no command offers the size that the page has`() throws {
    let harness = try StudioHands().harness
    let titles = harness.session.choiceCommands.map(\.title)
    #expect(titles.contains("Device: iPhone SE") && titles.contains("Device: as opened"))
    #expect(!titles.contains { $0.contains("Own size") })
    let device = harness.views(TextButton.self).first { $0.words == "Choose a device" }
    try #require(device).onPress()
    harness.frame()
    let rows = Set(harness.views(UILabel.self).compactMap(\.text))
    #expect(rows.contains("As opened") && rows.contains("iPad mini") && !rows.contains("Own size"))
  }

  @Test func `the toolbar lists the text sizes, and the page is made in the chosen one`() throws {
    let harness = try StudioHands().harness
    let button = try #require(toolbarButton("Text size", harness))
    harness.click(button.midX, button.midY)
    let texts = harness.views(UILabel.self).compactMap(\.text)
    #expect(texts.contains("As opened") && texts.contains("Accessibility 5"))
    for _ in 0..<2 { harness.press(.down) }
    harness.press(.return)
    #expect(harness.session.choices[.textSize]?.name == "s")
    let views = harness.views(UIButton.self)
    #expect(views.first?.traitCollection.preferredContentSizeCategory == .small)
  }

  /// The frame of a button of the toolbar with a name; nil: it is not seen.
  private func toolbarButton(_ name: String, _ harness: Harness) -> CGRect? {
    harness.views(PressButton.self)
      .first { !$0.isHidden && $0.accessibilityFacts.label == name }
      .map { $0.convert($0.bounds, to: harness.stage.root) }
  }

  @Test func `the toolbar names the device, and a list below it chooses another one`() throws {
    let harness = try StudioHands().harness
    let button = try #require(toolbarButton("Choose a device", harness))
    func texts() -> [String] { harness.views(UILabel.self).compactMap(\.text) }
    #expect(texts().contains("375 × 667"))
    harness.click(button.midX, button.midY)
    for _ in 0..<3 { harness.press(.down) }
    harness.press(.return)
    #expect(harness.session.choices[.device]?.name == "iphone-13-mini")
    #expect(texts().contains("iPhone 13 mini"))
  }

  @Test func `a button of the toolbar turns the device to its side, and upright again`() throws {
    let harness = try StudioHands().harness
    let page = harness.session.page
    func tip() -> String? {
      harness.views(PressButton.self).first { $0.words == "Turn the device" }?.tip?.text
    }
    #expect(tip() == "Turn the device\nThe page stands on no device")
    // A page on no device has nothing to turn.
    let still = try #require(toolbarButton("Turn the device", harness))
    harness.click(still.midX, still.midY)
    #expect(harness.session.choices[.device] == nil)
    harness.session.perform(.show(.device, try choice(.device, "iphone-16")))
    harness.frame()
    #expect(tip() == "Turn the device")
    for (name, size) in [
      ("iphone-16-landscape", CGSize(width: 852, height: 393)),
      ("iphone-16", CGSize(width: 393, height: 852)),
    ] {
      let button = try #require(toolbarButton("Turn the device", harness))
      harness.click(button.midX, button.midY)
      #expect(harness.session.choices[.device]?.name == name)
      #expect(page.view.bounds.size == size)
    }
  }

  @Test func `a device that the page was opened on is turned, and back to what was asked for`()
    throws
  {
    var request = Request.seeded
    request.device = Device.named("iPad Air 11-inch (M3)")
    let session = try Harness(request).session
    session.perform(.rotate)
    #expect(session.choices[.device]?.value == .device(request.device, isOnSide: true))
    // The command line has no word for this device, and nobody would find it in the list.
    #expect(session.memory.choices.isEmpty)
    session.perform(.rotate)
    #expect(session.choices[.device] == nil)
  }

  /// A harness with the fields for the page's size open.
  private func openedFields() throws -> Harness {
    let harness = try StudioHands().harness
    let button = try #require(toolbarButton("Choose a device", harness))
    harness.click(button.midX, button.midY)
    harness.press(.end)
    harness.press(.return)
    return harness
  }

  private func texts(_ harness: Harness) -> Set<String> {
    Set(harness.views(UILabel.self).filter { !$0.isHidden }.compactMap(\.text))
  }

  @Test func `the last row of the devices asks for a size, and the page has it`() throws {
    let harness = try openedFields()
    func size() -> CGSize { harness.session.page.view.bounds.size }
    #expect(size() == CGSize(width: 375, height: 667))
    // The fields begin with the page's size, selected.
    harness.enter("320")
    harness.press(.tab)
    harness.frame()
    #expect(size() == CGSize(width: 320, height: 667))
    harness.enter("w/2")
    harness.press(.return)
    harness.frame()
    #expect(size() == CGSize(width: 320, height: 160))
    #expect(!texts(harness).contains("Size of the page") && texts(harness).contains("320 × 160"))
    #expect(harness.session.memory.choices.map(\.name) == ["320x160"])
    harness.session.perform(.rotate)
    harness.frame()
    #expect(size() == CGSize(width: 160, height: 320))
    harness.session.perform(.show(.device, nil))
    harness.frame()
    #expect(size() == CGSize(width: 375, height: 667))
  }

  @Test func `the arrows step the page's size, which the page follows at once`() throws {
    let harness = try openedFields()
    harness.press(.down)
    harness.press(.down, .shift)
    harness.frame()
    #expect(harness.session.page.view.bounds.size == CGSize(width: 364, height: 667))
    harness.press(.escape)
    #expect(!texts(harness).contains("Size of the page"))
    #expect(harness.session.page.view.bounds.size == CGSize(width: 364, height: 667))
  }

  @Test(arguments: ["0", "-5", "16385", "wide", "1/0"])
  func `a size that no page has is refused with the range, and the page stays`(text: String) throws
  {
    let harness = try openedFields()
    harness.enter(text)
    harness.press(.return)
    harness.frame()
    #expect(texts(harness).contains("A number above 0, at most 16384"))
    #expect(harness.session.page.view.bounds.size == CGSize(width: 375, height: 667))
    harness.press(.escape)
    #expect(!texts(harness).contains("A number above 0, at most 16384"))
    harness.press(.escape)
    #expect(!texts(harness).contains("Size of the page"))
  }

  @Test func `the page is laid out for other pixels per point in the same size`() throws {
    let harness = try StudioHands().harness
    let view = harness.session.page.view
    let (frame, place) = (view.frame, view.convert(view.bounds, to: nil))
    harness.session.perform(.show(.scale, try choice(.scale, "3")))
    harness.frame()
    #expect(view.subviews.first?.outputScale == 3)
    #expect(view.frame == frame && view.convert(view.bounds, to: nil) == place)
    #expect(harness.session.memory.choices.map(\.name) == ["3"])
    harness.session.perform(.zoomIn)
    harness.frame()
    #expect(view.subviews.first?.outputScale == 3)
    harness.session.perform(.show(.scale, nil))
    harness.frame()
    #expect(view.subviews.first?.outputScale == 1)
  }

  @Test func `the toolbar says the pixels per point of the screen, and those of saved pictures`()
    throws
  {
    let harness = try StudioHands().harness
    func button() throws -> TextButton {
      try #require(
        harness.views(TextButton.self).first { $0.words == "Choose pixels per point" })
    }
    #expect(try button().text == "@1x")
    #expect(try button().tip?.text == "Choose pixels per point")
    harness.session.perform(.show(.device, try choice(.device, "iphone-13-mini")))
    harness.frame()
    #expect(try button().text == "@1x, saved @3x")
    #expect(
      try button().tip?.text
        == "Choose pixels per point\nThe page is shown with 1, and saved in pictures with 3")
    harness.session.perform(.save)
    let picture = try #require(harness.saved.first.flatMap { UIImage(data: $0.file)?.cgImage })
    #expect(picture.width == 3 * 375)
    // Pixels per point that a person chose hold for both.
    harness.session.perform(.show(.scale, try choice(.scale, "2")))
    harness.frame()
    #expect(try button().text == "@2x")
    harness.session.perform(.show(.scale, nil))
    harness.session.perform(.show(.device, nil))
    harness.frame()
    #expect(try button().text == "@1x")
  }

  @Test func `the toolbar names the preview, and a list below it chooses another one`() throws {
    let page = WritablePage(try InProcessPage(PageScene(), of: KindsModule()))
    let harness = try Harness(page: page)
    #expect(toolbarButton("Choose a preview, view or scene", harness) != nil)
    page.previewCount = 3
    harness.session.perform(.studio(.toggle(.outline)))
    harness.frame()
    let button = try #require(toolbarButton("Choose a preview, view or scene", harness))
    harness.click(button.midX, button.midY)
    for _ in 0..<2 { harness.press(.down) }
    harness.press(.return)
    #expect(page.preview == 2)
    #expect(harness.views(TextButton.self).contains { $0.text == "Preview 3" && !$0.isHidden })
    let titles = harness.session.studioCommands.map(\.title)
    #expect(titles.contains("Show “Preview 1”") && !titles.contains("Show “Preview 3”"))
  }

  @Test(arguments: ["iphone-se", "300x200"])
  func `a device or a size stays when another preview is chosen, and the toolbar says so`(
    name: String
  ) throws {
    let page = WritablePage(try InProcessPage(PageScene(), of: KindsModule()))
    page.previewCount = 3
    let harness = try Harness(page: page)
    let wanted =
      try name == "300x200"
      ? .size(CGSize(width: 300, height: 200)) : choice(.device, name)
    harness.session.perform(.show(.device, wanted))
    harness.frame()
    let size = page.size
    harness.session.perform(.listed(2))
    harness.frame()
    #expect(page.preview == 2)
    #expect(page.size == size)
    let button = try #require(
      harness.views(TextButton.self).first { $0.words == "Choose a device" })
    #expect(button.text == wanted.title)
    #expect(button.isOn)
    // The list marks it, where a person looks for the way back.
    let place = try #require(toolbarButton("Choose a device", harness))
    harness.click(place.midX, place.midY)
    let chosen = harness.views(MenuRow.self).filter(\.isMarked)
    #expect(chosen.map(\.shownWords) == [name == "300x200" ? "Custom size…" : wanted.title])
  }

  @Test func `a list below the toolbar's speed sets it`() throws {
    let harness = try Harness(size: PixelSize(width: 1440, height: 791), layout: .opened)
    let button = try #require(toolbarButton("Choose the speed", harness))
    harness.click(button.midX, button.midY)
    harness.press(.up)
    harness.press(.return)
    #expect(harness.stage.clock.rate == 0.5)
  }

  @Test func `the toolbar's moon is lit while the page is dark, and a press changes that`() throws {
    let harness = try StudioHands().harness
    let button = try #require(toolbarButton("Dark appearance", harness))
    harness.click(button.midX, button.midY)
    #expect(harness.session.choices[.appearance]?.name == "dark")
    #expect(harness.session.studio.isPageDark)
    harness.click(button.midX, button.midY)
    #expect(harness.session.choices[.appearance]?.name == "light")
  }

  @Test func `a narrow window keeps the sign of the commands, which opens them`() throws {
    let harness = try Harness(
      size: PixelSize(width: 420, height: 600), layout: StudioLayout(onScreenOf: 420))
    #expect(toolbarButton("Text size", harness) == nil)
    let button = try #require(toolbarButton("Commands, views and properties", harness))
    harness.click(button.midX, button.midY)
    #expect(harness.views(UILabel.self).contains { $0.text == "Start animation" })
  }

  @Test func `a narrow window lists the buttons that it has no room for, which do the same there`()
    throws
  {
    let harness = try Harness(
      size: PixelSize(width: 560, height: 500), layout: StudioLayout(onScreenOf: 420))
    #expect(toolbarButton("Text size", harness) == nil)
    func choose(_ words: String) throws {
      let more = try #require(toolbarButton("More", harness))
      harness.click(more.midX, more.midY)
      let line = try #require(
        harness.views(UILabel.self).last { $0.text == words && !$0.isHidden })
      let frame = line.convert(line.bounds, to: harness.stage.root)
      harness.click(frame.midX, frame.midY)
    }
    try choose("Text size")
    harness.press(.down)
    harness.press(.return)
    #expect(harness.session.choices[.textSize]?.name == "xs")
    let zoom = harness.session.canvas.zoom
    try choose("Zoom in")
    #expect(harness.session.canvas.zoom > zoom)
    let wide = try StudioHands().harness
    #expect(toolbarButton("Text size", wide) != nil)
  }

  @Test func `the palette finds a device, which the page is shown on then`() throws {
    let harness = try StudioHands().harness
    let titles = harness.session.studioCommands.map(\.title)
    #expect(titles.contains("Device: iPad mini") && titles.contains("Text size: Accessibility 3"))
    #expect(!titles.contains { $0.hasPrefix("Language") })
    let command = try #require(
      harness.session.studioCommands.first { $0.title == "Device: iPad mini" })
    command.perform()
    harness.frame()
    #expect(harness.session.page.view.bounds.size == CGSize(width: 744, height: 1133))
  }

  @Test func `a page is shown on a device that lies on its side, and on one that stands`() throws {
    let harness = try StudioHands().harness
    for (name, size) in [
      ("iphone-se-landscape", CGSize(width: 667, height: 375)),
      ("iphone-se", CGSize(width: 375, height: 667)),
    ] {
      harness.session.perform(.show(.device, try choice(.device, name)))
      harness.frame()
      #expect(harness.session.page.view.bounds.size == size)
    }
  }
}

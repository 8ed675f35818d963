// The page's views apart, by depth: turned, pressed and followed as a person does.

import CXTest
import CoreGraphics
import ImageCoding
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

/// Three boxes: a red one that clips the green one in it, and a blue one that hides the green one for the most part.
private final class StackedView: UIView {
  let (back, inner, front) = (UIView(), UIView(), UIView())

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    back.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
    back.backgroundColor = .red
    back.clipsToBounds = true
    inner.frame = CGRect(x: 40, y: 40, width: 100, height: 40)
    inner.backgroundColor = .green
    back.addSubview(inner)
    front.frame = CGRect(x: 60, y: 60, width: 100, height: 100)
    front.backgroundColor = .blue
    for view in [back, front] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private struct StackedModule: PageModule {
  let inspector = Inspector([
    DesignableDescription(StackedView.self, named: "StackedView", inspectables: []) {
      StackedView(frame: $0)
    }
  ])
  let shownClasses = ["StackedView"]
  let imageNames: [String] = []

  func composition() -> PageComposition? {
    let view = StackedView(frame: CGRect(x: 10, y: 10, width: 180, height: 180))
    return PageComposition(size: CGSize(width: 200, height: 200), views: [view])
  }
}

@MainActor @Suite(.ownScreenScale) struct StudioExplodedTests {
  private func page(scale: CGFloat = 1) throws -> InProcessPage {
    try InProcessPage(PageScene(scale: Double(scale)), of: StackedModule())
  }

  private func planes(_ page: InProcessPage, scale: CGFloat = 1) -> [PagePlane] {
    var planes: [PagePlane] = []
    page.planes(scale: scale) { planes = $0 }
    return planes
  }

  private func opened() throws -> StudioHands {
    let hands = StudioHands(try Harness(page: try page()))
    hands.harness.type("e")
    return hands
  }

  private func texts(_ hands: StudioHands) -> Set<String> {
    Set(hands.harness.views(UILabel.self).compactMap(\.text))
  }

  /// The middle of the pixels of a colour on the canvas; nil: there are fewer than 40.
  private func middle(_ hands: StudioHands, _ color: UInt32) -> CGPoint? {
    let screen = hands.harness.presenter.screen
    var (count, x, y) = (0, 0, 0)
    for row in 90..<screen.height {
      for column in 210..<794 where screen[column, row] & 0xFFFFFF == color {
        (count, x, y) = (count + 1, x + column, y + row)
      }
    }
    return count < 40 ? nil : CGPoint(x: x / count, y: y / count)
  }

  // MARK: Without views

  @Test func `a page without views is not taken apart, and a line says why`() throws {
    let page = ForgedPage(seed: 3)
    let harness = try Harness(page: page)
    func said() -> String? { harness.session.panels.toast?.text }
    page.isEmpty = true
    harness.type("e")
    #expect(!harness.session.studio.showsDepth)
    #expect(said() == "There are no views to show apart yet")
    let failed = PageStatus.failed(PageMessage(title: "Does not compile", lines: []))
    harness.session.pageDidChange(failed)
    harness.type("e")
    #expect(!harness.session.studio.showsDepth)
    #expect(said() == "The page is not shown, so there are no views to show apart")
    // A page that fails while its views are apart.
    page.isEmpty = false
    harness.session.pageDidChange(.ready)
    harness.type("e")
    #expect(harness.session.studio.showsDepth)
    page.isEmpty = true
    harness.session.pageDidChange(failed)
    harness.frame()
    #expect(!harness.session.studio.showsDepth)
    #expect(said() == "The page is not shown, so there are no views to show apart")
  }

  // MARK: The pictures of planes

  @Test func `each view is drawn without those in it, and faint where it is clipped`() throws {
    let planes = planes(try page(), scale: 2)
    let pictures = try planes.map { try PNG.decode($0.picture) }
    #expect(pictures.map(\.width) == [360, 200, 200, 200])
    #expect(pictures.map(\.height) == [360, 200, 80, 200])
    // Only the ground, though the boxes lie over it.
    #expect(pictures[0][160, 160] == 0xFFFF_FFFF)
    #expect(pictures[1][100, 100] == 0xFFFF_0000)
    // The part that the red box clips begins at 60 points.
    #expect(pictures[2][60, 40] == 0xFF00_FF00)
    let faint = pictures[2][160, 40]
    #expect(faint >> 24 == 64 && faint & 0xFF_00FF == 0)
  }

  @Test func `views that are hidden or draw nothing have no picture`() throws {
    let page = try page()
    let hands = StudioHands(try Harness(page: page))
    let view = try #require(hands.harness.views(StackedView.self).first)
    let all = planes(page)
    view.inner.isHidden = true
    view.front.backgroundColor = nil
    #expect(planes(page) == [all[0], all[1]])
  }

  @Test func `pictures together stay small whatever the page is`() throws {
    let page = try page()
    let hands = StudioHands(try Harness(page: page))
    let view = try #require(hands.harness.views(StackedView.self).first)
    view.front.frame.size = CGSize(width: 90_000, height: 3_000)
    for _ in 0..<520 { view.addSubview(UIView(frame: view.front.bounds)) }
    for child in view.subviews { child.backgroundColor = .blue }
    let planes = planes(page, scale: 4)
    let sizes = planes.compactMap { PNG.size(of: $0.picture) }
    #expect(planes.count == 500 && sizes.count == 500)
    #expect(sizes.reduce(0) { $0 + $1.width * $1.height } < 2_000_000)
    #expect(sizes.allSatisfy { max($0.width, $0.height) <= 2048 })
  }

  // MARK: The stack

  @Test func `a key takes the page apart, and puts it together as it was`() throws {
    let hands = StudioHands(try Harness(page: try page()))
    let before = hands.harness.screen()
    hands.harness.type("e")
    #expect(texts(hands).contains("4 views on 4 levels"))
    // The green box, which the blue one hides on the page, can be seen whole.
    let colors: [UInt32] = [0xFF0000, 0x0000FF, 0x00FF00]
    #expect(colors.allSatisfy { middle(hands, $0) != nil })
    hands.harness.runScheduled()
    #expect(!hands.harness.stage.needsFrame && hands.harness.stage.nextFrameDelay == nil)
    hands.harness.type("e")
    #expect(hands.harness.screen().hasSamePixels(as: before))
  }

  @Test func `a press picks the plane in front, and the one behind it at the same place`() throws {
    let hands = try opened()
    let green = try #require(middle(hands, 0x00FF00))
    hands.click(green)
    #expect(texts(hands).contains { $0.hasPrefix("View  100 × 40  ·  level 3 of 4") })
    // The outline's third line is selected too: the inspector shows that view's place.
    #expect(texts(hands).contains { $0.hasPrefix("UIView  ·  100 × 40") })
    hands.click(green)
    #expect(!texts(hands).contains { $0.contains("level 3 of 4") })
    #expect(texts(hands).contains { $0.contains("level 2 of 4") || $0.contains("level 1 of 4") })
  }

  @Test func `a line of the outline lights up its plane`() throws {
    let hands = try opened()
    let blue = try #require(middle(hands, 0x0000FF))
    let before = hands.harness.presenter.screen[Int(blue.x), Int(blue.y)]
    hands.pick(line: 3)
    #expect(texts(hands).contains { $0.contains("level 4 of 4") })
    #expect(hands.harness.presenter.screen[Int(blue.x), Int(blue.y)] != before)
  }

  @Test func `dragging turns the stack, and never so far that it is seen from behind`() throws {
    let hands = try opened()
    let stack = try #require(hands.harness.views(PlaneStack.self).first)
    func places() -> [CGFloat] {
      [0xFF0000, 0x0000FF].compactMap { middle(hands, $0)?.x }
    }
    let before = places()
    // By 70 degrees to the left: what is in front lies to the left then.
    hands.drag(CGPoint(x: 300, y: 700), by: [-50, -50, -100])
    let after = places()
    #expect(before.count == 2 && after.count == 2)
    #expect(before[1] - before[0] > after[1] - after[0] + 20)
    #expect(abs(stack.camera.yaw - (38 - 70)) < 2)
    // Across the whole window and more.
    hands.drag(CGPoint(x: 300, y: 700), by: [180, 180, 600])
    #expect(stack.camera.yaw == 80)
    hands.drag(CGPoint(x: 300, y: 700), by: [-900])
    #expect(stack.camera.yaw == -80)
    for (key, pitch) in [(Key.up, 60), (.down, -60)] as [(Key, CGFloat)] {
      for _ in 0..<5 { hands.harness.press(key, .control) }
      #expect(stack.camera.pitch == pitch)
    }
  }

  @Test func `keys turn, space, zoom and reset, and the camera stays as it was left`() throws {
    let hands = try opened()
    let first = hands.harness.screen()
    for key in [Key.left, .right, .up, .down] {
      let before = hands.harness.screen()
      hands.harness.press(key)
      #expect(!hands.harness.screen().hasSamePixels(as: before), "\(key)")
    }
    #expect(hands.harness.screen().hasSamePixels(as: first))
    for character: Character in [">", "+"] {
      let before = hands.harness.screen()
      hands.harness.type(character)
      #expect(!hands.harness.screen().hasSamePixels(as: before), "\(character)")
    }
    let left = hands.harness.screen()
    hands.harness.press(.escape)
    hands.harness.type("e")
    #expect(hands.harness.screen().hasSamePixels(as: left))
    hands.harness.type("0")
    #expect(hands.harness.screen().hasSamePixels(as: first))
    hands.harness.press(.tab)
    #expect(texts(hands).contains { $0.hasPrefix("Stacked View") && $0.contains("level 1 of 4") })
    hands.harness.press(.tab, .shift)
    #expect(texts(hands).contains { $0.contains("level 4 of 4") })
  }

  /// How far to the right the blue plane stands of the red one.
  private func distance(_ hands: StudioHands) throws -> CGFloat {
    try #require(middle(hands, 0x0000FF)).x - #require(middle(hands, 0xFF0000)).x
  }

  @Test func `a pinch on a touchpad zooms the stack`() throws {
    let hands = try opened()
    let before = try distance(hands)
    let pointer = hands.harness.pointer(500, 400)
    hands.harness.send(.pinched(PinchEvent(pointer: pointer, factor: 0.5)))
    #expect(try abs(distance(hands) - before / 2) < 3)
    hands.harness.send(.pinched(PinchEvent(pointer: pointer, factor: 2)))
    #expect(try distance(hands) == before)
  }

  @Test func `the wheel and the slider move the planes apart`() throws {
    let hands = try opened()
    let before = try distance(hands)
    let pointer = hands.harness.pointer(500, 400)
    hands.harness.send(.scrolled(ScrollEvent(pointer: pointer, deltaX: 0, deltaY: -5)))
    let wide = try distance(hands)
    #expect(wide > before + 10)
    let name = try #require(hands.labels("Distance").first)
    hands.click(CGPoint(x: name.maxX + 8 + 6, y: name.midY))
    let none = try distance(hands)
    #expect(none < before - 10)
    // Without a distance the blue box hides the green one again.
    #expect(middle(hands, 0x00FF00)?.x ?? 0 < none + (middle(hands, 0x0000FF)?.x ?? 0))
  }

  @Test func `the stack follows the page`() throws {
    let hands = try opened()
    let view = try #require(hands.harness.views(StackedView.self).first)
    hands.harness.runScheduled()
    view.front.backgroundColor = .yellow
    view.inner.removeFromSuperview()
    hands.harness.wait(0.1)
    hands.harness.runScheduled()
    #expect(texts(hands).contains("3 views on 3 levels"))
    #expect(middle(hands, 0xFFFF00) != nil && middle(hands, 0x0000FF) == nil)
  }

  @Test func `variants and the stack take each other's place`() throws {
    let hands = try StudioHands()
    hands.harness.type("e")
    hands.harness.type("g")
    #expect(texts(hands).contains("2 variants") && hands.labels("Distance").isEmpty)
    hands.harness.type("e")
    #expect(!texts(hands).contains("2 variants") && hands.labels("Distance").count == 1)
  }

  // MARK: Pictures

  @Test(arguments: [1, 2], ["light", "dark"])
  func `the gallery by depth`(scale: Int, style: String) throws {
    let harness = try Harness(
      .seeded, size: PixelSize(width: 1100 * scale, height: 791 * scale), scale: CGFloat(scale),
      layout: .opened)
    harness.session.studio.style = style == "dark" ? .dark : .light
    harness.type("e")
    harness.click(100 * CGFloat(scale), (44 + 32 + 4 + 24 * 4 + 12) * CGFloat(scale))
    harness.send(.pointerMoved(harness.pointer(500, 785 * CGFloat(scale))))
    let screen = harness.screen()
    // The bar at scale 1, the corner of the selected plane at scale 2.
    let area =
      scale == 1
      ? PixelRect(x: 208, y: 44, width: 588, height: 44)
      : PixelRect(x: 780, y: 1010, width: 150, height: 110)
    let picture = PixelBuffer(width: area.width, height: area.height)
    for y in 0..<area.height {
      for x in 0..<area.width { picture[x, y] = screen[area.x + x, area.y + y] }
    }
    expectGolden(named: "exploded-\(style)-\(scale)", of: picture, showsText: true)
  }
}

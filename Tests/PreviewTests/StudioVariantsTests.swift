// The page's variants beside each other: made, changed and compared as a person does.

import CoreGraphics
import Designables
import ImageCoding
import Inspection
import MainLoop
import Messages
import Pages
import Stage
import TestSupport
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

@MainActor @Suite(.ownScreenScale) struct StudioVariantsTests {
  private static let canvas: UInt32 = 0xFFEE_EEF0
  /// Points from a title's top to the picture's.
  private static let title: CGFloat = 42

  private func opened() throws -> StudioHands {
    let hands = try StudioHands()
    hands.pick(line: 0)
    hands.harness.chooseTwoDevices()
    hands.harness.type("g")
    return hands
  }

  /// The top left corners of the pictures below titles.
  private func corners(_ hands: StudioHands, _ title: String) -> [CGPoint] {
    hands.labels(title).filter { $0.minX > 208 && $0.minX < 796 }
      .map { CGPoint(x: $0.minX, y: $0.minY + Self.title) }
      .sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  private func pixel(_ hands: StudioHands, _ point: CGPoint) -> UInt32 {
    hands.harness.presenter.screen[Int(point.x), Int(point.y)]
  }

  private func texts(_ hands: StudioHands) -> Set<String> {
    Set(hands.harness.views(UILabel.self).compactMap(\.text))
  }

  @Test func `a key shows four variants, and the page again as it was`() throws {
    let hands = try StudioHands()
    let before = hands.harness.screen()
    hands.harness.chooseTwoDevices()
    hands.harness.type("g")
    let (small, large) = (corners(hands, "iPhone SE"), corners(hands, "iPhone 16"))
    #expect(small.count == 2 && large.count == 2)
    #expect(texts(hands).contains("2 × 2 = 4 variants"))
    // The ground of the page below its buttons.
    let grounds = small.map { pixel(hands, CGPoint(x: $0.x + 4, y: $0.y + 80)) }
    #expect(grounds == [0xFFFF_FFFF, 0xFF00_0000])
    hands.harness.type("g")
    #expect(hands.harness.screen().hasSamePixels(as: before))
    #expect(!hands.harness.stage.needsFrame && hands.harness.stage.nextFrameDelay == nil)
  }

  @Test func `a change in the inspector changes all variants, and so does taking it back`() throws {
    let hands = try opened()
    func colors() -> [UInt32] {
      let places =
        corners(hands, "iPhone SE").map { CGPoint(x: $0.x + 30, y: $0.y + 30) }
        + corners(hands, "iPhone 16").map { CGPoint(x: $0.x + 30, y: $0.y + 70) }
      return places.map { pixel(hands, $0) }
    }
    let before = colors()
    try hands.type("0", into: "Angle", 60)
    hands.harness.press(.escape)
    let after = colors()
    #expect(before.count == 4)
    #expect(zip(before, after).allSatisfy { $0 != $1 }, "\(before) \(after)")
    hands.harness.type("z", .control)
    #expect(colors() == before)
  }

  @Test func `variants that are made after a change show it`() throws {
    let hands = try StudioHands()
    hands.pick(line: 0)
    try hands.type("0", into: "Angle", 60)
    hands.harness.press(.escape)
    hands.harness.chooseTwoDevices()
    hands.harness.type("g")
    let changed = hands.harness.screen()
    let other = try opened()
    try other.type("0", into: "Angle", 60)
    other.harness.press(.escape)
    let area = PixelRect(x: 208, y: 90, width: 588, height: 700)
    #expect(part(hands, area).hasSamePixels(as: part(other, area)))
    #expect(!changed.hasSamePixels(as: try opened().harness.screen()))
  }

  @Test func `animations run in all variants, and go back with the page's time`() throws {
    let hands = try opened()
    let area = PixelRect(x: 208, y: 90, width: 588, height: 700)
    hands.harness.type("s")
    hands.harness.wait(0.5)
    let half = part(hands, area)
    hands.harness.wait(0.5)
    let later = part(hands, area)
    #expect(!later.hasSamePixels(as: half))
    hands.harness.session.perform(.seek(0.5))
    hands.harness.frame()
    #expect(part(hands, area).hasSamePixels(as: half))
    // A second grid shows what was done before it was opened.
    hands.harness.type("g")
    hands.harness.type("g")
    #expect(part(hands, area).hasSamePixels(as: half))
  }

  @Test func `in a small window variants scroll, by the wheel and to the marked one`() throws {
    let harness = try Harness(size: PixelSize(width: 600, height: 500), layout: .opened)
    harness.chooseTwoDevices()
    harness.type("g")
    let panel = try #require(harness.session.studio.variants)
    let tiles = harness.views(VariantTileView.self)
    let scroll = try #require(tiles.first?.superview as? UIScrollView)
    #expect(panel.scrolls && tiles.count == 4)
    let angle = try harness.gradient.angle
    let place = harness.pointer(100, 400)
    harness.send(.scrolled(ScrollEvent(pointer: place, deltaX: 0, deltaY: 1)))
    #expect(scroll.contentOffset.y > 0)
    #expect(try harness.gradient.angle == angle)
    for _ in 0..<4 { harness.press(.right) }
    let last = try #require(tiles.last)
    #expect(last.isMarked && scroll.bounds.contains(last.frame))
    harness.presenter.resize(to: PixelSize(width: 1200, height: 900))
    harness.send(.resized(PixelSize(width: 1200, height: 900)))
    #expect(!panel.scrolls && scroll.contentOffset.y == 0)
  }

  @Test func `an axis is chosen by its number, and its choices by keys`() throws {
    let hands = try opened()
    hands.harness.type("7")
    #expect(texts(hands).contains("2 × 2 × 3 = 12 variants"))
    #expect(texts(hands).isSuperset(of: ["Scale 3", "1×", "3×", "8 variants"]))
    hands.harness.press(.down)
    hands.harness.press(.space)
    #expect(texts(hands).isSuperset(of: ["Scale 2", "2 × 2 × 2 = 8 variants", "12 variants"]))
    hands.harness.press(.escape)
    // Languages are offered where the page has texts in some.
    hands.harness.type("5")
    #expect(texts(hands).contains("2 × 2 × 2 = 8 variants"))
  }

  @Test func `at first the page is light and dark in its own size, also in the list`() throws {
    let hands = try StudioHands()
    hands.harness.type("g")
    #expect(corners(hands, "Light").count == 1 && corners(hands, "Dark").count == 1)
    #expect(texts(hands).isSuperset(of: ["Device", "2 variants"]))
    hands.harness.type("1")
    #expect(texts(hands).isSuperset(of: ["Device 1", "Own size", "4 variants", "2 variants"]))
    // Two titles, and the list's row.
    #expect(corners(hands, "Own size").count == 3)
  }

  @Test func `titles of compared variants take the room that there is`() throws {
    let hands = try StudioHands()
    let sizes = VariantAxis.textSize.choices()
    hands.harness.session.studio.variantGrid = VariantGrid(
      VariantAxis.appearance.choices() + [sizes[3], sizes[10]])
    hands.harness.type("g")
    for _ in 0..<2 {
      hands.harness.press(.right)
      hands.harness.press(.space)
    }
    hands.harness.press(.return)
    let titles = ["A · Light · Large (default)", "B · Light · Accessibility 4"]
    let labels = hands.harness.views(UILabel.self).filter { titles.contains($0.text ?? "") }
    #expect(labels.count == 2)
    for label in labels { #expect(label.bounds.width >= label.intrinsicContentSize.width) }
    let line = ComparisonTitles([300, 50])
    #expect(line.wanted == 366)
    let frames = line.frames(in: CGRect(x: 10, y: 0, width: 216, height: 18))
    #expect(frames.map(\.minX) == [10, 176] && frames.map(\.width) == [150, 50])
  }

  @Test func `an axis whose choices were too many variants begins with none of them`() throws {
    let hands = try opened()
    hands.harness.type("7")
    hands.harness.press(.escape)
    hands.harness.type("3")
    #expect(texts(hands).isSuperset(of: ["2 × 2 × 3 = 12 variants", "Text size", "12 variants"]))
    hands.harness.press(.down)
    hands.harness.press(.space)
    #expect(
      texts(hands).isSuperset(of: ["2 × 2 × 3 = 12 variants", "Text size 1", "12 of 24 shown"]))
    hands.harness.press(.down)
    hands.harness.press(.space)
    #expect(texts(hands).contains("2 × 2 × 2 × 3 = 24 variants, 12 shown"))
  }

  @Test func `zoom is left alone while variants are shown`() throws {
    let hands = try opened()
    hands.harness.type("+")
    #expect(hands.harness.session.canvas.zoom == 1)
  }

  @Test func `two variants are laid over each other, and their pixels counted`() async throws {
    let hands = try opened()
    hands.harness.press(.right)
    hands.harness.press(.space)
    hands.harness.press(.right)
    hands.harness.press(.space)
    #expect(texts(hands).isSuperset(of: ["A", "B"]))
    hands.harness.press(.return)
    #expect(texts(hands).isSuperset(of: ["A · iPhone SE · Light", "B · iPhone SE · Dark"]))
    var pictures: [CGImage] = []
    for variant in hands.harness.session.studio.variantGrid.variants.prefix(2) {
      var request = Request.seeded
      request.variant = variant
      let page = try request.page(scale: 1, on: EventLoop())
      pictures.append(try await page.image(at: 0))
    }
    let difference = PictureDifference(expected: pictures[0], actual: pictures[1])
    let count = try #require(difference.summary(tolerance: 0)?.count)
    let words = texts(hands).first { $0.contains("pixels differ") } ?? ""
    #expect(words.filter(\.isNumber).hasPrefix("\(count)"), "\(words), not \(count)")
    hands.harness.press(.escape)
    #expect(corners(hands, "iPhone SE").count == 2)
    hands.harness.press(.escape)
    #expect(corners(hands, "iPhone SE").isEmpty)
  }

  @Test func `fading, swiping and the difference show both pictures`() throws {
    let hands = try opened()
    for _ in 0..<2 {
      hands.harness.press(.right)
      hands.harness.press(.space)
    }
    hands.harness.press(.return)
    // The page's ground at its left and its right edge.
    let top = try #require(hands.labels("A · iPhone SE · Light").first)
    let left = CGPoint(x: top.minX + 6, y: top.maxY + 328)
    let right = CGPoint(x: top.minX + 240, y: top.maxY + 328)
    let faded = pixel(hands, left)
    #expect((0x78...0x88).contains(faded & 0xFF))
    hands.harness.press(.down)
    #expect(pixel(hands, left) == 0xFFFF_FFFF)
    #expect(pixel(hands, right) == 0xFF00_0000)
    for _ in 0..<10 { hands.harness.press(.right) }
    #expect(pixel(hands, left) == 0xFF00_0000)
    hands.harness.press(.down)
    let red = pixel(hands, left)
    #expect(red >> 16 & 0xFF == 230 && red & 0xFF < 120)
  }

  @Test func `two devices lie with their corners or their middles over each other`() throws {
    let hands = try opened()
    hands.harness.press(.right)
    hands.harness.press(.space)
    for _ in 0..<2 { hands.harness.press(.right) }
    hands.harness.press(.space)
    hands.harness.press(.return)
    #expect(texts(hands).isSuperset(of: ["A · iPhone SE · Light", "B · iPhone 16 · Light"]))
    let pictures = try #require(hands.harness.views(ComparedPictures.self).first)
    let lower = pictures.subviews[0]
    #expect(lower.frame.origin == .zero && lower.frame.width < pictures.bounds.width)
    let button = try #require(hands.labels("Centered").first)
    hands.click(CGPoint(x: button.midX, y: button.midY))
    #expect(abs(lower.frame.midX - pictures.bounds.midX) <= 1)
    #expect(abs(lower.frame.midY - pictures.bounds.midY) <= 1)
    hands.click(CGPoint(x: button.midX, y: button.midY))
    #expect(lower.frame.origin == .zero)
  }

  @Test func `a click picks a variant, and a third one takes the place of the first`() throws {
    let hands = try opened()
    let places = corners(hands, "iPhone SE") + corners(hands, "iPhone 16")
    for place in places.prefix(3) { hands.click(CGPoint(x: place.x + 20, y: place.y + 20)) }
    let first = try #require(hands.labels("A").first)
    #expect(abs(first.minX - places[1].x) < 1)
    hands.click(CGPoint(x: places[1].x + 20, y: places[1].y + 20))
    #expect(hands.labels("B").isEmpty)
  }

  private func part(_ hands: StudioHands, _ area: PixelRect) -> PixelBuffer {
    let screen = hands.harness.presenter.screen
    let part = PixelBuffer(width: area.width, height: area.height)
    for y in 0..<area.height {
      for x in 0..<area.width { part[x, y] = screen[area.x + x, area.y + y] }
    }
    return part
  }

  @Test(arguments: ["light", "dark"]) func `the variants' bar and tiles`(style: String) throws {
    let hands = try opened()
    hands.harness.session.studio.style = style == "dark" ? .dark : .light
    hands.harness.frame()
    let first = try #require(corners(hands, "iPhone SE").first)
    hands.click(CGPoint(x: first.x + 20, y: first.y + 20))
    hands.harness.send(.pointerMoved(hands.harness.pointer(500, 785)))
    expectGolden(
      named: "variants-bar-\(style)",
      of: part(hands, PixelRect(x: 208, y: 46, width: 544, height: 64)),
      showsText: true)
    let corner = PixelRect(
      x: Int(first.x) - 8, y: Int(first.y) - 50, width: 160, height: 100)
    expectGolden(named: "variants-tile-\(style)", of: part(hands, corner), showsText: true)
  }

  @Test(arguments: ["light", "dark"]) func `the bar of two variants`(style: String) throws {
    let hands = try opened()
    hands.harness.session.studio.style = style == "dark" ? .dark : .light
    for _ in 0..<2 {
      hands.harness.press(.right)
      hands.harness.press(.space)
    }
    hands.harness.press(.return)
    hands.harness.send(.pointerMoved(hands.harness.pointer(500, 785)))
    expectGolden(
      named: "variants-comparison-\(style)",
      of: part(hands, PixelRect(x: 208, y: 44, width: 588, height: 70)), showsText: true)
  }

  @Test func `a contact sheet shows the states of a control`() async throws {
    var request = Request.seeded
    request.view = "FancyButton"
    request.assignments = try ["title=Go", "enableGradientBackground=true"].map {
      try Assignment($0)
    }
    let sheet = try await VariantsSnapshot.picture(
      request, variants: "state=normal+disabled", options: StageOptions(), on: EventLoop())
    expectGolden(named: "variants-sheet", of: sheet.pixels, showsText: true)
  }
}

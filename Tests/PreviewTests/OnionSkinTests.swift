// The onion skin: five times of the run over the page.

import CoreGraphics
import Messages
import Pages
import Stage
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

@MainActor @Suite(.ownScreenScale) struct OnionSkinTests {
  /// A white picture of 10 × 1 pixels with black ones.
  private func picture(black: Range<Int>, of colour: UInt32 = 0xFF00_0000) -> CGImage {
    let pixels = PixelBuffer(width: 10, height: 1)
    for x in 0..<10 { pixels[x, 0] = black.contains(x) ? colour : 0xFFFF_FFFF }
    return CGImage(pixels)
  }

  private func row(_ image: CGImage?) throws -> [UInt32] {
    let pixels = try #require(image).pixels
    return (0..<10).map { pixels[$0, 0] }
  }

  private var plate: CGImage { picture(black: 0..<0) }

  @Test func `a moving thing is seen at each time, the later the stronger, and the rest is clear`()
    throws
  {
    let pictures = (0..<5).map { picture(black: $0 * 2..<$0 * 2 + 1) }
    let row = try row(OnionPicture(of: pictures, over: plate)?.image)
    #expect(row.enumerated().filter { $0.offset % 2 == 1 }.allSatisfy { $0.element == 0 })
    let alphas = [0, 2, 4, 6, 8].map { row[$0] >> 24 }
    #expect(alphas == [50, 75, 101, 127, 152])
  }

  @Test func `a thing that grows in place is seen whole at each time`() throws {
    let pictures = (0..<5).map { picture(black: 4 - $0..<6 + $0) }
    let row = try row(OnionPicture(of: pictures, over: plate)?.image)
    #expect(row[0] >> 24 == 152 && row[9] >> 24 == 152)
    #expect(zip(row[0..<4], row[1..<5]).allSatisfy { $0 >> 24 < $1 >> 24 })
  }

  @Test func `where things of two times meet the later lies above`() throws {
    let pictures = (0..<5).map { index in
      index == 1
        ? picture(black: 3..<4, of: 0xFFFF_0000)
        : picture(black: index == 4 ? 3..<4 : 0..<0, of: 0xFF00_00FF)
    }
    let pixel = try row(OnionPicture(of: pictures, over: plate)?.image)[3]
    // Red at 76/256, then blue at 153/256 over it.
    #expect(pixel == 0xB61E_0098)
  }

  @Test func `the present time's thing is seen as it is, and through it where it is faint`() throws
  {
    let skin = try #require(OnionPicture(of: [picture(black: 2..<8)], over: plate))
    let black = try row(skin.image(around: picture(black: 4..<8)))
    #expect(black.map { $0 != 0 } == (0..<10).map { (2..<4).contains($0) })
    let grey = try row(skin.image(around: picture(black: 4..<8, of: 0xFFC0_C0C0)))
    #expect(grey[2] >> 24 == 50 && (1..<50).contains(grey[5] >> 24))
  }

  @Test func `pictures that stand still, of other sizes, or none`() throws {
    let small = CGImage(PixelBuffer(width: 1, height: 1))
    #expect(
      try row(OnionPicture(of: [plate, plate], over: plate)?.image)
        == Array(repeating: 0, count: 10))
    #expect(OnionPicture(of: [], over: plate) == nil)
    #expect(OnionPicture(of: [plate, small], over: plate) == nil)
    let skin = try #require(OnionPicture(of: [plate], over: plate))
    #expect(skin.image(around: small) === skin.image)
  }

  private func opened() throws -> Harness {
    let harness = try Harness(page: try InProcessPage(PageScene(), of: FadingModule()))
    harness.type("t")
    harness.wait(1)
    return harness
  }

  private func skin(_ harness: Harness) -> CGImage? {
    harness.views(OnionSkin.self).first?.picture
  }

  @Test func `the run that is over is shown over the page, and the page is as before without`()
    throws
  {
    let harness = try opened()
    harness.type("s")
    harness.wait(2)
    let before = harness.screen()
    harness.type("o", .control)
    for _ in 0..<2 { harness.runScheduled() }
    harness.wait(0.1)
    let picture = try #require(skin(harness))
    #expect(picture.width == 40 && picture.height == 40)
    #expect(!harness.screen().hasSamePixels(as: before))
    #expect(!harness.stage.needsFrame)
    // The page itself goes on as it is, and is touched through the skin.
    let view = try #require(harness.views(FadingView.self).first)
    let middle = view.convert(CGPoint(x: 20, y: 20), to: harness.stage.root)
    let hit = try #require(harness.stage.root.hitTest(middle, with: nil))
    #expect(view.isDescendant(of: hit) && !(hit is OnionSkin))
    harness.type("o", .control)
    for _ in 0..<2 { harness.runScheduled() }
    harness.frame()
    #expect(harness.views(OnionSkin.self).isEmpty)
    #expect(harness.screen().hasSamePixels(as: before))
  }

  @Test func `a run that comes later is shown when it is over, and goes with the page's beginning`()
    throws
  {
    let harness = try opened()
    harness.type("o", .control)
    harness.runScheduled()
    #expect(skin(harness) == nil)
    harness.type("s")
    harness.wait(2)
    harness.runScheduled()
    #expect(skin(harness) != nil)
    harness.session.perform(.rewind)
    harness.frame()
    #expect(skin(harness) == nil)
  }

  @Test func `what is set on the page makes another picture, a selection does not`() throws {
    let harness = try opened()
    harness.type("s")
    harness.wait(2)
    harness.type("o", .control)
    for _ in 0..<3 { harness.runScheduled() }
    let first = try #require(skin(harness))
    harness.press(.down)
    harness.runScheduled()
    #expect(skin(harness) === first)
    #expect(harness.session.studio.set("alpha", to: "1"))
    harness.runScheduled()
    #expect(skin(harness) !== first)
  }

  @Test func `the page is seen as it is at the time that it is moved to`() throws {
    let harness = try opened()
    harness.type("s")
    harness.wait(2)
    harness.type("o", .control)
    for _ in 0..<3 { harness.runScheduled() }
    func isClear() throws -> Bool { try #require(skin(harness)).pixels[20, 20] == 0 }
    // The view has faded.
    #expect(try !isClear())
    let run = try #require(harness.session.studio.run)
    harness.session.seek(to: (run.lowerBound + run.upperBound) / 2)
    harness.frame()
    for _ in 0..<3 { harness.runScheduled() }
    #expect(try isClear())
  }

  @Test func `the times are evenly spaced, with begin and end`() {
    #expect(OnionSkin.times(of: 1...3) == [1, 1.5, 2, 2.5, 3])
  }
}
